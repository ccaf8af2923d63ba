import { withToggled } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { ListLink } from './list-link'
import type { Go } from './use-list'

/** The active filters of the list. Each is a link that removes it. */
export function ActiveFilters({ view, go }: { view: ListView; go: Go }) {
  const { family, state, facets } = view
  const chosen = facets.flatMap(({ key, label, options }) =>
    options
      .filter(([value]) => state.filters[key]?.includes(value))
      .map(([value, name]) => ({
        key: `${key} ${value}`,
        text: `${label}: ${name}`,
        to: withToggled(state, key, value),
      })),
  )
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
            go={go}
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
            go={go}
            className="inline-block py-0.5"
          >
            Clear all filters
          </ListLink>
        </li>
      )}
    </ul>
  )
}
