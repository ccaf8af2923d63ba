import { SiteLink } from '@/components/layout/site-link'
import { FacetOptions } from '@/components/list/facet-options'
import type { Axis } from '@/lib/portal/explore/axes'
import {
  type ExploreState,
  exploreAddress,
  getAxes,
  textFilter,
  withoutFilter,
} from '@/lib/portal/explore/explore-query'
import type { ExploreView } from '@/lib/portal/explore/explore-view'
import type { ListFacet } from '@/lib/portal/list/list-facet'
import { listAddress } from '@/lib/portal/list/list-state'

interface AxisChoiceProps {
  name: 'rows' | 'columns'
  label: string
  axes: readonly Axis[]
  selected: Axis
}

function AxisChoice({ name, label, axes, selected }: AxisChoiceProps) {
  const id = `explore-${name}`
  const isListed = axes.some(({ key }) => key === selected.key)
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={selected.key} className="field">
        {(isListed ? axes : [selected, ...axes]).map(({ key, label: text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function ActiveFilters({ view: { state, filters } }: { view: ExploreView }) {
  if (filters.length === 0) return null
  return (
    <ul className="explore-filters" aria-label="Active filters">
      {filters.map(({ key, text }) => (
        <li key={key}>
          <SiteLink
            href={exploreAddress(withoutFilter(state, key))}
            className="active-filter"
            title="Remove this filter"
          >
            <span className="sr-only">Remove filter </span>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Hidden fields for the parts of the state for which the form has no visible field. */
function HiddenFields({ view: { state, facets } }: { view: ExploreView }) {
  const fields = Object.entries(state.filters)
    .filter(([name]) => name !== 'type' && facets.every(({ key }) => name !== key))
    .flatMap(([key, values]) => values.map((value) => [key, value] as const))
  const view = state.view === 'table' ? [] : [['view', state.view] as const]
  const text = state.q === undefined ? [] : [[textFilter, state.q] as const]
  const undisclosed = state.undisclosed ? [['undisclosed', 'show'] as const] : []
  return [...fields, ...text, ...view, ...undisclosed].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

const swapped = (state: ExploreState): ExploreState => ({
  ...state,
  rows: state.columns,
  columns: state.rows,
  allRows: state.allColumns,
  allColumns: state.allRows,
})

/** Which projects are counted: all, or those of one type. */
function CountChoice({ types, selected }: { types: ListFacet; selected: string | undefined }) {
  return (
    <div>
      <label htmlFor="explore-type" className="field-label">
        Count
      </label>
      <select id="explore-type" name="type" defaultValue={selected ?? ''} className="field">
        <option value="">Projects and consortia</option>
        {types.options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/**
 * The choice of rows, columns and filters. Browsers submit the form to the address of the page, so it needs no scripts.
 */
export function ExploreForm({ view }: { view: ExploreView }) {
  const { state, axes, types, facets } = view
  const [rows, columns] = getAxes(state)
  return (
    <form action="/explore" className="explore-form screen-only" key={exploreAddress(state)}>
      <div className="explore-axes">
        <AxisChoice name="rows" label="Rows" axes={axes} selected={rows} />
        <AxisChoice name="columns" label="Columns" axes={axes} selected={columns} />
        {types && <CountChoice types={types} selected={state.filters.type?.[0]} />}
        <button type="submit" className="list-button">
          Show
        </button>
        <SiteLink href={exploreAddress(swapped(state))} className="explore-swap">
          Swap rows and columns
        </SiteLink>
      </div>
      <HiddenFields view={view} />
      <ActiveFilters view={view} />
      {facets.length > 0 && (
        <details className="explore-more">
          <summary>Add a filter</summary>
          <div className="explore-facets">
            {facets.map(({ key, label, options }) => (
              <fieldset key={key}>
                <legend>{label}</legend>
                <FacetOptions name={key} options={options} selected={state.filters[key] ?? []} />
              </fieldset>
            ))}
          </div>
          <p>
            <button type="submit" className="list-button">
              Apply filters
            </button>{' '}
            <SiteLink
              href={listAddress('/projects', { q: state.q, page: 1, filters: state.filters })}
            >
              More filters in the project list
            </SiteLink>
          </p>
        </details>
      )}
    </form>
  )
}
