import type { RefObject } from 'react'
import { TableDownloads } from '@/components/publish/table-downloads'
import { FeedLinks } from '@/components/versions/feed-links'
import { listAddress } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { listFileAddress } from '@/lib/portal/list/table/list-file'
import { filterOf, newestName, pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { formatCount } from '@/lib/text/counted'
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
   * The view that is shown, but with the state that was requested last. Links are based on that state, so that a click
   * before the new rows have arrived loses no filter.
   */
  view: ListView
  busy: boolean
  summary: RefObject<HTMLParagraphElement | null>
  navigate: Navigate
  /** Whether the API has versions, whose changes feeds tell. */
  hasFeeds: boolean
  /** Shows another page of the list, and moves the focus to its start. */
  onPage: Navigate
}

/** Feeds of the changes of a list. Its order and page do not matter to them. */
function Follow({ view: { family, state, title } }: { view: ListView }) {
  return (
    <p className="screen-only mt-1 text-muted text-note">
      Follow this list: <FeedLinks page={listAddress(`/${family}`, filterOf(state))} of={title} />
    </p>
  )
}

/** The results of a list: its summary, active filters, rows and pages. */
export function ListResults({ view, busy, summary, navigate, hasFeeds, onPage }: ListResultsProps) {
  const { family, rows, total } = view
  return (
    <CompareSelection>
      <div aria-busy={busy} className="min-w-0">
        <div className="list-summary">
          <p ref={summary} role="status" tabIndex={-1} className="scroll-mt-6 text-muted">
            {view.summary}
          </p>
          <ActiveFilters view={view} navigate={navigate} />
          <UnknownNote view={view} navigate={navigate} />
          {family === 'projects' && rows.length > 1 && <CompareSelected shown={rows} />}
        </div>
        {view.reduced && (
          <p className="mt-2 text-note">
            Some filters and orders are unavailable right now; the search of the list and its usual
            order work.
          </p>
        )}
        {rows.length > 0 ? (
          <ListTable view={view} navigate={navigate} />
        ) : (
          <EmptyList view={view} navigate={navigate} />
        )}
        <ListOmissions view={view} navigate={navigate} />
        <ListPages view={view} navigate={onPage} />
        {rows.length > 0 && (
          <p className="screen-only mt-5 text-muted text-note">
            {total === 1 ? 'This record' : `All ${formatCount(total)}`} as{' '}
            <TableDownloads
              what={view.summary}
              addressOf={(format) => listFileAddress(family, format, view.state)}
            >
              <a href={pastListAddress(newestName, family, view.state)}>Cite this list</a>
              {family === 'projects' && (
                <a href={listAddress('/explore', { page: 1, filters: view.state.filters })}>
                  Explore these projects
                </a>
              )}
            </TableDownloads>
          </p>
        )}
        {hasFeeds && <Follow view={view} />}
      </div>
    </CompareSelection>
  )
}
