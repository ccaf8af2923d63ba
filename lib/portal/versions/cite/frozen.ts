/** A list or a table as of a version: its hashed document, its citation and its files. */
import { createHash } from 'node:crypto'
import { type Citation, versionCitation } from '@/lib/portal/publish/cite/citation'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { type Table, tableCsv } from '@/lib/portal/publish/table/table-file'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'
import type { FoundVersion } from '../load'

export interface Frozen extends FoundVersion {
  kind: 'list' | 'table' | 'wallets'
  /** Includes the filters in words. */
  title: string
  /** The number of records, as text. */
  count: string
  /** The content of the page, in a sentence without its full stop. */
  finding?: string
  /** The path of its page. */
  path: string
  /**
   * The hashed document. It contains only data of the version, so it never changes: no text of the site and no date of the
   * request.
   */
  document: string
  /** The same as rows, for spreadsheets. */
  getTable: () => Table
}

export const computeHash = (text: string): string => createHash('sha256').update(text).digest('hex')

export function frozenCitation(frozen: Frozen, context: DataContext): Citation {
  const { kind, title, count, finding, path, document, about } = frozen
  const sha256 = computeHash(document)
  const what = finding === undefined ? count : `${finding}; ${count}`
  return versionCitation(
    {
      id: `did-atlas-${kind}-${sha256.slice(0, 12)}`,
      title,
      genre: kind === 'list' ? 'List' : 'Table',
      version: about.version,
      date: about.date,
      note: `${what}, SHA-256 of the JSON file: ${sha256}`,
      path,
    },
    context,
  )
}

/** `context` is that of the version. */
export const frozenFile = (frozen: Frozen, format: TableFormat, context: DataContext): string =>
  format === 'json'
    ? frozen.document
    : tableCsv({ ...frozen.getTable(), path: frozen.path }, context)
