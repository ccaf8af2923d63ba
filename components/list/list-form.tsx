import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { getMatchKey, type ListState } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { formatCount } from '@/lib/text/counted'
import { FacetChoices } from './facet-choices'
import { useChecksBeforeHydration } from './use-checks-before-hydration'
import type { Navigate } from './use-list'
import { useTypedName } from './use-typed-name'

interface ListFormProps {
  /** The displayed view, but with the state that was requested last. */
  view: ListView
  /** The value of the text field, which may be newer than the query of the URL. */
  text: string
  onText: (text: string) => void
  navigate: Navigate
}

const captionClass = 'block text-muted text-note'
/** The text has at least 16 pixels on phones, because iOS zooms in on fields with smaller text. */
const fieldClass =
  'mt-1 block h-10 w-full rounded border border-rule bg-surface text-base text-ink lg:h-9 lg:text-[0.9375rem]'

type ChoicesProps = Pick<ListFormProps, 'view' | 'navigate'>

function OrderChoice({ view: { orders, defaultOrder, state }, navigate }: ChoicesProps) {
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

function TextField({ text, onType }: { text: string; onType: (text: string) => void }) {
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
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
          className={`${fieldClass} min-w-0 px-3`}
        />
        <button type="submit" className="list-button mt-1 h-10 lg:h-9">
          Show
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

/**
 * The facets and the order: next to the list on wide screens, in a sheet over it on narrow ones.
 */
function ChoicesSheet({
  view,
  navigate,
  isOpen,
  onOpen,
}: ChoicesProps & { isOpen: boolean; onOpen: (open: boolean) => void }) {
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
          <OrderChoice view={view} navigate={navigate} />
          <FacetChoices view={view} navigate={navigate} />
        </div>
        <button type="submit" className="list-button list-submit">
          <span className="with-script">Show {formatCount(total)}</span>
          <span className="without-script">Apply filters</span>
        </button>
      </div>
    </details>
  )
}

/** The form for the state of the list. Without scripts, browsers submit it to the address of the page. */
export function ListForm({ view, text, onText, navigate }: ListFormProps) {
  const { family, facets, orders, state } = view
  const [isOpen, setOpen] = useState(state.open !== undefined)
  const { type, submit } = useTypedName({ state, text, onText, navigate })
  const form = useChecksBeforeHydration(state, navigate)
  const submitAndClose = (event: FormEvent) => {
    submit(event)
    setOpen(false)
  }
  return (
    <form
      ref={form}
      action={`/${family}`}
      onSubmit={submitAndClose}
      className="list-form screen-only"
    >
      <TextField text={text} onType={type} />
      <HiddenFilters facets={facets} state={state} />
      {orders.length > 0 && (
        <ChoicesSheet view={view} navigate={navigate} isOpen={isOpen} onOpen={setOpen} />
      )}
    </form>
  )
}
