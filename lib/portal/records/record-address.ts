/** The canonical address of a record's profile. */
import type { Family } from '@/lib/contract/families'
import type { RecordDocuments } from './record-documents'
import { recordName } from './record-name'
import { recordSegment } from './record-path'

/** The last segment of the address: `118-slug`, or `CH` for a country. */
export function getSegment<F extends Family>(family: F, document: RecordDocuments[F]): string {
  if ('code' in document) return document.code
  return recordSegment(document.id, recordName(family, document))
}

/** The path of the profile: `/projects/118-slug`, `/countries/CH`. */
export const getAddress = <F extends Family>(family: F, document: RecordDocuments[F]): string =>
  `/${family}/${getSegment(family, document)}`
