import type { ReactNode } from 'react'
import type { SourceListState } from '@/lib/portal/sources/source-query'
import { SourceForm } from './source-form'
import { NothingFound, SourceFilters, SourcePages } from './source-list-parts'

interface SourceListLayoutProps {
  path: string
  state: SourceListState
  pages: number
  /** The number of entries in the list, in words. */
  summary: string
  /** The label of the text field. */
  label: string
  /** True if the list can be filtered by the state of its sources. */
  withStatus?: boolean
  /** The table; undefined if it has no rows. */
  children: ReactNode
}

/** A list of sources or publishers: form, summary, filters, table and pages. */
export function SourceListLayout(props: SourceListLayoutProps) {
  const { path, state, pages, summary, label, withStatus, children } = props
  const at = { path, state }
  return (
    <div className="list-layout">
      <SourceForm {...at} label={label} withStatus={withStatus} />
      <div className="min-w-0">
        <div className="list-summary">
          <p className="text-muted">{summary}, the most cited first</p>
          <SourceFilters {...at} />
        </div>
        {children ?? <NothingFound {...at} pages={pages} />}
        <SourcePages {...at} pages={pages} />
      </div>
    </div>
  )
}
