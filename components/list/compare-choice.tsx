'use client'

import {
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
import { maxCompared } from '@/lib/portal/compare/compare-query'

interface Choice {
  /** The form that the boxes belong to. */
  form: string
  chosen: readonly number[]
  setChosen: Dispatch<SetStateAction<readonly number[]>>
}

const ChoiceContext = createContext<Choice | undefined>(undefined)

/**
 * The choice of projects to compare. It is kept while filters and pages of the list change. Without scripts it is a form
 * with the rows of one page.
 */
export function CompareChoice({ children }: { children: ReactNode }) {
  const form = useId()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const choice = useMemo((): Choice => ({ form, chosen, setChosen }), [form, chosen])
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}

const withId = (id: number) => (ids: readonly number[]) => (ids.includes(id) ? ids : [...ids, id])
const withoutId = (id: number) => (ids: readonly number[]) => ids.filter((one) => one !== id)

/** Adds a row to the comparison, or removes it. */
export function CompareBox({ id, name }: { id: number; name: string }) {
  const choice = useContext(ChoiceContext)
  const setChosen = choice?.setChosen
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // It may have been ticked before hydration.
    if (box.current?.checked) setChosen?.(withId(id))
  }, [setChosen, id])
  if (!choice) return null
  const { form, chosen } = choice
  return (
    <input
      ref={box}
      type="checkbox"
      name="add"
      value={id}
      form={form}
      checked={chosen.includes(id)}
      disabled={!chosen.includes(id) && chosen.length >= maxCompared}
      onChange={({ target }) => choice.setChosen(target.checked ? withId(id) : withoutId(id))}
      aria-label={`Compare ${name}`}
      className="compare-box screen-only"
    />
  )
}

/** Opens the comparison. `shown` are the rows with a box; other chosen projects are sent in hidden fields. */
export function CompareChosen({ shown }: { shown: readonly { id: number }[] }) {
  const choice = useContext(ChoiceContext)
  if (!choice) return null
  const { form, chosen, setChosen } = choice
  const elsewhere = chosen.filter((id) => shown.every((row) => row.id !== id))
  return (
    <form id={form} action="/compare" className="compare-chosen screen-only">
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="add" value={id} />
      ))}
      {chosen.length === 0 ? (
        <span className="text-muted">Tick up to {maxCompared} to</span>
      ) : (
        <button type="button" onClick={() => setChosen([])}>
          Clear
        </button>
      )}
      <button type="submit">{chosen.length === 0 ? 'Compare' : `Compare ${chosen.length}`}</button>
    </form>
  )
}
