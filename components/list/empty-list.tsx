import type { Obstacle } from '@/lib/portal/list/list-results'
import { type ListState, withFacet } from '@/lib/portal/list/list-state'
import { joined, selectedNames } from '@/lib/portal/list/list-titles'
import type { ListView } from '@/lib/portal/list/list-view'
import { formatCount } from '@/lib/text/counted'
import { ListLink } from './list-link'
import type { Go } from './use-list'

interface EmptyListProps {
  view: ListView
  go: Go
}

function PastTheEnd({ view: { family, state, pages }, go }: EmptyListProps) {
  return (
    <p className="mt-2 max-w-[42em] text-muted">
      Records may have been removed since the address was made.{' '}
      <ListLink family={family} to={{ ...state, page: pages }} go={go}>
        Go to page {pages}
      </ListLink>
      .
    </p>
  )
}

/** What an obstacle is called, and the list without it. */
function wayOut({ key }: Obstacle, { state, facets }: ListView): { text: string; to: ListState } {
  const { q, ...withoutText } = state
  const facet = facets.find((one) => one.key === key)
  if (key === undefined) return { text: `the text “${q}”`, to: { ...withoutText, page: 1 } }
  return {
    text: facet ? `${facet.label}: ${joined(selectedNames(facet, state))}` : 'a filter',
    to: withFacet(state, key, []),
  }
}

function WholeList({ view: { family }, go }: EmptyListProps) {
  return (
    <ListLink family={family} to={{ page: 1, filters: {} }} go={go}>
      show the whole list
    </ListLink>
  )
}

/** The choices without which some records would match, with links to these. */
function Obstacles({ view, go }: EmptyListProps) {
  const { family, obstacles = [] } = view
  return (
    <div className="mt-2 max-w-[42em]">
      <p className="text-muted">
        {obstacles.length === 1
          ? 'One filter rules out every record.'
          : 'Without any one of these filters, some records would match.'}
      </p>
      <ul className="mt-1">
        {obstacles.map((obstacle) => {
          const { text, to } = wayOut(obstacle, view)
          const matches = obstacle.count === 1 ? 'matches' : 'match'
          return (
            <li key={obstacle.key ?? 'text'} className="py-1">
              <ListLink family={family} to={to} go={go}>
                Drop {text}
              </ListLink>
              <span className="text-muted">
                {' '}
                · {formatCount(obstacle.count)} {matches} without it
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-muted">
        Or <WholeList view={view} go={go} />.
      </p>
    </div>
  )
}

function NothingMatches({ view, go }: EmptyListProps) {
  const filtered = view.facets.some(({ key }) => view.state.filters[key] !== undefined)
  return (
    <p className="mt-2 max-w-[42em] text-muted">
      {filtered
        ? 'No single filter is the reason. Remove several, or '
        : 'Try fewer or shorter words, or '}
      <WholeList view={view} go={go} />.
    </p>
  )
}

/** The explanation of an empty list, with links to lists that are not empty. */
export function EmptyList({ view, go }: EmptyListProps) {
  const { pages, remainder, obstacles = [] } = view
  const isPastTheEnd = pages > 0
  const Explanation = isPastTheEnd ? PastTheEnd : obstacles.length > 0 ? Obstacles : NothingMatches
  return (
    <div className="mt-4 border-rule-strong border-t py-8">
      <p className="font-serif text-lede">
        {isPastTheEnd ? `This list ends with page ${pages}.` : 'No record matches.'}
      </p>
      {!remainder && <Explanation view={view} go={go} />}
    </div>
  )
}
