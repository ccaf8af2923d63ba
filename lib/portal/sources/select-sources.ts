import type { SourceSummary } from '@/lib/contract/sources'
import { containsLetter, containsText, parseNameQuery, prepareNames } from '@/lib/dataset/names'
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

/** The texts in which the API finds `q`. */
const getNames = ({ title, publisher, url }: SourceSummary) =>
  prepareNames([...(title ? [title] : []), publisher, url])

/** The sources that contain a text, by the rule of the contract for `q`. */
function findText(sources: readonly SourceSummary[], q: string): SourceSummary[] {
  const query = parseNameQuery(q)
  const found = sources
    .map((source) => ({ source, names: getNames(source) }))
    .filter(({ names }) => containsText(names, query))
  return [true, false].flatMap((isFirst) =>
    found.flatMap(({ source, names }) => (containsLetter(names, query) === isFirst ? source : [])),
  )
}

/** The sources that a state selects. Without an order of its own, they have that of the API: the most cited first. */
export function selectSources(
  sources: readonly SourceSummary[],
  { q, kind, status, publisher, sort }: SourceListState,
): SourceSummary[] {
  const filtered = sources.filter(
    (source) =>
      (kind === undefined || source.kind === kind) &&
      (status === undefined || source.status === status) &&
      (publisher === undefined || source.publisher === publisher),
  )
  if (q !== undefined) return findText(filtered, q)
  if (sort === undefined) return filtered
  const compare = orders[sort.replace('-', '') as SourceColumn]
  const direction = sort.startsWith('-') ? -1 : 1
  return filtered.toSorted((a, b) => direction * compare(a, b))
}
