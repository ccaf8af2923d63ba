/**
 * Writes a table of the site as a file that states its origin, the date of the data, and the licence, so that copies
 * contain them too.
 */
import { siteName } from '@/lib/contract/site-name'
import { type DataContext, dataDay, makeCredit } from '@/lib/portal/publish/data-context'
import { csvType, fileResponse, jsonType } from '@/lib/portal/responses/route-response'
import { type CsvCell, toCsv } from '@/lib/text/csv'
import type { TableFormat } from './table-formats'

export interface TableColumn {
  /** The name of the member in JSON. */
  key: string
  /** The heading in CSV. */
  title: string
}

/** A table in the state of a page. */
export interface Table {
  title: string
  /** The path of that page, with its query. */
  path: string
  /** A warning about the rows: that they are a guess. */
  note?: string
  /** The path of the same table as of a version, if it is available. */
  frozenPath?: (version: string) => string
  columns: readonly TableColumn[]
  rows: readonly (readonly CsvCell[])[]
}

const origin = ({ path }: Table, { siteUrl }: DataContext): string => siteUrl + path

/** The version of the data, and the permanent address of the table. Empty over a server without versions. */
function getFrozen({ frozenPath }: Table, { version, siteUrl }: DataContext) {
  if (version === undefined) return {}
  return frozenPath ? { version, frozen_copy: siteUrl + frozenPath(version) } : { version }
}

/**
 * Origin, date and licence are columns at the end, because every reader of CSV understands columns, and because they
 * remain with each row that is copied.
 */
export function tableCsv(table: Table, context: DataContext): string {
  const { attribution, licence } = makeCredit(context.terms, context.siteUrl)
  const { version, frozen_copy: frozenCopy } = getFrozen(table, context)
  const end = [
    ...(table.note === undefined ? [] : [['Note', table.note]]),
    ['Taken from', origin(table, context)],
    ['Data as of', dataDay(context)],
    ['Licence', licence],
    ['Attribution', attribution],
    ...(version === undefined ? [] : [['Version', version]]),
    ...(frozenCopy === undefined ? [] : [['Frozen copy', frozenCopy]]),
  ] as const
  return toCsv([
    [...table.columns.map(({ title }) => title), ...end.map(([title]) => title)],
    ...table.rows.map((row) => [...row, ...end.map(([, text]) => text)]),
  ])
}

export function tableJson(table: Table, context: DataContext): string {
  const { attribution, licence } = makeCredit(context.terms, context.siteUrl)
  const rows = table.rows.map((row) =>
    Object.fromEntries(table.columns.map(({ key }, place) => [key, row[place] ?? null])),
  )
  const document = {
    title: table.title,
    ...(table.note === undefined ? {} : { note: table.note }),
    taken_from: origin(table, context),
    data_as_of: dataDay(context),
    ...getFrozen(table, context),
    licence,
    licence_url: context.terms?.license.url ?? null,
    attribution,
    changes: `Selected and reformatted by ${siteName}.`,
    columns: table.columns,
    rows,
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

const writers = { csv: tableCsv, json: tableJson } satisfies Record<TableFormat, unknown>
const types: Record<TableFormat, string> = {
  csv: csvType,
  json: jsonType,
}

export const tableText = (table: Table, format: TableFormat, context: DataContext): string =>
  writers[format](table, context)

/** The file as a response. If `name` is given, it is downloaded under this name, to which the ending is added. */
export const tableResponse = (
  table: Table,
  format: TableFormat,
  context: DataContext,
  name?: string,
): Response =>
  fileResponse(tableText(table, format, context), {
    type: types[format],
    lifetime: 'list',
    links: [`<${origin(table, context)}>; rel="collection"; type="text/html"`],
    ...(name === undefined ? {} : { name: `did-atlas-${name}.${format}`, download: true }),
  })
