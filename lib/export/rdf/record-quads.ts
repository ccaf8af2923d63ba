/**
 * The RDF statements about a record or a source, for downloads. Sources have the provenance of facts in the PROV vocabulary:
 * each source, and each fact that it confirms.
 */
import { DataFactory, type Quad } from 'n3'
import { type Collection, isAddition } from '@/lib/contract/additions'
import type { Family } from '@/lib/contract/families'
import type { CitingFact, SourceDetail } from '@/lib/contract/sources'
import { type BlankNodes, recordStatements } from '@/lib/portal/publish/rdf/record-statements'
import {
  dcterms,
  iri,
  makeQuads,
  prov,
  rdfType,
  type Statements,
  schema,
} from '@/lib/portal/publish/rdf/terms'
import { thingFragment } from '@/lib/portal/publish/seo/json-ld/node'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { profilePath } from '@/lib/portal/records/record-path'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import type { ExportSource } from '../source/source'

const text = (value: string | null | undefined) => (value ? [DataFactory.literal(value)] : [])

const address = (value: string | null | undefined) => {
  const url = safeHttpUrl(value)
  return url ? [iri(url.href)] : []
}

/** Describes a fact as a part of the record's page whose primary source is `source`. */
function factQuads(fact: CitingFact, source: Quad['object'], siteUrl: string, blank: BlankNodes) {
  const page = iri(siteUrl + profilePath({ ...fact.record, family: fact.family as Family }))
  const subject = blank()
  const statements: Statements = [
    [rdfType, [prov('Entity')]],
    [schema('isPartOf'), [page]],
    [schema('about'), [iri(page.value + thingFragment)]],
    [schema('name'), text(fact.field)],
    [schema('description'), text(fact.about)],
    [prov('hadPrimarySource'), [source]],
  ]
  return makeQuads(subject, statements)
}

function sourceQuads(source: SourceDetail, siteUrl: string, blank: BlankNodes): Quad[] {
  const subject = iri(source.url)
  const publisher = blank()
  const statements: Statements = [
    [rdfType, [prov('Entity'), schema('WebPage')]],
    [schema('name'), text(source.title)],
    [schema('publisher'), [publisher as Quad['object']]],
    [schema('inLanguage'), text(source.language)],
    [schema('datePublished'), text(source.published)],
    [schema('archivedAt'), address(source.archived_url)],
    [dcterms('type'), text(source.kind)],
  ]
  const quads = [
    ...makeQuads(subject, statements),
    DataFactory.quad(publisher, rdfType, schema('Organization')),
    DataFactory.quad(publisher, schema('name'), DataFactory.literal(source.publisher)),
  ]
  return [...quads, ...source.facts.flatMap((fact) => factQuads(fact, subject, siteUrl, blank))]
}

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
  // No vocabulary has terms for evidence, which consists of counts of facts.
  return collection === 'sources' ? sourceQuads(record as SourceDetail, siteUrl, blank) : []
}
