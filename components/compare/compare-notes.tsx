import type { ReactNode } from 'react'
import { maxCompared } from '@/lib/portal/compare/compare-query'
import { counted } from '@/lib/text/counted'

/** A note about what the address states, with a remedy. */
export function CompareNote({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 max-w-[42em] border-warn border-l-2 pl-3 [overflow-wrap:anywhere]">
      {children}
    </p>
  )
}

/** States the records in the address beyond the maximum. If one is removed, the next one takes its column. */
export function Surplus({ surplus, many }: { surplus: readonly unknown[]; many: string }) {
  if (surplus.length === 0) return null
  return (
    <CompareNote>
      You can compare up to {maxCompared} {many}: {counted(surplus.length, 'more was', 'more were')}{' '}
      left out.
    </CompareNote>
  )
}

/** Shown in place of the form if no more records fit. */
export function NoMore({ many }: { many: string }) {
  return (
    <p className="screen-only mt-5 text-muted text-note">
      Maximum {maxCompared} {many}. Remove one to add another.
    </p>
  )
}

interface CompareFormProps {
  state: { onlyDifferences: boolean }
  /** The name and the value of the field that repeats what is compared. */
  stated: readonly [name: string, value: string]
  submit: string
  children: ReactNode
}

/** Adds a record. It is a plain form that works without scripts: it submits what is compared and the new record. */
export function CompareForm({ state, stated: [name, value], submit, children }: CompareFormProps) {
  return (
    <form action="/compare" className="screen-only mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      {value !== '' && <input type="hidden" name={name} value={value} />}
      <div className="w-full sm:w-96">{children}</div>
      {state.onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <button
        type="submit"
        className="h-10 cursor-pointer rounded border border-rule bg-surface px-3 font-medium text-ink hover:bg-accent-soft"
      >
        {submit}
      </button>
    </form>
  )
}
