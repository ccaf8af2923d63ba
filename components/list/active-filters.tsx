import type { ListFacet } from '@/lib/portal/list/list-facet'
import { type ListState, withFacet, withToggled } from '@/lib/portal/list/list-state'
import { selectedText } from '@/lib/portal/list/list-titles'
import type { ListView } from '@/lib/portal/list/list-view'
import { ListLink } from './list-link'
import type { Navigate } from './use-list'

/**
 * If more values of a facet are selected, they share one link, because each link would repeat all the others in its
 * address.
 */
const maxLinks = 12

function getChosen(facet: ListFacet, state: ListState) {
  const { key, label, options } = facet
  const chosen = options.filter(([value]) => state.filters[key]?.includes(value))
  if (chosen.length > maxLinks) {
    const text = `${label}: ${selectedText(facet, state)}`
    return [{ key, text, to: withFacet(state, key, []) }]
  }
  return chosen.map(([value, name]) => ({
    key: `${key} ${value}`,
    text: `${label}: ${name}`,
    to: withToggled(state, key, value),
  }))
}

/** The active filters of the list. Each is a link that removes it. */
export function ActiveFilters({ view, navigate }: { view: ListView; navigate: Navigate }) {
  const { family, state, facets } = view
  const chosen = facets.flatMap((facet) => getChosen(facet, state))
  if (state.q !== undefined) {
    const { q, ...rest } = state
    chosen.unshift({ key: 'q', text: `Search: “${q}”`, to: { ...rest, page: 1 } })
  }
  if (chosen.length === 0) return null
  return (
    <ul className="screen-only flex flex-wrap gap-x-3 gap-y-1" aria-label="Active filters">
      {chosen.map(({ key, text, to }) => (
        <li key={key}>
          <ListLink
            family={family}
            to={to}
            navigate={navigate}
            className="active-filter"
            title="Remove this filter"
          >
            <span className="sr-only">Remove filter </span>
            {text}
          </ListLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <ListLink
            family={family}
            to={{ page: 1, filters: {}, ...(state.sort ? { sort: state.sort } : {}) }}
            navigate={navigate}
            className="inline-block py-0.5"
          >
            Clear all filters
          </ListLink>
        </li>
      )}
    </ul>
  )
}
