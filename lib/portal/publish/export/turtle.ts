/** Writes a record in Turtle (https://www.w3.org/TR/turtle/), with the same RDF statements as the downloads. */
import { DataFactory, Writer } from 'n3'
import type { Family } from '@/lib/contract/families'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { recordStatements } from '@/lib/portal/publish/rdf/record-statements'
import { prefixes } from '@/lib/portal/publish/rdf/terms'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'

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
