import type { Obstacle } from '@/lib/portal/list/list-results'
import { type ListState, withFacet } from '@/lib/portal/list/list-state'
import { selectedText } from '@/lib/portal/list/list-titles'
import type { ListView } from '@/lib/portal/list/list-view'
import { formatCount } from '@/lib/text/counted'
import { ListLink } from './list-link'

interface EmptyListProps {
  view: ListView
}

function PastTheEnd({ view: { state, pages } }: EmptyListProps) {
  return (
    <p className="mt-2 max-w-[42em] text-muted">
      The list may have become shorter since this link was created.{' '}
      <ListLink to={{ ...state, page: pages }}>Go to page {pages}</ListLink>.
    </p>
  )
}

/** The name of an obstacle, and the state of the list without it. */
function findRemedy(
  { key }: Obstacle,
  { state, facets }: ListView,
): { text: string; to: ListState } {
  const { q, ...withoutText } = state
  const facet = facets.find((facet) => facet.key === key)
  if (key === undefined) return { text: `the text “${q}”`, to: { ...withoutText, page: 1 } }
  return {
    text: facet ? `${facet.label}: ${selectedText(facet, state)}` : 'a filter',
    to: withFacet(state, key, []),
  }
}

function WholeList() {
  return <ListLink to={{ page: 1, filters: {} }}>show the full list</ListLink>
}

/** The choices whose removal would let some records match, each with a link to that list. */
function Obstacles({ view }: EmptyListProps) {
  const { obstacles = [] } = view
  return (
    <div className="mt-2 max-w-[42em]">
      <p className="text-muted">
        {obstacles.length === 1
          ? 'One filter excludes everything:'
          : 'Removing one of these filters gives results:'}
      </p>
      <ul className="mt-1">
        {obstacles.map((obstacle) => {
          const { text, to } = findRemedy(obstacle, view)
          const matches = obstacle.count === 1 ? 'matches' : 'match'
          return (
            <li key={obstacle.key ?? 'text'} className="py-1">
              <ListLink to={to}>Remove {text}</ListLink>
              <span className="text-muted">
                {' '}
                · {formatCount(obstacle.count)} {matches} without it
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-muted">
        Or <WholeList />.
      </p>
    </div>
  )
}

function NothingMatches({ view }: EmptyListProps) {
  const filtered = view.facets.some(({ key }) => view.state.filters[key] !== undefined)
  return (
    <p className="mt-2 max-w-[42em] text-muted">
      {filtered ? 'Remove several filters, or ' : 'Try fewer or shorter words, or '}
      <WholeList />.
    </p>
  )
}

/** The explanation of an empty list, with links to lists that are not empty. */
export function EmptyList({ view }: EmptyListProps) {
  const { pages, remainder, obstacles = [] } = view
  const isPastTheEnd = pages > 0
  const Explanation = isPastTheEnd ? PastTheEnd : obstacles.length > 0 ? Obstacles : NothingMatches
  return (
    <div className="mt-4 border-rule-strong border-t py-8">
      <p className="font-serif text-lede">
        {isPastTheEnd ? `This list ends with page ${pages}.` : 'No results.'}
      </p>
      {!remainder && <Explanation view={view} />}
    </div>
  )
}
