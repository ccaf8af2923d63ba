import type { SourceSummary } from '@/lib/contract/sources'
import { byName } from '@/lib/portal/records/name-order'
import { sourceTitle } from './references'
import { kindOfSource } from './source-names'
import type { SourceColumn, SourceListState, SourceSort } from './source-query'

const orders: Record<SourceColumn, (a: SourceSummary, b: SourceSummary) => number> = {
  title: (a, b) => byName(sourceTitle(a), sourceTitle(b)),
  kind: (a, b) => byName(kindOfSource(a), kindOfSource(b)),
  seen: (a, b) => (a.seen ?? '').localeCompare(b.seen ?? ''),
  facts: (a, b) => a.stats.facts - b.stats.facts,
}

/** The sources with the filters of a state, in the order of a column. Equal ones keep their order. */
export function sortSources(
  sources: readonly SourceSummary[],
  { kind, status, publisher }: SourceListState,
  sort: SourceSort,
): SourceSummary[] {
  const compare = orders[sort.replace('-', '') as SourceColumn]
  const direction = sort.startsWith('-') ? -1 : 1
  return sources
    .filter(
      (source) =>
        (kind === undefined || source.kind === kind) &&
        (status === undefined || source.status === status) &&
        (publisher === undefined || source.publisher === publisher),
    )
    .toSorted((a, b) => direction * compare(a, b))
}
