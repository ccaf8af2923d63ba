/**
 * A table of the site as a file, with what a copy of it has to say: where it is from, of which date the data is, and
 * under which licence it may be used.
 */
import { creditOf } from '@/lib/portal/publish/credit'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { csvType, fileResponse, jsonType } from '@/lib/portal/responses/file-response'
import { type CsvCell, csvOf } from '@/lib/text/csv'
import type { TableFormat } from './table-formats'

export interface TableColumn {
  /** The name of the member in JSON. */
  key: string
  /** The heading in CSV. */
  title: string
}

/** A table in the state that a page shows. */
export interface Table {
  title: string
  /** The path of that page, with its query. */
  path: string
  /** The path of the same table as of a version, where it can be had. */
  frozenPath?: (version: string) => string
  columns: readonly TableColumn[]
  rows: readonly (readonly CsvCell[])[]
}

const origin = ({ path }: Table, { siteUrl }: DataContext): string => siteUrl + path

/** The day of the data, or of the request if the API does not tell. */
const dateOf = ({ terms, fetchedAt }: DataContext): string =>
  (terms?.last_updated ?? fetchedAt).slice(0, 10)

/** The version of the data, and where the table stays as it is; nothing over a server without versions. */
function frozenOf({ frozenPath }: Table, { version, siteUrl }: DataContext) {
  if (version === undefined) return {}
  return frozenPath ? { version, frozen_copy: siteUrl + frozenPath(version) } : { version }
}

/**
 * Origin, date and licence are columns at the end: every reader of CSV understands them, and they stay with each row
 * that is copied out.
 */
export function tableCsv(table: Table, context: DataContext): string {
  const { attribution, licence } = creditOf(context.terms, context.siteUrl)
  const { version, frozen_copy: frozenCopy } = frozenOf(table, context)
  const end = [
    ['Taken from', origin(table, context)],
    ['Data as of', dateOf(context)],
    ['Licence', licence],
    ['Attribution', attribution],
    ...(version === undefined ? [] : [['Version', version]]),
    ...(frozenCopy === undefined ? [] : [['Frozen copy', frozenCopy]]),
  ] as const
  return csvOf([
    [...table.columns.map(({ title }) => title), ...end.map(([title]) => title)],
    ...table.rows.map((row) => [...row, ...end.map(([, text]) => text)]),
  ])
}

export function tableJson(table: Table, context: DataContext): string {
  const { attribution, licence } = creditOf(context.terms, context.siteUrl)
  const rows = table.rows.map((row) =>
    Object.fromEntries(table.columns.map(({ key }, place) => [key, row[place] ?? null])),
  )
  const document = {
    title: table.title,
    taken_from: origin(table, context),
    data_as_of: dateOf(context),
    ...frozenOf(table, context),
    licence,
    licence_url: context.terms?.license.url ?? null,
    attribution,
    changes: 'Selected and reformatted by DID Atlas.',
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

/** The file as a response. `name` is that of the saved file, without its ending; without it, the address names it. */
export const tableResponse = (
  table: Table,
  format: TableFormat,
  context: DataContext,
  name?: string,
): Response =>
  fileResponse(writers[format](table, context), {
    type: types[format],
    lifetime: 'list',
    links: [`<${origin(table, context)}>; rel="collection"; type="text/html"`],
    ...(name === undefined ? {} : { name: `did-atlas-${name}.${format}`, download: true }),
  })
