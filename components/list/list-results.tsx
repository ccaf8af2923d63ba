import type { RefObject } from 'react'
import { TableDownloads } from '@/components/publish/table-downloads'
import { FeedLinks } from '@/components/versions/feed-links'
import { exactState, listAddress } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { listFileAddress } from '@/lib/portal/list/table/list-file'
import {
  getFilter,
  newestName,
  pastListAddress,
} from '@/lib/portal/versions/cite/past-list-address'
import { ActiveFilters } from './active-filters'
import { CompareSelected, CompareSelection } from './compare-selection'
import { EmptyList } from './empty-list'
import { ListOmissions } from './list-omissions'
import { ListPages } from './list-pages'
import { ListTable } from './list-table'
import { UnknownNote } from './unknown-note'
import type { Navigate } from './use-list'

interface ListResultsProps {
  /**
   * The displayed view, but with the state that was requested last. Links are based on that state, so that a click
   * before the new rows arrive loses no filter.
   */
  view: ListView
  busy: boolean
  summary: RefObject<HTMLParagraphElement | null>
  navigate: Navigate
  /** Whether the API has versions, and feeds can report their changes. */
  hasFeeds: boolean
  /** Shows another page of the list, and moves the focus to its start. */
  onPage: Navigate
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
      {exact && <a href={pastListAddress(newestName, family, exact)}>Cite this list</a>}
    </TableDownloads>
  )
}

/** Links to a cross table of the list's projects and to its feeds, which do not depend on order and page. */
function GoOn({ view, hasFeeds }: Pick<ListResultsProps, 'view' | 'hasFeeds'>) {
  const { family, state, title, rows, guess } = view
  const { q, filters } = state
  const exact = exactState(state, guess)
  const isExplorable = family === 'projects' && rows.length > 0
  const axes = { rows: ['region'], columns: ['status'] }
  const explored = listAddress('/explore', { q, page: 1, filters: { ...filters, ...axes } })
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
          <FeedLinks page={listAddress(`/${family}`, getFilter(exact))} of={title} />
        </p>
      )}
    </div>
  )
}

/** The results of a list: its summary, active filters, rows and pages. */
export function ListResults({ view, busy, summary, navigate, hasFeeds, onPage }: ListResultsProps) {
  const { family, rows } = view
  return (
    <CompareSelection>
      <div aria-busy={busy} className="min-w-0">
        <div className="list-summary">
          <p ref={summary} role="status" tabIndex={-1} className="scroll-mt-6 text-muted">
            {view.summary}
          </p>
          {view.guess && <p>{view.guess.note}</p>}
          <ActiveFilters view={view} navigate={navigate} />
          <UnknownNote view={view} navigate={navigate} />
          {rows.length > 0 && <TakeAway view={view} />}
          {family === 'projects' && rows.length > 1 && <CompareSelected shown={rows} />}
        </div>
        {view.reduced && (
          <p className="mt-2 text-note">
            Some filters and sort orders are unavailable right now. Try again in a minute.
          </p>
        )}
        {rows.length > 0 ? (
          <ListTable view={view} navigate={navigate} />
        ) : (
          <EmptyList view={view} navigate={navigate} />
        )}
        <ListOmissions view={view} navigate={navigate} />
        <ListPages view={view} navigate={onPage} />
        <GoOn view={view} hasFeeds={hasFeeds} />
      </div>
    </CompareSelection>
  )
}
