/**
 * The files of a statistic: its table as `/statistics/launches.csv` and `.json`, its chart as
 * `/statistics/launches.svg` and `.png`, and the chart for phones as `/statistics/launches-narrow.svg`.
 */
import { columnName } from '@/lib/portal/publish/table/column-name'
import type { Table } from '@/lib/portal/publish/table/table-file'
import { isTableFormat, type TableFormat } from '@/lib/portal/publish/table/table-formats'
import type { ChartSizeName } from './charts/chart-size'
import { type Statistic, type StatisticId, type StatisticRow, statisticIds } from './statistic'

export type StatisticFile = { id: StatisticId } & (
  | { format: TableFormat }
  | { format: 'png' }
  | { format: 'svg'; size: ChartSizeName }
)

const form = new RegExp(`^(${statisticIds.join('|')})(-narrow)?\\.(csv|json|svg|png)$`)

/** The file for the last segment of a path. Undefined if there is none. */
export function getStatisticFile(segment: string): StatisticFile | undefined {
  const [, id, narrow, format = ''] = form.exec(segment) ?? []
  const known = statisticIds.find((one) => one === id)
  if (!known) return undefined
  if (format === 'svg') return { id: known, format, size: narrow ? 'narrow' : 'wide' }
  if (narrow) return undefined
  return { id: known, format: isTableFormat(format) ? format : 'png' }
}

const endings: Record<ChartSizeName, string> = { wide: '.svg', narrow: '-narrow.svg' }

export const tableAddress = (id: StatisticId, format: TableFormat): string =>
  `/statistics/${id}.${format}`
export const chartAddress = (id: StatisticId, size: ChartSizeName): string =>
  `/statistics/${id}${endings[size]}`
export const pictureAddress = (id: StatisticId): string => `/statistics/${id}.png`

/** The id of a record or the code of a country from its address: `/standards/12-did-core`, `/countries/CH`. */
const getId = ({ address = '' }: StatisticRow): string =>
  /\/(\d+|[A-Z]{2})(?:-[^/]*)?$/.exec(address)?.[1] ?? ''

const getKey = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '_')

/**
 * The full table, even if the chart draws only its first rows. If rows are records, a column has
 * their ids.
 */
export function statisticTable({ id, title, heading, columns, rows, unknown }: Statistic): Table {
  const all = unknown ? [...rows, unknown] : rows
  const ofRecords = all.some((row) => getId(row) !== '')
  return {
    title,
    path: `/statistics#${id}`,
    columns: [heading, ...(ofRecords ? ['Id'] : []), ...columns].map((label) => ({
      key: getKey(columnName(label)),
      title: columnName(label),
    })),
    rows: all.map((row) => [row.label, ...(ofRecords ? [getId(row)] : []), ...row.values]),
  }
}
