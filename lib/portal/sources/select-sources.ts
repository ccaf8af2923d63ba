import type { SourceSummary } from '@/lib/contract/sources'
import { findByName, type Names, parseNameQuery, prepareNames } from '@/lib/dataset/names'
import { byName } from '@/lib/portal/records/name-order'
import { sourceTitle } from './references'
import { kindOfSource } from './source-names'
import type { SourceColumn, SourceListState } from './source-query'

const orders: Record<SourceColumn, (a: SourceSummary, b: SourceSummary) => number> = {
  title: (a, b) => byName(sourceTitle(a), sourceTitle(b)),
  kind: (a, b) => byName(kindOfSource(a), kindOfSource(b)),
  seen: (a, b) => (a.seen ?? '').localeCompare(b.seen ?? ''),
  facts: (a, b) => a.stats.facts - b.stats.facts,
}

/** The texts in which the API finds `q`, prepared once for each source. */
const preparedNames = new WeakMap<SourceSummary, Names>()

function getNames(source: SourceSummary): Names {
  const { title, publisher, url } = source
  const names = preparedNames.get(source) ?? prepareNames([title ?? '', publisher, url])
  preparedNames.set(source, names)
  return names
}

/** The sources that a state selects. Without a `sort`, they have the order of the API: the most cited first. */
export function selectSources(
  sources: readonly SourceSummary[],
  { q, kind, status, publisher, sort }: SourceListState,
): readonly SourceSummary[] {
  const filtered = sources.filter(
    (source) =>
      (kind === undefined || source.kind === kind) &&
      (status === undefined || source.status === status) &&
      (publisher === undefined || source.publisher === publisher),
  )
  if (q !== undefined) return findByName(filtered, parseNameQuery(q), getNames)
  if (sort === undefined) return filtered
  const compare = orders[sort.replace('-', '') as SourceColumn]
  const direction = sort.startsWith('-') ? -1 : 1
  return filtered.toSorted((a, b) => direction * compare(a, b))
}
