'use client'

import {
  type ComponentProps,
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Family } from '@/lib/contract/families'
import { type ComparedKind, type Key, maxCompared } from '@/lib/portal/compare/compare-query'

/** The families whose records visitors select in the list. */
export const canSelect = (family: Family): family is ComparedKind =>
  family === 'projects' || family === 'standards' || family === 'countries'

interface ComparisonContextValue {
  /** The name of the form's fields. */
  name: 'add' | Exclude<ComparedKind, 'projects'>
  /** The id of the form to which the checkboxes belong. */
  form: string
  selected: readonly Key[]
  setSelected: Dispatch<SetStateAction<readonly Key[]>>
}

const ComparisonContext = createContext<ComparisonContextValue | undefined>(undefined)

/**
 * Provides the selection of records for a comparison. It persists when the filters or the page of the list change.
 * Without scripts, it is a form with the checkboxes of one page.
 */
export function CompareSelection({ family, children }: { family: Family; children: ReactNode }) {
  const name = canSelect(family) && family !== 'projects' ? family : 'add'
  const form = useId()
  const [selected, setSelected] = useState<readonly Key[]>([])
  const comparison = useMemo(
    (): ComparisonContextValue => ({ name, form, selected, setSelected }),
    [name, form, selected],
  )
  return <ComparisonContext value={comparison}>{children}</ComparisonContext>
}

const withId = (id: Key) => (ids: readonly Key[]) => (ids.includes(id) ? ids : [...ids, id])
const withoutId = (id: Key) => (ids: readonly Key[]) => ids.filter((other) => other !== id)

/** The checkbox of a row, which adds its record to the comparison. */
export function CompareCheckbox({ id, label }: { id: Key; label: string }) {
  const comparison = useContext(ComparisonContext)
  const setSelected = comparison?.setSelected
  const checkbox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A visitor may have ticked the checkbox before hydration.
    if (checkbox.current?.checked) setSelected?.(withId(id))
  }, [setSelected, id])
  if (!comparison) return null
  const { form, selected } = comparison
  return (
    <input
      ref={checkbox}
      type="checkbox"
      name={comparison.name}
      value={id}
      form={form}
      checked={selected.includes(id)}
      disabled={!selected.includes(id) && selected.length >= maxCompared}
      onChange={({ target }) => comparison.setSelected(target.checked ? withId(id) : withoutId(id))}
      aria-label={`Compare ${label}`}
      className="compare-box screen-only"
    />
  )
}

function OpenComparison(button: ComponentProps<'button'>) {
  const count = useContext(ComparisonContext)?.selected.length ?? 0
  return (
    <button
      {...button}
      type="submit"
      aria-label={count === 0 ? 'Compare the selected records' : undefined}
    >
      {count === 0 ? 'Compare' : `Compare ${count}`}
    </button>
  )
}

/** Opens the comparison from below the table, where keyboard users are after the last checkbox. */
export function CompareBelow() {
  const comparison = useContext(ComparisonContext)
  return (
    <p className="compare-chosen screen-only mt-3 text-note">
      <OpenComparison form={comparison?.form} />
    </p>
  )
}

/** The form that opens the comparison. Selected records that are not among the visible rows are sent by hidden fields. */
export function CompareSelected({ visibleKeys }: { visibleKeys: readonly Key[] }) {
  const comparison = useContext(ComparisonContext)
  const submit = useRef<HTMLButtonElement>(null)
  if (!comparison) return null
  const { name, form, selected, setSelected } = comparison
  const clear = () => {
    setSelected([])
    // The button that was pressed is removed.
    submit.current?.focus()
  }
  const notShown = selected.filter((id) => !visibleKeys.includes(id))
  return (
    <form id={form} action="/compare" className="compare-chosen screen-only">
      {notShown.map((id) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
      <span aria-live="polite" className="sr-only">
        {selected.length > 0 && `${selected.length} selected`}
      </span>
      {selected.length === 0 ? (
        <span className="text-muted">Select up to {maxCompared} to</span>
      ) : (
        <button type="button" onClick={clear}>
          Clear
        </button>
      )}
      <OpenComparison ref={submit} />
    </form>
  )
}
