import type { SourceSummary } from '@/lib/contract/sources'
import { fold } from '@/lib/text/fold'
import { countValues, groupBy } from '@/lib/text/group-by'
import type { SourceListState } from './source-query'

export interface Publisher {
  name: string
  /** The kinds of its sources, the most frequent first. */
  kinds: string[]
  sources: number
  facts: number
}

const byFrequency = (values: readonly string[]): string[] =>
  [...countValues(values)].sort(([, a], [, b]) => b - a).map(([value]) => value)

/** The publishers, sorted by number of facts in descending order, then by name. */
export const listPublishers = (sources: readonly SourceSummary[]): Publisher[] =>
  [...groupBy([...sources], ({ publisher }) => publisher)]
    .map(([name, sourcesOfPublisher]) => ({
      name,
      kinds: byFrequency(sourcesOfPublisher.map(({ kind }) => kind)),
      sources: sourcesOfPublisher.length,
      facts: sourcesOfPublisher.reduce((sum, { stats }) => sum + stats.facts, 0),
    }))
    .sort((a, b) => b.facts - a.facts || a.name.localeCompare(b.name, 'en'))

export const publishersPerPage = 80

export function matchingPublishers(
  publishers: readonly Publisher[],
  { q, kind }: SourceListState,
): Publisher[] {
  const text = fold(q ?? '')
  return publishers.filter(
    ({ name, kinds }) =>
      (q === undefined || (text !== '' && fold(name).includes(text))) &&
      (kind === undefined || kinds.includes(kind)),
  )
}
