import { PageMain } from '@/components/layout/page-main'
import { SiteLink } from '@/components/layout/site-link'
import type { SourceKind, SourceSummary } from '@/lib/contract/sources'
import { getSourceList } from '@/lib/portal/sources/load'
import { sourceOrigin, sourceTitle, titleLanguage } from '@/lib/portal/sources/references'
import { kindOfSource, sourceStateName } from '@/lib/portal/sources/source-names'
import {
  defaultSourceSort,
  nextSort,
  publishersPath,
  type SourceColumn,
  type SourceListState,
  sourceColumns,
  sourceListAddress,
  sourcesPath,
} from '@/lib/portal/sources/source-query'
import { counted, formatCount } from '@/lib/text/counted'
import { NoSources, SourceListLayout } from './source-list-layout'
import { type SortHeading, type SourceRow, SourceTable } from './source-table'

export const sourcesIntro =
  'Every page and document behind our facts: its publisher, its kind, and the facts that cite it.'

/** Without the protocol, and with the first letters of the hash of a commit. */
const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/, '$1…')

const toRow = (source: SourceSummary, isTested: boolean): SourceRow => ({
  id: source.id,
  title: sourceTitle(source),
  ...(source.title ? {} : { address: shortAddress(source.url) }),
  language: titleLanguage(source),
  origin: sourceOrigin(source),
  kind: kindOfSource(source),
  ...(isTested ? { state: sourceStateName(source.status) } : {}),
  seen: source.seen,
  facts: source.stats.facts,
})

/** The headings that sort the list. A search has the order of the API. */
function getSorts(state: SourceListState): Partial<Record<SourceColumn, SortHeading>> {
  if (state.q) return {}
  const current = state.sort ?? defaultSourceSort
  const { sort: _, ...rest } = state
  return Object.fromEntries(
    (Object.keys(sourceColumns) as SourceColumn[]).map((column): [SourceColumn, SortHeading] => {
      const next = nextSort(column, current)
      const href = sourceListAddress(sourcesPath, {
        ...rest,
        page: 1,
        ...(next === defaultSourceSort ? {} : { sort: next }),
      })
      const isSorted = current.replace('-', '') === column
      const direction = current.startsWith('-') ? 'descending' : 'ascending'
      return [column, { href, ...(isSorted ? { direction } : {}) }]
    }),
  )
}

/** How many of all sources are of the strongest and of the most common kind. */
function Finding({ counts }: { counts: ReadonlyMap<string, number> }) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const count = (kind: SourceKind) => counts.get(kind) ?? 0
  if (total < 2) return null
  return (
    <p className="mt-2 max-w-[42em] text-muted">
      {formatCount(count('official'))} of the {counted(total, 'source')} are official;{' '}
      {formatCount(count('press'))} are press reports.{' '}
      <SiteLink href="/about/codebook#source-kinds">What the kinds mean</SiteLink>
    </p>
  )
}

async function Results({ state }: { state: SourceListState }) {
  const list = await getSourceList(state)
  if (!list) return <NoSources />
  const { sources, total, pages, kindCounts, isTested } = list
  const isTitled = sources.every(({ title }) => Boolean(title))
  const isUnfiltered = !state.q && !state.publisher && !state.status
  return (
    <>
      <Finding counts={kindCounts} />
      <SourceListLayout
        path={sourcesPath}
        state={state}
        pages={pages}
        summary={counted(total, 'source')}
        label="Title, publisher or address contains"
        withStatus={isTested}
        withSort={!state.q}
        kindCounts={isUnfiltered ? kindCounts : undefined}
      >
        {sources.length > 0 ? (
          <>
            {!(isTested && isTitled) && (
              <p className="mt-2 text-muted text-note">
                {!isTested && 'We have not tested these links yet. '}
                {!isTitled &&
                  'If a source has no recorded title, we show its publisher and words from its address, in grey.'}
              </p>
            )}
            <SourceTable
              rows={sources.map((source) => toRow(source, isTested))}
              sorts={getSorts(state)}
            />
          </>
        ) : undefined}
      </SourceListLayout>
    </>
  )
}

export function SourcesPage({ state }: { state: SourceListState }) {
  return (
    <PageMain title="Sources">
      <p className="mt-2 max-w-[42em]">
        {sourcesIntro} See also: <SiteLink href={publishersPath}>sources by publisher</SiteLink>.
      </p>
      <Results state={state} />
    </PageMain>
  )
}
