/** The statements about a record: what its page says of it to machines, and where that comes from. */
import { DataFactory, type Quad } from 'n3'
import type { Addition, Collection } from '@/lib/contract/additions'
import { isAddition } from '@/lib/contract/additions'
import type { Family } from '@/lib/contract/families'
import type { SourceDetail } from '@/lib/contract/sources'
import { recordInFull } from '@/lib/portal/publish/seo/json-ld/record'
import { addressOf } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { sourceUses } from '@/lib/portal/sources/source-index'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import type { ExportSource } from '../source/source'
import { type BlankNodes, nodeQuads } from './node-quads'
import { sourceQuads } from './provenance'
import { iri, prov, rdfType } from './terms'

function familyQuads(
  family: Family,
  record: object,
  { manifest, siteUrl }: ExportSource,
  blank: BlankNodes,
): Quad[] {
  const document = record as RecordDocuments[Family]
  const context = { siteUrl, terms: manifest.terms, fetchedAt: manifest.date }
  const page = iri(siteUrl + addressOf(family, document))
  // Breadcrumbs are about the site, not about the record.
  const { breadcrumb: _, ...description } = recordInFull({ family, document, context })
  const { quads } = nodeQuads(description, page, blank)
  const cited = [...sourceUses(document)].flatMap(({ source }) => safeHttpUrl(source)?.href ?? [])
  const derived = [...new Set(cited)].map((url) =>
    DataFactory.quad(page, prov('wasDerivedFrom'), iri(url), page),
  )
  return [...quads, DataFactory.quad(page, rdfType, prov('Entity'), page), ...derived]
}

/** Each statement about a record is in the graph that its page names; those about sources are in the default graph. */
export function recordQuads(
  collection: Collection,
  record: object,
  source: ExportSource,
  blank: BlankNodes,
): Quad[] {
  if (!isAddition(collection)) return familyQuads(collection, record, source, blank)
  const describe: Record<Addition, () => Quad[]> = {
    sources: () => sourceQuads(record as SourceDetail, source.siteUrl, blank),
    // No vocabulary has words for it; it is counted from the facts.
    evidence: () => [],
  }
  return describe[collection]()
}
