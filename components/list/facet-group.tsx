import type { ListFacet } from '@/lib/portal/list/list-facet'
import { withToggled } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { FacetFold } from './facet-fold'
import { FacetOptions } from './facet-options'
import { ListLink } from './list-link'
import type { Navigate } from './use-list'

interface FacetGroupProps {
  title: string
  facets: readonly ListFacet[]
  view: ListView
  navigate: Navigate
}

/** Facets with the same few values under one heading. */
export function FacetGroup({ title, facets, view: { state, family }, navigate }: FacetGroupProps) {
  const selected = facets.flatMap(({ key }) => state.filters[key] ?? []).length
  const isUnsent = facets.every(({ options }) => options.length === 0)
  const opened = { ...state, open: facets[0]?.key }
  return (
    <FacetFold
      title={title}
      selected={selected}
      unfolded={facets.some(({ key }) => key === state.open)}
      onUnfold={isUnsent ? () => navigate(opened, true) : undefined}
    >
      {isUnsent && (
        <ListLink family={family} to={opened} navigate={navigate} className="facet-more">
          Show all
        </ListLink>
      )}
      {facets
        .filter(({ options }) => options.length > 0)
        .map(({ key, label, options }) => (
          <fieldset key={key} className="facet-row">
            <legend>{label}</legend>
            <FacetOptions
              name={key}
              options={options}
              selected={state.filters[key] ?? []}
              onToggle={(value) => navigate(withToggled(state, key, value))}
            />
          </fieldset>
        ))}
    </FacetFold>
  )
}
