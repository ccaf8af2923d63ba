/** The common form of all statistics: a table, from which the chart and the files are derived. */

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
  /** The path of the page about the subject of the row, if there is one. */
  address?: string
  /** One number for each column. */
  values: readonly number[]
  /** The addresses of the lists of the counted records, one for each column, if there are any. */
  lists?: readonly string[]
}

export interface Statistic {
  /** The name in addresses: `/statistics/launches.csv`. */
  id: StatisticId
  title: string
  /** One or two sentences on what the statistic shows. */
  shows: string
  /** One or two sentences on what it does not show. */
  limits: string
  /**
   * `years` has one row per year, drawn as columns over time. In `shares`, the numbers of a row add
   * up to 100%.
   */
  form: 'bars' | 'years' | 'shares'
  /** The label of the year that was not over at the date of the data. Its column is lighter. */
  incomplete?: string
  /** The heading of the labels. `columns` are the headings of the numbers. */
  heading: string
  columns: readonly string[]
  rows: readonly StatisticRow[]
  /** The row that replaces those which are not drawn in the chart (see `drawnRows`). */
  rest?: StatisticRow
  /** The records that are in no row because they do not state the property. Always reported, but never drawn. */
  unknown?: StatisticRow
}

const maxDrawn = 12

/** The rows that a chart draws. One or two more than usual are drawn too, because a remark would take as much space. */
export const drawnRows = <Row>(rows: readonly Row[]): readonly Row[] =>
  rows.length <= maxDrawn + 2 ? rows : rows.slice(0, maxDrawn)

/** Sorts rows by their first number in descending order, then by label. */
export const ranked = (rows: readonly StatisticRow[]): StatisticRow[] =>
  rows.toSorted(
    (a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0) || a.label.localeCompare(b.label, 'en'),
  )

/** The row of records that do not state the property. Undefined if all do. */
export const unknownRow = (label: string, values: readonly number[]): StatisticRow | undefined =>
  values.some((value) => value > 0) ? { label, values } : undefined

/** A share such as `'35%'`. Shares between 0 and 1 are never rounded to 0% or 100%. */
export function percentage(part: number, whole: number): string {
  if (whole === 0) return '0%'
  const share = (100 * part) / whole
  if (share > 0 && share < 1) return 'under 1%'
  if (share > 99 && share < 100) return 'over 99%'
  return `${Math.round(share)}%`
}
