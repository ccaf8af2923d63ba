import { SelectField } from '@/components/layout/select-field'
import { SiteLink } from '@/components/layout/site-link'
import { ActiveFilters } from '@/components/list/active-filters'
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
import { listAddress } from '@/lib/portal/list/list-state'

/** The axes to choose from. They always include the selected axis. */
function listOptions(axes: readonly Axis[], selected: Axis) {
  const isListed = axes.some(({ key }) => key === selected.key)
  return (isListed ? axes : [selected, ...axes]).map(({ key, label }) => [key, label] as const)
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

/** The filters that are not in use yet, folded, and a link to the list, which has more of them. */
function FurtherFilters({ state, facets }: Pick<ExploreView, 'state' | 'facets'>) {
  return (
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
        <button type="submit" className="button">
          Apply filters
        </button>{' '}
        <SiteLink href={listAddress('/projects', { q: state.q, filters: state.filters })}>
          More filters in the project list
        </SiteLink>
      </p>
    </details>
  )
}

/**
 * The choice of rows, columns and filters. Browsers submit the form to the address of the page, so it needs no scripts.
 */
export function ExploreForm({ view }: { view: ExploreView }) {
  const { state, axes, types, facets, filters } = view
  const [rows, columns] = getAxes(state)
  return (
    <form action="/explore" className="explore-form screen-only" key={exploreAddress(state)}>
      <div className="choice-form explore-axes">
        <SelectField
          name="rows"
          label="Rows"
          options={listOptions(axes, rows)}
          selected={rows.key}
        />
        <SelectField
          name="columns"
          label="Columns"
          options={listOptions(axes, columns)}
          selected={columns.key}
        />
        {types && (
          <SelectField
            name="type"
            label="Count"
            all="Projects and consortia"
            options={types.options.map(([value, name]) => [value, name])}
            selected={state.filters.type?.[0]}
          />
        )}
        <button type="submit" className="button">
          Show
        </button>
        <SiteLink href={exploreAddress(swapped(state))} className="explore-swap">
          Swap rows and columns
        </SiteLink>
      </div>
      <HiddenFields view={view} />
      <ActiveFilters
        filters={filters.map(({ key, text }) => ({
          key,
          text,
          address: exploreAddress(withoutFilter(state, key)),
        }))}
      />
      {facets.length > 0 && <FurtherFilters state={state} facets={facets} />}
    </form>
  )
}
