/** The display names of records. */
import { displayName, type Family, getWords } from '@/lib/contract/families'
import { capitalized } from '@/lib/text/sentences'
import type { RecordDocuments } from './record-documents'

/** The name of a record as a heading shows it: `'did:web'`. */
export function recordName<F extends Family>(family: F, document: RecordDocuments[F]): string {
  return displayName(family, 'title' in document ? document.title : document.name)
}

/** The name with the kind of record, because a ledger and its technology may share it: `'Celo · Ledger technology'`. */
export const recordTitle = <F extends Family>(family: F, document: RecordDocuments[F]): string =>
  `${recordName(family, document)} · ${capitalized(getWords(family).singular)}`
