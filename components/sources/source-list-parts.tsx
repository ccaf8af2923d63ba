import { SiteLink } from '@/components/layout/site-link'
import { pageNumbers } from '@/lib/portal/list/page-numbers'
import { sourceKindName, sourceStateName } from '@/lib/portal/sources/source-names'
import {
  type SourceListState,
  sourceFilters,
  sourceListAddress,
} from '@/lib/portal/sources/source-query'

interface ListProps {
  path: string
  state: SourceListState
}

const filterTexts: Readonly<Record<string, (value: string) => string>> = {
  q: (value) => `Contains “${value}”`,
  kind: (value) => `Kind: ${sourceKindName(value)}`,
  status: (value) => `State: ${sourceStateName(value)}`,
  publisher: (value) => `Publisher: ${value}`,
}

/** The active filters of a list, each as a link that removes it. */
export function SourceFilters({ path, state }: ListProps) {
  const active = Object.entries(sourceFilters(state))
  if (active.length === 0) return null
  return (
    <ul className="screen-only flex flex-wrap gap-x-3 gap-y-1" aria-label="Active filters">
      {active.map(([name, value]) => (
        <li key={name}>
          <SiteLink
            href={sourceListAddress(path, { ...state, [name]: undefined, page: 1 })}
            className="active-filter"
            title="Remove this filter"
          >
            <span className="sr-only">Remove filter </span>
            {filterTexts[name]?.(value)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Links to the pages of a list. */
export function SourcePages({ path, state, pages }: ListProps & { pages: number }) {
  if (pages < 2 || state.page > pages) return null
  const link = (page: number, text: string, rel?: string) => (
    <SiteLink
      href={sourceListAddress(path, { ...state, page })}
      {...(rel ? { rel } : { 'aria-label': `Page ${text}` })}
    >
      {text}
    </SiteLink>
  )
  return (
    <nav aria-label="Pages" className="source-pages screen-only">
      <ul>
        {state.page > 1 && <li>{link(state.page - 1, 'Previous', 'prev')}</li>}
        {pageNumbers(state.page, pages).map((page) => (
          <li key={page}>
            {typeof page === 'string' && '…'}
            {page === state.page && <span aria-current="page">{page}</span>}
            {typeof page === 'number' && page !== state.page && link(page, String(page))}
          </li>
        ))}
        {state.page < pages && <li>{link(state.page + 1, 'Next', 'next')}</li>}
      </ul>
    </nav>
  )
}

/** The message in an empty list. */
export function NothingFound({ path, state, pages }: ListProps & { pages: number }) {
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

/** Shown if the API has no records of sources. */
export function NoSources() {
  return (
    <p className="mt-6 max-w-[42em]">
      The API behind this site has no list of sources. Each page links to the sources of its facts.
    </p>
  )
}
