/** The RDF statements about a record or a source, for downloads. */
import type { Quad } from 'n3'
import type { Addition, Collection } from '@/lib/contract/additions'
import { isAddition } from '@/lib/contract/additions'
import type { Family } from '@/lib/contract/families'
import type { SourceDetail } from '@/lib/contract/sources'
import type { BlankNodes } from '@/lib/portal/publish/rdf/node-quads'
import { recordStatements } from '@/lib/portal/publish/rdf/record-statements'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import type { ExportSource } from '../source/source'
import { sourceQuads } from './provenance'

/** Statements about a record are in the graph named by its page. Statements about sources are in the default graph. */
export function recordQuads(
  collection: Collection,
  record: object,
  { manifest, siteUrl }: ExportSource,
  blank: BlankNodes,
): Quad[] {
  if (!isAddition(collection)) {
    const document = record as RecordDocuments[Family]
    const context = { siteUrl, terms: manifest.terms, fetchedAt: manifest.date }
    return recordStatements({ family: collection, document, context }, blank)
  }
  const describe: Record<Addition, () => Quad[]> = {
    sources: () => sourceQuads(record as SourceDetail, siteUrl, blank),
    // No vocabulary has terms for evidence, which consists of counts of facts.
    evidence: () => [],
  }
  return describe[collection]()
}
