/** The one canonical address of a record's profile. */
import type { Family } from '@/lib/contract'
import type { RecordDocuments } from './record-documents'
import { recordSegment } from './record-path'
import { recordFamilies } from './records'

/** The last segment: `118-slug`, and `CH` for a country. */
export function segmentOf<F extends Family>(family: F, document: RecordDocuments[F]): string {
  if ('code' in document) return document.code
  return recordSegment(document.id, recordFamilies[family].nameOf(document))
}

/** `/projects/118-slug`, `/countries/CH`. */
export const addressOf = <F extends Family>(family: F, document: RecordDocuments[F]): string =>
  `/${family}/${segmentOf(family, document)}`
