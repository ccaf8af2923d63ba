/** Statistics of sources: their kinds, their dates of publication, and whether they are still online. */
import { type SourceSummary, sourceKinds, sourceStates } from '@/lib/contract/sources'
import { sourceKindName, sourceStateName } from '@/lib/portal/sources/source-names'
import { sourcesPath } from '@/lib/portal/sources/source-query'
import { capitalized } from '@/lib/text/capitalized'
import { counted, formatCount } from '@/lib/text/counted'
import { groupBy } from '@/lib/text/group-by'
import { percentage, type Statistic, unknownRow } from './statistic'

type Sources = readonly SourceSummary[]

const getFacts = (sources: Sources): number =>
  sources.reduce((sum, { stats }) => sum + stats.facts, 0)

/** The values that occur. Those in the contract come first, in its order. */
const inOrder = (known: readonly string[], occurring: Iterable<string>): string[] => {
  const others = new Set(occurring)
  return [...known.filter((value) => others.delete(value)), ...[...others].sort()]
}

export function kindStatistic(sources: Sources): Statistic {
  const byKind = groupBy([...sources], ({ kind }) => kind)
  const facts = getFacts(sources)
  const official = getFacts(byKind.get('official') ?? [])
  return {
    id: 'source-kinds',
    title: 'Facts by kind of source',
    shows: `The kinds of source behind ${counted(facts, 'fact')}, from ${counted(sources.length, 'source')} in all. ${formatCount(official)} have an official source (${percentage(official, facts)}).`,
    limits:
      'A fact with sources of two kinds counts under both. The kind shows who published a source, not whether it is right.',
    form: 'bars',
    heading: 'Kind of source',
    columns: ['Facts'],
    rows: inOrder(sourceKinds, byKind.keys()).map((kind) => ({
      label: capitalized(sourceKindName(kind)),
      address: `${sourcesPath}?kind=${encodeURIComponent(kind)}`,
      values: [getFacts(byKind.get(kind) ?? [])],
    })),
  }
}

/** The year of publication. Years before 1990 are ignored, because the web is not older. */
const getYear = ({ published }: SourceSummary): number | undefined => {
  const year = /^(?:199|20\d)\d(?!\d)/.exec(published ?? '')?.[0]
  return year === undefined ? undefined : Number(year)
}

export function ageStatistic(sources: Sources): Statistic {
  const byYear = groupBy([...sources], getYear)
  const undated = byYear.get(undefined)?.length ?? 0
  const years = [...byYear.keys()].filter((year) => year !== undefined)
  const first = Math.min(...years)
  const span = years.length > 0 ? Math.max(...years) - first + 1 : 0
  return {
    id: 'source-dates',
    title: 'Sources by year',
    shows: `When ${formatCount(sources.length - undated)} of ${counted(sources.length, 'source')} were published.`,
    limits: `The date of ${formatCount(undated)} is unknown. A page may have changed since it was published.`,
    form: 'years',
    heading: 'Year of publication',
    columns: ['Sources'],
    rows: Array.from({ length: span }, (_, index) => ({
      label: String(first + index),
      values: [byYear.get(first + index)?.length ?? 0],
    })),
    unknown: unknownRow('Date unknown', [undated]),
  }
}

export function stateStatistic(sources: Sources): Statistic {
  const byState = groupBy([...sources], ({ status }) => status)
  const gone = byState.get('gone') ?? []
  const copied = gone.filter(({ archived_url }) => archived_url).length
  const goneWords =
    gone.length === 0
      ? 'No source is known to be gone.'
      : `${formatCount(gone.length)} ${gone.length === 1 ? 'is' : 'are'} gone, ${formatCount(copied)} of these with an archived copy.`
  const unchecked = byState.get('unchecked')?.length ?? 0
  return {
    id: 'source-states',
    title: 'Sources still online',
    shows:
      unchecked === sources.length
        ? `We have not yet re-checked any of ${counted(sources.length, 'source')}.`
        : `Results of the last link check of ${counted(sources.length, 'source')}. ${goneWords}`,
    limits:
      unchecked === sources.length
        ? 'We do not know how many are still online.'
        : `We have not yet re-checked ${formatCount(unchecked)} of them. A page that is online may have changed.`,
    form: 'bars',
    heading: 'State',
    columns: ['Sources'],
    rows: inOrder(sourceStates, byState.keys()).map((state) => ({
      label: capitalized(sourceStateName(state)),
      address: `${sourcesPath}?status=${encodeURIComponent(state)}`,
      values: [byState.get(state)?.length ?? 0],
    })),
  }
}
