/** The table of a chart as a file, and its citation. */
import { type Citation, pageCitation, versionCitation } from '@/lib/portal/publish/cite/citation'
import type { DataContext } from '@/lib/portal/publish/data-context'
import type { Table } from '@/lib/portal/publish/table/table-file'
import {
  type Chart,
  type ChartRow,
  chartSubtitle,
  isVersioned,
  numberHeadings,
  rowCells,
} from './chart'
import { chartAddress } from './chart-address'

/** The id of a record or the code of a country from its address: `/standards/12-did-core`, `/countries/CH`. */
const getId = ({ path = '' }: ChartRow): string =>
  /\/(\d+|[A-Z]{2})(?:-[^/]*)?$/.exec(path)?.[1] ?? ''

const getKey = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '_')

/** All rows, even if the picture shows only the first ones. If rows are records, a column has their ids. */
export function chartTable(chart: Chart, version?: string): Table {
  const { id, finding, heading, rows, omitted = [] } = chart
  const allRows = [...rows, ...omitted]
  const ofRecords = allRows.some((row) => getId(row) !== '')
  const titles = [heading, ...(ofRecords ? ['Id'] : []), ...numberHeadings(chart)]
  return {
    title: `${finding} (${chartSubtitle(chart)})`,
    path: chartAddress(id, version),
    ...(isVersioned(chart) ? { frozenPath: (version: string) => chartAddress(id, version) } : {}),
    columns: titles.map((title) => ({ key: getKey(title), title })),
    rows: allRows.map((row) => [
      row.label,
      ...(ofRecords ? [getId(row)] : []),
      ...rowCells(chart, row).map(({ value }) => value),
    ]),
  }
}

/** Cites a chart as of its version, because its finding changes with the data, or the page if the API has no versions. */
export function chartCitation(chart: Chart, context: DataContext): Citation {
  const { id, finding, name } = chart
  const { version, terms } = context
  const page = { id: `did-atlas-chart-${id}`, title: finding, genre: 'Chart' }
  if (version === undefined || !terms || !isVersioned(chart))
    return pageCitation({ ...page, path: chartAddress(id) }, context)
  const path = chartAddress(id, version)
  return versionCitation({ ...page, version, date: terms.last_updated, note: name, path }, context)
}
