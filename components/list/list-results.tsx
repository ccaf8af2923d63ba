import type { RefObject } from 'react'
import { TableDownloads } from '@/components/publish/table-downloads'
import { FeedLinks } from '@/components/versions/feed-links'
import type { ListFacet } from '@/lib/portal/list/list-facet'
import {
  exactState,
  type ListState,
  listAddress,
  withFacet,
  withToggled,
} from '@/lib/portal/list/list-state'
import { selectedText } from '@/lib/portal/list/list-titles'
import type { ListView } from '@/lib/portal/list/list-view'
import { listFileAddress } from '@/lib/portal/list/table/list-file'
import {
  getFilter,
  latestSegment,
  pastListAddress,
} from '@/lib/portal/versions/cite/past-list-address'
import { CompareBelow, CompareSelected, CompareSelection, canSelect } from './compare-selection'
import { EmptyList } from './empty-list'
import { ListLink, ListNavigationContext } from './list-link'
import { ListOmissions, UnknownNote } from './list-notes'
import { ListTable } from './list-table'
import { PageLinks } from './page-links'
import type { Navigate } from './use-list'

/**
 * If more values of a facet are selected, they share one link, because each link would repeat all the others in its
 * address.
 */
const maxLinks = 12

function getChosen(facet: ListFacet, state: ListState) {
  const { key, label, options } = facet
  const chosenOptions = options.filter(([value]) => state.filters[key]?.includes(value))
  if (chosenOptions.length > maxLinks) {
    const text = `${label}: ${selectedText(facet, state)}`
    return [{ key, text, to: withFacet(state, key, []) }]
  }
  return chosenOptions.map(([value, name]) => ({
    key: `${key} ${value}`,
    text: `${label}: ${name}`,
    to: withToggled(state, key, value),
  }))
}

/** The active filters of the list. Each is a link that removes it. */
function ActiveFilters({ view }: { view: ListView }) {
  const { state, facets } = view
  const chosenLinks = facets.flatMap((facet) => getChosen(facet, state))
  if (state.q !== undefined) {
    const { q, ...rest } = state
    chosenLinks.unshift({ key: 'q', text: `Search: “${q}”`, to: { ...rest, page: 1 } })
  }
  if (chosenLinks.length === 0) return null
  return (
    <ul className="screen-only flex flex-wrap gap-x-3 gap-y-1" aria-label="Active filters">
      {chosenLinks.map(({ key, text, to }) => (
        <li key={key}>
          <ListLink to={to} className="active-filter" title="Remove this filter">
            <span className="sr-only">Remove filter </span>
            {text}
          </ListLink>
        </li>
      ))}
      {chosenLinks.length > 1 && (
        <li>
          <ListLink
            to={{ page: 1, filters: {}, ...(state.sort ? { sort: state.sort } : {}) }}
            className="inline-block py-0.5"
          >
            Clear all filters
          </ListLink>
        </li>
      )}
    </ul>
  )
}

function ListPages({ view: { state, pages, rows } }: { view: ListView }) {
  if (pages < 2 || rows.length === 0) return null
  return (
    <PageLinks
      page={state.page}
      pages={pages}
      renderLink={(page, link) => <ListLink {...link} to={{ ...state, page }} />}
    />
  )
}

interface ListResultsProps {
  /**
   * The displayed view, but with the state that was requested last. Links are based on that state, so that a click
   * before the new rows arrive loses no filter.
   */
  view: ListView
  busy: boolean
  summary: RefObject<HTMLParagraphElement | null>
  /** Whether the API has versions, and feeds can report their changes. */
  hasFeeds: boolean
  /** Shows the list in another state, and moves the focus to its start, for links that the other state does not have. */
  onStart: Navigate
}

/**
 * Links to the complete list as files, and to its citation. They are above the rows, so visitors
 * need not scroll past them.
 */
function TakeAway({ view }: { view: ListView }) {
  const { family, state, summary, guess } = view
  const exact = exactState(state, guess)
  return (
    <TableDownloads
      what={summary}
      getAddress={(format) => listFileAddress(family, format, exact ?? state)}
    >
      {exact && <a href={pastListAddress(latestSegment, family, exact)}>Cite this list</a>}
    </TableDownloads>
  )
}

/** Links to a cross table of the list's projects and to its feeds, which do not depend on order and page. */
function GoOn({ view, hasFeeds }: Pick<ListResultsProps, 'view' | 'hasFeeds'>) {
  const { family, state, subject, rows, guess } = view
  const { q, filters } = state
  const exact = exactState(state, guess)
  const isExplorable = family === 'projects' && rows.length > 0
  const axes = { rows: ['region'], columns: ['status'] }
  const explored = listAddress('/explore', { q, filters: { ...filters, ...axes } })
  const isFollowable = hasFeeds && exact !== undefined
  if (!isExplorable && !isFollowable) return null
  return (
    <div className="screen-only mt-5 text-muted text-note">
      {isExplorable && (
        <a href={explored} className="inline-block py-0.5">
          Explore these projects
        </a>
      )}
      {isFollowable && (
        <p>
          Subscribe to changes:{' '}
          <FeedLinks page={listAddress(`/${family}`, getFilter(exact))} subject={subject} />
        </p>
      )}
    </div>
  )
}

/** The results of a list: its summary, active filters, rows and pages. */
export function ListResults({ view, busy, summary, hasFeeds, onStart }: ListResultsProps) {
  const { family, rows } = view
  const isComparable = canSelect(family) && rows.length > 1
  const withFocus = { path: `/${family}`, navigate: onStart }
  return (
    <CompareSelection family={family}>
      <div aria-busy={busy} className="min-w-0">
        <div className="list-summary">
          <p
            id="results"
            ref={summary}
            role="status"
            tabIndex={-1}
            className="scroll-mt-6 text-muted"
          >
            {view.summary}
          </p>
          {view.guess && <p>{view.guess.note}</p>}
          <ListNavigationContext value={withFocus}>
            <ActiveFilters view={view} />
            <UnknownNote view={view} />
          </ListNavigationContext>
          {rows.length > 0 && <TakeAway view={view} />}
          {isComparable && <CompareSelected visibleKeys={rows.map(({ code, id }) => code ?? id)} />}
        </div>
        {view.reduced && (
          <p className="mt-2 text-note">
            Some filters and sort orders are unavailable right now. Try again in a minute.
          </p>
        )}
        {rows.length > 0 && <ListTable view={view} />}
        {isComparable && <CompareBelow />}
        <ListNavigationContext value={withFocus}>
          {rows.length === 0 && <EmptyList view={view} />}
          <ListOmissions view={view} />
          <ListPages view={view} />
        </ListNavigationContext>
        <GoOn view={view} hasFeeds={hasFeeds} />
      </div>
    </CompareSelection>
  )
}
