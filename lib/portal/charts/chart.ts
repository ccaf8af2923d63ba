/** A chart: a table with its finding, from which picture, files and citation are derived, so that they cannot differ. */
import type { PortalData } from '@/lib/portal/data/portal-data'

export interface Cell {
  value: number
  /** The address of the list of the counted records. Undefined for zero, or if no list shows them. */
  path?: string
}

export interface ChartRow {
  label: string
  /** The address of the page about the subject of the row, if there is one. */
  path?: string
  /** One cell for each series. */
  cells: readonly Cell[]
  /** The total of the row. In a stacked chart this is the sum of its cells. */
  total: Cell
  /** The text at the end of the bar, if it is not the total. */
  end?: string
}

export interface Chart {
  id: ChartId
  group: ChartGroup
  /** The subject, without a figure: `'Projects by launch year and kind'`. */
  name: string
  /** The most important thing that the table shows, in one short sentence without its full stop. */
  finding: string
  /** The counts and the qualifications of the finding, without a full stop: `'In 2021: 55 of 260 with a known date'`. */
  basis?: string
  /** The unit and its definition, in one or two sentences. */
  definition: string
  /** Caveats that prevent a wrong conclusion. */
  limits: readonly string[]
  /**
   * `columns` has one row for each year, drawn over time. `bars` has rows of any kind. In both, series are stacked. `bands`
   * draws each series over the years on its own, because a record may be in several.
   */
  form: 'columns' | 'bars' | 'bands'
  /** The heading of the labels. */
  heading: string
  /** What the rows are, in the plural. A small picture names it for the rows that it leaves out. */
  rowNoun?: string
  unit: readonly [singular: string, plural: string]
  series: readonly string[]
  rows: readonly ChartRow[]
  /** The records that are in no row, by reason: most do not disclose the property. Reported, but never drawn. */
  omitted?: readonly ChartRow[]
  /** The label of the year that was not over at the date of the data. */
  incomplete?: string
  /** True if each year includes the years before it, so that only what an incomplete year adds to them may change. */
  isRunningTotal?: true
  /** The label of the year that the finding names, which small pictures label too. */
  keyYear?: string
  /** True if the finding counts the key year and later years: earlier bars are lighter. */
  isSinceKeyYear?: true
}

/** Undefined if the data lacks the counted records. */
export type MakeChart = (data: PortalData) => Omit<Chart, 'id' | 'group'> | undefined

export const chartGroups = {
  wallets: 'Wallets',
  projects: 'Projects',
  technology: 'Technology',
  organizations: 'Organizations and law',
  evidence: 'Evidence',
} as const
export type ChartGroup = keyof typeof chartGroups

/** The ids in addresses, in the order of the index. */
export const chartIds = [
  'national-wallets',
  'wallet-suppliers',
  'projects-by-year',
  'status-by-region',
  'ended-projects',
  'projects-by-country',
  'projects-by-industry',
  'formats-by-year',
  'ledgers',
  'did-methods',
  'standards',
  'technical-properties',
  'organizations-by-role',
  'laws-by-year',
  'sources-by-kind',
  'sources-by-year',
  'sources-by-state',
] as const
export type ChartId = (typeof chartIds)[number]

export const isChartId = (text: string): text is ChartId => chartIds.some((id) => id === text)

/** Whether past versions have a chart. Their data has no sources. */
export const isVersioned = ({ group }: Pick<Chart, 'group'>): boolean => group !== 'evidence'

/** The text below a finding, without its last full stop: what the chart shows, and on what its finding is based. */
export const chartSubtitle = ({ name, basis }: Pick<Chart, 'name' | 'basis'>): string =>
  basis === undefined ? name : `${name}. ${basis}`

const maxDrawn = 12

/**
 * The first rows, without those that tie with the next row, so that no row is left out in favour of an equal one. If
 * all of them tie, they stay.
 */
export function cutBeforeTie(rows: readonly ChartRow[], maxRows: number): readonly ChartRow[] {
  const first = rows.slice(0, maxRows)
  const next = rows[first.length]?.total.value
  const beforeTie = first.slice(0, first.findLastIndex(({ total }) => total.value !== next) + 1)
  return beforeTie.length > 0 ? beforeTie : first
}

/**
 * The rows that the picture shows: all rows if they are years, otherwise only the first ones. The table has all rows.
 */
export const drawnRows = ({ form, rows }: Pick<Chart, 'form' | 'rows'>): readonly ChartRow[] =>
  form !== 'bars' || rows.length <= maxDrawn + 2 ? rows : cutBeforeTie(rows, maxDrawn)

/** Whether a table has a column with the sums of its series. */
export const hasTotals = ({ form, series }: Pick<Chart, 'form' | 'series'>): boolean =>
  form !== 'bands' && series.length > 1

/** All numbers of a row, in the order of the columns of the table. */
export const rowCells = (chart: Chart, { cells, total }: ChartRow): readonly Cell[] =>
  hasTotals(chart) ? [...cells, total] : cells

export const numberHeadings = (chart: Chart): readonly string[] =>
  hasTotals(chart) ? [...chart.series, 'All'] : chart.series
