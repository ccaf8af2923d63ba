/** Charts of organizations, laws and sources. */
import { dataOrUndefined } from '@/lib/client/result'
import { type SourceSummary, sourceKinds, sourceStates } from '@/lib/contract/sources'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { sourceKindName, sourceStateName } from '@/lib/portal/sources/source-names'
import { sourcesPath } from '@/lib/portal/sources/source-query'
import { counted, formatCount } from '@/lib/text/counted'
import { groupBy } from '@/lib/text/group-by'
import { capitalized } from '@/lib/text/sentences'
import { breakdown } from './breakdown'
import type { Chart, ChartRow, MakeChart } from './chart'
import { findHalf, findLeaders, formatShare, type Unit } from './findings'

export const organizationsByRole: MakeChart = (data) => {
  const found = breakdown(data, {
    family: 'entities',
    rows: 'role',
    series: 'Organizations',
    byValue: true,
  })
  if (!found) return undefined
  return {
    name: 'Organizations by role',
    finding:
      findLeaders(found.rows, (names, count, isOne) => {
        const organizationCount = counted(found.total, 'organization')
        return isOne
          ? `${names} is the most common role: ${formatCount(count)} of ${organizationCount}`
          : undefined
      }) ?? 'Roles of organizations in projects, ledgers and DID methods',
    definition:
      'Organizations by their roles in projects, consortia, ledgers and DID methods. An organization with several roles is counted under each of them.',
    limits: [
      'We do not record how much an organization contributes: a letter of support counts as much as years of work.',
    ],
    form: 'bars',
    heading: 'Role',
    rowNoun: 'roles',
    unit: ['organization', 'organizations'],
    ...found,
    omitted: [],
  }
}

export const lawsByYear: MakeChart = (data) => {
  const found = breakdown(data, { family: 'regulations', rows: 'year', series: 'Laws' })
  if (!found || found.total === 0) return undefined
  return {
    name: 'Laws and regulations by year',
    ...(findHalf(found.rows, {
      unit: lawUnit,
      named: ['law with a year in its name', 'laws with a year in their names'],
      verbs: ['is from', 'are from'],
      all: found.total,
    }) ?? { finding: 'No law has a year in its name' }),
    definition:
      'Laws, regulations, bills and policies that we list, by the year in their names, such as 2024 in “Regulation (EU) 2024/1183”.',
    limits: [
      `${formatShare(found.total - found.withValue, found.total, lawUnit)} have no year in their names. The year is that of adoption or publication, not that from which the law applies.`,
    ],
    form: 'columns',
    heading: 'Year',
    unit: lawUnit,
    ...found,
  }
}
const lawUnit: Unit = ['law', 'laws']
const sourceUnit: Unit = ['source', 'sources']

/** The values that occur. Values in the contract come first, in its order. */
function inOrder(order: readonly string[], occurring: Iterable<string>): string[] {
  const unlisted = new Set(occurring)
  return [...order.filter((value) => unlisted.delete(value)), ...[...unlisted].sort()]
}

const makeRow = (label: string, value: number, path?: string): ChartRow => {
  const cell = value > 0 && path !== undefined ? { value, path } : { value }
  return { label, cells: [cell], total: cell }
}

const common = {
  unit: sourceUnit,
  series: ['Sources'],
} as const

const getSources = ({ sources }: PortalData): readonly SourceSummary[] | undefined => {
  const found = dataOrUndefined(sources)
  return found && found.length > 0 ? found : undefined
}

const sourcesBy =
  (
    property: 'kind' | 'status',
    order: readonly string[],
    getName: (value: string) => string,
    describe: (
      rows: readonly ChartRow[],
      sources: readonly SourceSummary[],
    ) => Omit<Chart, 'id' | 'group' | 'rows' | keyof typeof common> | undefined,
  ): MakeChart =>
  (data) => {
    const sources = getSources(data)
    if (!sources) return undefined
    const byValue = groupBy([...sources], (source) => source[property])
    const rows = inOrder(order, byValue.keys()).map((value) =>
      makeRow(
        capitalized(getName(value)),
        byValue.get(value)?.length ?? 0,
        `${sourcesPath}?${new URLSearchParams({ [property]: value })}`,
      ),
    )
    const described = describe(rows, sources)
    const isOrdered = property === 'status'
    return (
      described && {
        ...common,
        ...described,
        rows: isOrdered ? rows : rows.toSorted((a, b) => b.total.value - a.total.value),
      }
    )
  }

export const sourcesByKind = sourcesBy('kind', sourceKinds, sourceKindName, (rows, sources) => ({
  name: 'Sources by kind',
  finding:
    findLeaders(rows, (names, count, isOne) =>
      isOne
        ? `“${names}” is the most common kind of source: ${formatCount(count)} of ${formatCount(sources.length)}`
        : undefined,
    ) ?? `${counted(sources.length, 'source')} by kind`,
  definition: 'Pages and documents that facts cite, by the kind of their publisher.',
  limits: ['The kind shows who published a source, not whether it is right.'],
  form: 'bars',
  heading: 'Kind of source',
  rowNoun: 'kinds',
}))

export const sourcesByState = sourcesBy(
  'status',
  sourceStates,
  sourceStateName,
  (rows, sources) => {
    // Without a tested link, the chart would be empty.
    if (sources.every(({ status }) => status === 'unchecked')) return undefined
    const gone = sources.filter(({ status }) => status === 'gone')
    const copied = gone.filter(({ archived_url }) => archived_url).length
    const available = capitalized(sourceStateName('available'))
    const online = rows.find(({ label }) => label === available)?.total.value ?? 0
    return {
      name: 'Sources still online',
      finding: `${formatShare(online, sources.length, sourceUnit)} ${online === 1 ? 'was' : 'were'} online when last tested`,
      definition:
        'Pages and documents that facts cite, by the result of the last check of their links.',
      limits: [
        gone.length === 0
          ? 'We know of no source that is gone.'
          : `${formatCount(copied)} of ${formatCount(gone.length)} that are gone have an archived copy.`,
        'A page that is online may have changed.',
      ],
      form: 'bars',
      heading: 'Link',
    }
  },
)

/** The year of publication. Years before 1990 are ignored, because the web is not older. */
const getYear = ({ published }: SourceSummary): number | undefined => {
  const year = /^(?:199|20\d)\d(?!\d)/.exec(published ?? '')?.[0]
  return year === undefined ? undefined : Number(year)
}

export const sourcesByYear: MakeChart = (data) => {
  const sources = getSources(data)
  if (!sources) return undefined
  const byYear = groupBy([...sources], getYear)
  const undated = byYear.get(undefined)?.length ?? 0
  const years = [...byYear.keys()].filter((year) => year !== undefined)
  const first = Math.min(...years)
  const span = years.length > 0 ? Math.max(...years) - first + 1 : 0
  const rows = Array.from({ length: span }, (_, at) =>
    makeRow(String(first + at), byYear.get(first + at)?.length ?? 0),
  )
  return {
    ...common,
    name: 'Sources by year of publication',
    ...(findHalf(rows, {
      unit: sourceUnit,
      named: ['source with a known date', 'sources with a known date'],
      verbs: ['was published in', 'were published in'],
      all: sources.length,
    }) ?? { finding: 'No source has a known date' }),
    definition: 'Pages and documents that facts cite, by the year in which they were published.',
    limits: [
      `The date of ${formatShare(undated, sources.length, sourceUnit)} is unknown. A page may have changed since it was published.`,
    ],
    form: 'columns',
    heading: 'Year of publication',
    rows,
    omitted: undated > 0 ? [makeRow('Date unknown', undated)] : [],
  }
}
