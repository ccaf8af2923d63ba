/** What a statistic is, whatever it counts: one table, from which its chart and its file are made as well. */

export const statisticIds = [
  'launches',
  'status',
  'countries',
  'regions',
  'did-methods',
  'ledgers',
  'standards',
  'industries',
  'properties',
  'organizations',
  'source-kinds',
  'source-dates',
  'source-states',
  'sources',
] as const
export type StatisticId = (typeof statisticIds)[number]

export interface StatisticRow {
  label: string
  /** The page of what is counted, where it has one. */
  address?: string
  /** One number a column. */
  values: readonly number[]
  /** The lists behind the numbers, if they have any, one a column. */
  lists?: readonly string[]
}

export interface Statistic {
  /** Its part in addresses: `/statistics/launches.csv`. */
  id: StatisticId
  title: string
  /** What it shows, in a sentence or two. */
  shows: string
  /** What it does not show. */
  limits: string
  /** `years` has a row a year and is drawn as columns over time; the numbers of a row of `shares` add up to all. */
  form: 'bars' | 'years' | 'shares'
  /** The heading of the labels, and those of the numbers. */
  heading: string
  columns: readonly string[]
  rows: readonly StatisticRow[]
  /** What stands for the rows that a chart has no room for, see `drawnRows`. */
  rest?: StatisticRow
  /** What is in no row because the record does not say: never dropped, and never drawn as if it were one more row. */
  unknown?: StatisticRow
}

const maxDrawn = 12

/** The rows that a chart draws. One or two more than usual are drawn too: a rest of them would take as much room. */
export const drawnRows = <Row>(rows: readonly Row[]): readonly Row[] =>
  rows.length <= maxDrawn + 2 ? rows : rows.slice(0, maxDrawn)

/** Highest number first, then by name. */
export const ranked = (rows: readonly StatisticRow[]): StatisticRow[] =>
  rows.toSorted(
    (a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0) || a.label.localeCompare(b.label, 'en'),
  )

/** The row of what the record does not say; undefined where it says all. */
export const unknownRow = (label: string, values: readonly number[]): StatisticRow | undefined =>
  values.some((value) => value > 0) ? { label, values } : undefined

/** `'35%'`; a share that is neither nothing nor all is never rounded to either. */
export function percentage(part: number, whole: number): string {
  if (whole === 0) return '0%'
  const share = (100 * part) / whole
  if (share > 0 && share < 1) return 'under 1%'
  if (share > 99 && share < 100) return 'over 99%'
  return `${Math.round(share)}%`
}
