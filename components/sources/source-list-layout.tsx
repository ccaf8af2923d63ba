import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { ActiveFilters } from '@/components/list/active-filters'
import { PageLinks } from '@/components/list/page-links'
import { type SourceListState, sourceListAddress } from '@/lib/portal/sources/source-query'
import { SourceForm } from './source-form'
import { listFilters, NothingFound } from './source-list-parts'

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
  withSort?: boolean
  /** The number of entries of each kind, if the list has no other filter. */
  kindCounts?: ReadonlyMap<string, number>
  /** The table; undefined if it has no rows. */
  children: ReactNode
}

/** A list of sources or publishers: form, summary, filters, table and pages. */
export function SourceListLayout(props: SourceListLayoutProps) {
  const { path, state, pages, summary, label, withStatus, withSort, kindCounts, children } = props
  const at = { path, state }
  return (
    <div className="list-layout">
      <SourceForm
        {...at}
        label={label}
        withStatus={withStatus}
        withSort={withSort}
        kindCounts={kindCounts}
      />
      <div className="min-w-0">
        <div className="list-summary">
          <p className="text-muted">
            {summary}
            {!state.sort && ', the most cited first'}
          </p>
          <ActiveFilters filters={listFilters(at)} />
        </div>
        {children ?? <NothingFound {...at} pages={pages} />}
        {pages > 1 && state.page <= pages && (
          <PageLinks
            page={state.page}
            pages={pages}
            renderLink={(page, link) => (
              <SiteLink {...link} href={sourceListAddress(path, { ...state, page })} />
            )}
          />
        )}
      </div>
    </div>
  )
}
