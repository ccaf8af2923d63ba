import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { ActiveFilters } from '@/components/list/active-filters'
import { PageLinks } from '@/components/list/page-links'
import { sourceKindName, sourceStateName } from '@/lib/portal/sources/source-names'
import {
  type SourceListState,
  sourceFilters,
  sourceListAddress,
} from '@/lib/portal/sources/source-query'
import { capitalized } from '@/lib/text/sentences'
import { SourceForm, type SourceFormProps } from './source-form'

interface ListProps {
  path: string
  state: SourceListState
}

const filterTexts: Readonly<Record<string, (value: string) => string>> = {
  q: (value) => `Contains “${value}”`,
  kind: (value) => `Kind: ${capitalized(sourceKindName(value))}`,
  status: (value) => `Link status: ${capitalized(sourceStateName(value))}`,
  publisher: (value) => `Publisher: ${value}`,
}

/** The filters of a list, each with the address of the list without it. */
const listFilters = ({ path, state }: ListProps) =>
  Object.entries(sourceFilters(state)).map(([key, value]) => ({
    key,
    text: filterTexts[key]?.(value) ?? value,
    address: sourceListAddress(path, { ...state, [key]: undefined, page: 1 }),
  }))

/** The message in an empty list. */
function NothingFound({ path, state, pages }: ListProps & { pages: number }) {
  return (
    <div className="mt-4 border-rule-strong border-t py-8">
      <p className="font-serif text-lede">
        {pages > 0 ? `This list ends with page ${pages}.` : 'No results.'}
      </p>
      <p className="mt-2 max-w-[42em] text-muted">
        {pages > 0 ? (
          <SiteLink href={sourceListAddress(path, { ...state, page: pages })}>
            Go to page {pages}
          </SiteLink>
        ) : (
          <>
            Remove a filter, or <SiteLink href={path}>show the full list</SiteLink>.
          </>
        )}
      </p>
    </div>
  )
}

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

/** Shown if the API has no records of sources. */
export function NoSources() {
  return (
    <p className="mt-6 max-w-[42em]">
      The API behind this site has no list of sources. Each page links to the sources of its facts.
    </p>
  )
}
