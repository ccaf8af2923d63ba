/** The display names of records, and the canonical addresses of their profiles. */
import { displayName, type Family, getWords } from '@/lib/contract/families'
import { capitalized } from '@/lib/text/sentences'
import type { RecordDocuments } from './record-documents'
import { recordSegment } from './record-path'

/** The name of a record as a heading shows it: `'did:web'`. */
export function recordName<F extends Family>(family: F, document: RecordDocuments[F]): string {
  return displayName(family, 'title' in document ? document.title : document.name)
}

/** The name with the kind of record, because a ledger and its technology may share it: `'Celo · Ledger technology'`. */
export const recordTitle = <F extends Family>(family: F, document: RecordDocuments[F]): string =>
  `${recordName(family, document)} · ${capitalized(getWords(family).singular)}`

/** The last segment of the address: `118-slug`, or `CH` for a country. */
export function getSegment<F extends Family>(family: F, document: RecordDocuments[F]): string {
  if ('code' in document) return document.code
  return recordSegment(document.id, recordName(family, document))
}

/** The path of the profile: `/projects/118-slug`, `/countries/CH`. */
export const getAddress = <F extends Family>(family: F, document: RecordDocuments[F]): string =>
  `/${family}/${getSegment(family, document)}`
