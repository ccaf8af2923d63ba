import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import type { SourceSummary } from '@/lib/contract/sources'
import { getSourceList } from '@/lib/portal/sources/load'
import {
  sourceAddress,
  sourceOrigin,
  sourceTitle,
  titleLanguage,
} from '@/lib/portal/sources/references'
import { sourceKindName, sourceStateName } from '@/lib/portal/sources/source-names'
import {
  publishersPath,
  type SourceListState,
  sourcesPath,
} from '@/lib/portal/sources/source-query'
import { counted, formatCount } from '@/lib/text/counted'
import { SourceListLayout } from './source-list-layout'
import { NoSources } from './source-list-parts'

export const sourcesIntro =
  'Every page and document behind our facts: its publisher, its kind, and the facts that cite it.'

function SourceRow({ source }: { source: SourceSummary }) {
  const { kind, status, seen, stats } = source
  return (
    <tr>
      <td>
        <SiteLink href={sourceAddress(source)} lang={titleLanguage(source)}>
          {sourceTitle(source)}
        </SiteLink>
        <div className="list-note">{sourceOrigin(source)}</div>
      </td>
      <td>{sourceKindName(kind)}</td>
      <td data-label="State">{sourceStateName(status)}</td>
      <td data-label="Last read" className="whitespace-nowrap">
        {seen && <DateText month date={seen} />}
      </td>
      <td data-label="Facts" className="figure">
        {formatCount(stats.facts)}
      </td>
    </tr>
  )
}

function SourceTable({ sources }: { sources: readonly SourceSummary[] }) {
  return (
    <table className="data-table stacked list-table source-table">
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Kind</th>
          <th scope="col">State</th>
          <th scope="col">Last read</th>
          <th scope="col" className="figure">
            Facts
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </tbody>
    </table>
  )
}

async function Results({ state }: { state: SourceListState }) {
  const list = await getSourceList(state)
  if (!list) return <NoSources />
  const { sources, total, pages } = list
  return (
    <SourceListLayout
      path={sourcesPath}
      state={state}
      pages={pages}
      summary={counted(total, 'source')}
      label="Title, publisher or address contains"
      withStatus
    >
      {sources.length > 0 ? <SourceTable sources={sources} /> : undefined}
    </SourceListLayout>
  )
}

/** The list of all sources. */
export function SourcesPage({ state }: { state: SourceListState }) {
  return (
    <PageMain section="sources">
      <div className="pt-9">
        <PageTitle>Sources</PageTitle>
        <p className="mt-2 max-w-[42em] text-muted">
          {sourcesIntro} Also by <SiteLink href={publishersPath}>publisher</SiteLink>.
        </p>
      </div>
      <Results state={state} />
    </PageMain>
  )
}
