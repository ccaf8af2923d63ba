import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { getMatchKey, type ListState, withToggled } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { formatCount } from '@/lib/text/counted'
import { getSearchText, maxQueryLength } from '@/lib/text/search-text'
import { FacetChoices } from './facet-choices'
import { useNavigate } from './list-link'
import type { Navigate } from './use-list'

/** Applies the checkboxes that a visitor has ticked before hydration. Returns a ref for the form. */
function useChecksBeforeHydration(state: ListState, navigate: Navigate) {
  const form = useRef<HTMLFormElement>(null)
  const follow = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []
    const changed = [...boxes].filter(
      ({ name, value, checked }) => checked !== (state.filters[name]?.includes(value) ?? false),
    )
    if (changed.length === 0) return
    navigate(changed.reduce((next, { name, value }) => withToggled(next, name, value), state))
  })
  useEffect(() => follow(), [])
  return form
}

/** The pause in typing, in milliseconds, after which the list is updated. */
const typingDelayMs = 250

interface TypedName {
  state: ListState
  /** The value of the text field, which may be newer than the query of the URL. */
  text: string
  navigate: Navigate
}

/** Updates the list while a visitor types. Returns a function that updates it at once. */
function useTypedName({ state, text, navigate }: TypedName) {
  const search = (typing: boolean) => {
    const { q, ...rest } = state
    const next = getSearchText(text)
    if (next === q) return
    const newState = { ...rest, page: 1, ...(next === undefined ? {} : { q: next }) }
    // While a visitor is typing, the entry in the history is replaced, so that one step back
    // undoes all of the text.
    navigate(newState, typing && q !== undefined)
  }
  // A filter may have been chosen since the last keystroke.
  const searchWhileTyping = useEffectEvent(() => search(true))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke begins a new pause.
  useEffect(() => {
    const timer = setTimeout(() => searchWhileTyping(), typingDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return () => search(false)
}

interface ListFormProps {
  /** The displayed view, but with the state that was requested last. */
  view: ListView
  /** The value of the text field, which may be newer than the query of the URL. */
  text: string
  onText: (text: string) => void
}

const captionClass = 'block text-muted text-note'
/** The text has at least 16 pixels on phones, because iOS zooms in on fields with smaller text. */
const fieldClass =
  'mt-1 block h-10 w-full rounded border border-muted bg-surface text-base text-ink lg:h-9 lg:text-[0.9375rem]'

function OrderChoice({ view: { orders, defaultOrder, state } }: { view: ListView }) {
  const navigate = useNavigate()
  // Ids could occur twice in a document, because the router keeps previous pages in it.
  const id = useId()
  const choose = (sort: string) => {
    const { sort: _, ...rest } = state
    navigate({ ...rest, page: 1, ...(sort === '' ? {} : { sort }) })
  }
  return (
    <div>
      <label htmlFor={id} className={captionClass}>
        Sort by
      </label>
      <select
        id={id}
        name="sort"
        value={state.sort ?? ''}
        onChange={({ target }) => choose(target.value)}
        className={`${fieldClass} px-2`}
      >
        {orders.map(({ token, name }) => (
          <option key={token} value={token === defaultOrder ? '' : token}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function TextField({ text, onText }: Pick<ListFormProps, 'text' | 'onText'>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={captionClass}>
        Search this list
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="search"
          name="q"
          value={text}
          maxLength={maxQueryLength}
          autoComplete="off"
          onChange={({ target }) => onText(target.value)}
          className={`${fieldClass} min-w-0 px-3`}
        />
        <button type="submit" className="button mt-1 lg:h-9">
          Search
        </button>
      </div>
    </div>
  )
}

/** Hidden fields for filters without a visible field. Without scripts, they would be lost on submission. */
function HiddenFilters({ facets, state }: { facets: ListView['facets']; state: ListState }) {
  const visible = new Set(facets.flatMap(({ key }) => [key, getMatchKey(key)]))
  return Object.entries(state.filters)
    .filter(([name]) => !visible.has(name))
    .flatMap(([name, values]) =>
      values.map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
    )
}

/** The facets and the order: next to the list on wide screens, in a sheet over the list on narrow screens. */
function ChoicesSheet({
  view,
  isOpen,
  onOpen,
}: {
  view: ListView
  isOpen: boolean
  onOpen: (open: boolean) => void
}) {
  const { facets, state, total } = view
  const selected = facets.flatMap(({ key }) => state.filters[key] ?? []).length
  const title = facets.length > 0 ? 'Filters and sorting' : 'Sort by'
  const closeByKey = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape' || !isOpen) return
    onOpen(false)
    currentTarget.querySelector('summary')?.focus()
  }
  return (
    <details
      className="sheet list-choices"
      aria-label={title}
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        // Toggling a facet inside triggers the same event, so the target is checked.
        if (target === currentTarget) onOpen(currentTarget.open)
      }}
      onKeyDown={closeByKey}
    >
      <summary>
        <span>{selected > 0 ? `${title}, ${selected} active` : title}</span>
      </summary>
      <div className="sheet-body">
        <div className="sheet-scroll list-choice-fields">
          <p className="sr-only list-hint">The list is updated with each choice.</p>
          <OrderChoice view={view} />
          <FacetChoices view={view} />
        </div>
        <button type="submit" className="button list-submit">
          <span className="with-script">Show {formatCount(total)}</span>
          <span className="without-script">Apply filters</span>
        </button>
      </div>
    </details>
  )
}

/** The form for the state of the list. Without scripts, browsers submit it to the address of the page. */
export function ListForm({ view, text, onText }: ListFormProps) {
  const navigate = useNavigate()
  const { family, facets, orders, state } = view
  const [isOpen, setOpen] = useState(state.open !== undefined)
  const search = useTypedName({ state, text, navigate })
  const form = useChecksBeforeHydration(state, navigate)
  const submitAndClose = (event: FormEvent) => {
    event.preventDefault()
    search()
    setOpen(false)
  }
  return (
    <form
      ref={form}
      action={`/${family}`}
      onSubmit={submitAndClose}
      className="list-form screen-only"
    >
      <TextField text={text} onText={onText} />
      <HiddenFilters facets={facets} state={state} />
      {orders.length > 0 && <ChoicesSheet view={view} isOpen={isOpen} onOpen={setOpen} />}
    </form>
  )
}
