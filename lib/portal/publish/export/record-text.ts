/** A record in each of the formats that are text. */

import type { Family } from '@/lib/contract/families'
import { type Citation, recordCitation } from '@/lib/portal/publish/cite/citation'
import { bibtexOf, cslJsonOf, risOf } from '@/lib/portal/publish/cite/formats'
import type { DataContext } from '@/lib/portal/publish/data-context'
import type { RecordFormat } from '@/lib/portal/publish/record-files'
import { recordInFull } from '@/lib/portal/publish/seo/json-ld/record'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { markdownOf } from './markdown'

export type TextFormat = Exclude<RecordFormat, 'png'>

/** The formats of reference managers, also of the citation of the whole dataset. */
export const citationText = {
  bib: bibtexOf,
  ris: risOf,
  'csl.json': cslJsonOf,
} satisfies Partial<Record<TextFormat, (citation: Citation) => string>>
export type CitationFormat = keyof typeof citationText

export const isCitationFormat = (format: string): format is CitationFormat =>
  Object.hasOwn(citationText, format)

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export function recordText<F extends Family>(
  format: TextFormat,
  family: F,
  document: RecordDocuments[F],
  context: DataContext,
): string {
  if (isCitationFormat(format)) {
    return citationText[format](recordCitation(family, document, context))
  }
  if (format === 'md') return markdownOf(family, document, context)
  return jsonText(format === 'json' ? document : recordInFull({ family, document, context }))
}
