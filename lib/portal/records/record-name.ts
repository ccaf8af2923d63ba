/** What a record is called. */
import { displayName, type Family } from '@/lib/contract/families'
import type { RecordDocuments } from './record-documents'

/** The name of a record as a heading shows it: `'did:web'`. */
export function recordName<F extends Family>(family: F, document: RecordDocuments[F]): string {
  return displayName(family, 'title' in document ? document.title : document.name)
}
