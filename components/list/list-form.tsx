import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { type ListState, searchTextOf, withFilter } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { formatCount } from '@/lib/text/counted'
import type { Go } from './use-list'

interface ListFormProps {
  view: ListView
  state: ListState
  /** The value of the text field, which may be newer than the query of the URL. */
  text: string
  onText: (text: string) => void
  go: Go
}

const captionClass = 'block text-muted text-note'
/** The text has at least 16 pixels on phones, because iOS zooms in on fields with smaller text. */
const fieldClass =
  'mt-1 block h-10 w-full rounded border border-rule bg-surface text-base text-ink lg:h-9 lg:text-[0.9375rem]'

/** The list is updated after this pause in typing. */
const typingDelayMs = 250

interface ChoiceProps {
  name: string
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ name, label, value, onChoose, children }: ChoiceProps) {
  // Names may occur twice in a document, because the router keeps previous pages in it.
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={captionClass}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className={`${fieldClass} px-2`}
      >
        {children}
      </select>
    </div>
  )
}

type ChoicesProps = Pick<ListFormProps, 'view' | 'state' | 'go'>

function FacetChoices({ view, state, go }: ChoicesProps) {
  return view.facets.map(({ key, label, all, options }) => (
    <Choice
      key={key}
      name={key}
      label={label}
      value={state.filters[key] ?? ''}
      onChoose={(value) => go(withFilter(state, key, value || undefined))}
    >
      <option value="">{all}</option>
      {options.map(([value, name, count]) => (
        <option key={value} value={value}>
          {`${name} (${formatCount(count)})`}
        </option>
      ))}
    </Choice>
  ))
}

function OrderChoice({ view, state, go }: ChoicesProps) {
  const { orders, defaultOrder } = view
  const choose = (sort: string) => {
    const { sort: _, ...rest } = state
    go({ ...rest, page: 1, ...(sort === '' ? {} : { sort }) })
  }
  return (
    <Choice name="sort" label="Order" value={state.sort ?? ''} onChoose={choose}>
      {orders.map(({ token, name }) => (
        <option key={token} value={token === defaultOrder ? '' : token}>
          {name}
        </option>
      ))}
    </Choice>
  )
}

function useTypedName({ state, text, onText, go }: Omit<ListFormProps, 'view'>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (typed: string, typing: boolean) => {
    clearTimeout(timer.current)
    const { q, ...rest } = state
    const next = searchTextOf(typed)
    if (next === q) return
    const newState = { ...rest, page: 1, ...(next === undefined ? {} : { q: next }) }
    // While a visitor is typing, the entry in the history is replaced, so that one step back undoes the whole text.
    go(newState, typing && q !== undefined)
  }
  const type = (typed: string) => {
    onText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(typed, true), typingDelayMs)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text, false)
  }
  return { type, submit }
}

/** The form for the state of the list. Without scripts a browser sends it to the address of the page. */
export function ListForm(props: ListFormProps) {
  const { view, state, text, go } = props
  const { family, facets, orders } = view
  const textId = useId()
  const { type, submit } = useTypedName(props)
  const active = facets.filter(({ key }) => state.filters[key] !== undefined).length
  const hidden = Object.entries(state.filters).filter(([name]) =>
    facets.every(({ key }) => key !== name),
  )
  const title = facets.length > 0 ? 'Filters and order' : 'Order'
  return (
    <form action={`/${family}`} onSubmit={submit} className="list-form screen-only">
      <div>
        <label htmlFor={textId} className={captionClass}>
          Name contains
        </label>
        <input
          id={textId}
          type="search"
          name="q"
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
          className={`${fieldClass} px-3`}
        />
      </div>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {orders.length > 0 && (
        <details className="list-choices">
          <summary>{active > 0 ? `${title}, ${active} active` : title}</summary>
          <div className="list-choice-fields">
            <FacetChoices view={view} state={state} go={go} />
            <OrderChoice view={view} state={state} go={go} />
          </div>
        </details>
      )}
      <button
        type="submit"
        className="h-10 cursor-pointer justify-self-start rounded border border-rule bg-surface px-4 font-medium text-ink hover:bg-accent-soft lg:h-9 lg:text-[0.9375rem]"
      >
        Show
      </button>
    </form>
  )
}
