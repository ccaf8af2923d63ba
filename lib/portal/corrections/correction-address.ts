/** The address of the form for corrections. Browsers take it too, so that it stands apart from what reads addresses. */
import type { Family } from '@/lib/contract/families'

/** How addresses name the record of a document: `projects/118`, `countries/CH`. */
export const recordKey = (family: Family, document: { id: number } | { code: string }): string =>
  `${family}/${'code' in document ? document.code : document.id}`

/** The address of the form; `record` is `projects/118`. */
export const correctionAddress = (record: string, fact?: string): string =>
  `/corrections/new?record=${record}${fact ? `&fact=${fact}` : ''}`
