/** The RDF statements about a record: its machine-readable description, and the sources from which it is derived. */
import { DataFactory, type Quad } from 'n3'
import type { Family } from '@/lib/contract/families'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { citedAddresses, recordInFull } from '@/lib/portal/publish/seo/json-ld/record'
import { getAddress } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { type BlankNodes, nodeQuads } from './node-quads'
import { iri, prov, rdfType } from './terms'

/** All statements are in the graph that is named by the address of the record's page. */
export function recordStatements<F extends Family>(
  record: { family: F; document: RecordDocuments[F]; context: DataContext },
  blank: BlankNodes,
): Quad[] {
  const { family, document, context } = record
  const page = iri(context.siteUrl + getAddress(family, document))
  // Breadcrumbs are about the site, not about the record.
  const { breadcrumb: _, ...description } = recordInFull(record)
  const { quads } = nodeQuads(description, page, blank)
  const derived = citedAddresses(document).map((url) =>
    DataFactory.quad(page, prov('wasDerivedFrom'), iri(url), page),
  )
  return [...quads, DataFactory.quad(page, rdfType, prov('Entity'), page), ...derived]
}
