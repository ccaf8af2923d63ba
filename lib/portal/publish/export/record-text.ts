/** Writes a record in each text format. */
import { DataFactory, Writer } from 'n3'
import type { Family } from '@/lib/contract/families'
import { type Citation, recordCitation } from '@/lib/portal/publish/cite/citation'
import { toBibtex, toCslJson, toRis } from '@/lib/portal/publish/cite/formats'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { recordStatements } from '@/lib/portal/publish/rdf/record-statements'
import { prefixes } from '@/lib/portal/publish/rdf/terms'
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

/** Writes a record in Turtle (https://www.w3.org/TR/turtle/), with the same RDF statements as the downloads. */
export function toTurtle<F extends Family>(
  family: F,
  document: RecordDocuments[F],
  context: DataContext,
): string {
  let blankNodes = 0
  const blank = () => {
    blankNodes += 1
    return DataFactory.blankNode(`b${blankNodes}`)
  }
  let text = ''
  const stream = {
    write: (chunk: string) => {
      text += chunk
    },
    end: () => {},
  }
  const writer = new Writer(stream, { format: 'Turtle', prefixes })
  // Turtle has no named graphs. The graph would be the page, which is the subject of the statements anyway.
  for (const { subject, predicate, object } of recordStatements(
    { family, document, context },
    blank,
  )) {
    writer.addQuad(subject, predicate, object)
  }
  writer.end()
  return text
}

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
  ttl: toTurtle,
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
