import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { ActiveFilters } from '@/components/list/active-filters'
import { PageLinks } from '@/components/list/page-links'
import { sourceListAddress } from '@/lib/portal/sources/source-query'
import { SourceForm, type SourceFormProps } from './source-form'
import { listFilters, NothingFound } from './source-list-parts'

interface SourceListLayoutProps extends SourceFormProps {
  pages: number
  /** The number of entries in the list, in words. */
  summary: string
  /** The table; undefined if it has no rows. */
  children: ReactNode
}

/** A list of sources or publishers: form, summary, filters, table and pages. */
export function SourceListLayout({ pages, summary, children, ...form }: SourceListLayoutProps) {
  const { path, state } = form
  const at = { path, state }
  return (
    <div className="list-layout">
      <SourceForm {...form} />
      <div className="min-w-0">
        <div className="list-summary">
          <p className="text-muted">
            {summary}
            {!state.sort && children && ', the most cited first'}
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
