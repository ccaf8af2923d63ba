/** Writes a record in each text format. */
import type { Family } from '@/lib/contract/families'
import { type Citation, recordCitation } from '@/lib/portal/publish/cite/citation'
import { toBibtex, toCslJson, toRis } from '@/lib/portal/publish/cite/formats'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { recordStatements } from '@/lib/portal/publish/rdf/record-statements'
import { blankNodes, toTurtle } from '@/lib/portal/publish/rdf/terms'
import {
  type CitationFormat,
  isCitationFormat,
  type TextFormat,
} from '@/lib/portal/publish/record-formats'
import { recordInFull } from '@/lib/portal/publish/seo/json-ld/record'
import { tableCsv } from '@/lib/portal/publish/table/table-file'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { toMarkdown } from './markdown'
import { recordTable } from './record-table'

/** The writers of citation formats, which are used for the dataset too. */
export const citationText: Record<CitationFormat, (citation: Citation) => string> = {
  bib: toBibtex,
  ris: toRis,
  'csl.json': toCslJson,
}

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

type DataWriter = <F extends Family>(
  family: F,
  document: RecordDocuments[F],
  context: DataContext,
) => string

const dataText: Record<Exclude<TextFormat, CitationFormat>, DataWriter> = {
  json: (_family, document) => jsonText(document),
  csv: (family, document, context) => tableCsv(recordTable(family, document, context), context),
  jsonld: (family, document, context) => jsonText(recordInFull({ family, document, context })),
  ttl: (family, document, context) =>
    toTurtle(recordStatements({ family, document, context }, blankNodes())),
  md: toMarkdown,
}

export const recordText = <F extends Family>(
  format: TextFormat,
  family: F,
  document: RecordDocuments[F],
  context: DataContext,
): string =>
  isCitationFormat(format)
    ? citationText[format](recordCitation(family, document, context))
    : dataText[format](family, document, context)
