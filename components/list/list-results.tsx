import type { RefObject } from 'react'
import type { ListView } from '@/lib/portal/list/list-view'
import { ActiveFilters } from './active-filters'
import { CompareChoice, CompareChosen } from './compare-choice'
import { EmptyList } from './empty-list'
import { ListPages } from './list-pages'
import { ListRemainder } from './list-remainder'
import { ListTable } from './list-table'
import type { Go } from './use-list'

interface ListResultsProps {
  /**
   * The loaded rows with the requested state. Links start from the state, so that a click while its rows are loading
   * loses no filter.
   */
  view: ListView
  busy: boolean
  summary: RefObject<HTMLParagraphElement | null>
  go: Go
  /** Goes to another page of the list, and moves the focus to its start. */
  turn: Go
}

/** The results of a list: what is shown, the rows, what is left out, and the pages. */
export function ListResults({ view, busy, summary, go, turn }: ListResultsProps) {
  const { family, rows } = view
  return (
    <CompareChoice>
      <div aria-busy={busy} className="min-w-0">
        <div className="list-summary">
          <p ref={summary} role="status" tabIndex={-1} className="scroll-mt-6 text-muted">
            {view.summary}
          </p>
          <ActiveFilters view={view} go={go} />
          {family === 'projects' && rows.length > 1 && <CompareChosen shown={rows} />}
        </div>
        {view.reduced && (
          <p className="mt-2 text-note">
            Some filters and orders are not available at the moment. The list goes by its name
            filter and its own order.
          </p>
        )}
        {rows.length > 0 ? <ListTable view={view} go={go} /> : <EmptyList view={view} go={go} />}
        <ListRemainder view={view} go={go} />
        <ListPages view={view} go={turn} />
      </div>
    </CompareChoice>
  )
}
