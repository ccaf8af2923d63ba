/** The files of a statistic: `/statistics/launches.csv`, `/statistics/launches.svg`, `/statistics/launches-narrow.svg`. */

import type { Credit } from '@/lib/portal/publish/credit'
import { csvOf } from '@/lib/text/csv'
import type { ChartSizeName } from './charts/chart-size'
import { type Statistic, type StatisticId, type StatisticRow, statisticIds } from './statistic'

export type StatisticFile = { id: StatisticId } & (
  | { format: 'csv' }
  | { format: 'svg'; size: ChartSizeName }
)

const form = new RegExp(`^(${statisticIds.join('|')})(-narrow)?\\.(csv|svg)$`)

/** What the last segment of a path asks for; undefined where there is no such file. */
export function statisticFileOf(segment: string): StatisticFile | undefined {
  const [, id, narrow, format] = form.exec(segment) ?? []
  const known = statisticIds.find((one) => one === id)
  if (!known) return undefined
  if (format === 'svg') return { id: known, format, size: narrow ? 'narrow' : 'wide' }
  return narrow ? undefined : { id: known, format: 'csv' }
}

const endings: Record<ChartSizeName, string> = { wide: '.svg', narrow: '-narrow.svg' }

export const csvAddress = (id: StatisticId): string => `/statistics/${id}.csv`
export const chartAddress = (id: StatisticId, size: ChartSizeName): string =>
  `/statistics/${id}${endings[size]}`

/** The id of a record, or the code of a country, as its address has it: `/standards/12-did-core`, `/countries/CH`. */
const idOf = ({ address = '' }: StatisticRow): string =>
  /\/(\d+|[A-Z]{2})(?:-[^/]*)?$/.exec(address)?.[1] ?? ''

/**
 * The table whole, also where the chart draws its first rows only. Credit and licence are columns at the end: every
 * reader of CSV understands them, and they stay with each row that is copied out. Rows of records tell their ids.
 */
export function statisticCsv(statistic: Statistic, { licence, attribution }: Credit): string {
  const { heading, columns, rows, unknown } = statistic
  const all = unknown ? [...rows, unknown] : rows
  const ofRecords = all.some((row) => idOf(row) !== '')
  return csvOf([
    [heading, ...(ofRecords ? ['Id'] : []), ...columns, 'Licence', 'Attribution'],
    ...all.map((row) => [
      row.label,
      ...(ofRecords ? [idOf(row)] : []),
      ...row.values,
      licence,
      attribution,
    ]),
  ])
}
