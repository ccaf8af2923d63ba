/** A record in each of the formats that are text. */
import { type Citation, recordCitation } from '@/lib/cite/citation'
import { bibtexOf, cslJsonOf, risOf } from '@/lib/cite/formats'
import type { Family } from '@/lib/contract'
import type { DataContext } from '@/lib/records/data-context'
import type { RecordFormat } from '@/lib/records/record-files'
import type { RecordDocuments } from '@/lib/records/records'
import { recordInFull } from '@/lib/seo/json-ld/record'
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
