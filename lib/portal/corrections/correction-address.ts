/** The address of the correction form. It is separate from the parser of addresses, because browsers load it too. */
import type { Family } from '@/lib/contract/families'

/** The name of a document's record in addresses: `projects/118`, `countries/CH`. */
export const recordKey = (family: Family, document: { id: number } | { code: string }): string =>
  `${family}/${'code' in document ? document.code : document.id}`

export const missingRecordAddress = (family: Family): string =>
  `/corrections/new?record=${family}/new`

/** @example correctionAddress('projects/118', 'status') // '/corrections/new?record=projects/118&fact=status' */
export const correctionAddress = (record: string, fact?: string): string =>
  `/corrections/new?record=${record}${fact ? `&fact=${fact}` : ''}`
