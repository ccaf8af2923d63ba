/** The RDF statements about a record: its machine-readable description, and the sources from which it is derived. */
import { DataFactory, type Quad } from 'n3'
import type { Family } from '@/lib/contract/families'
import type { DataContext } from '@/lib/portal/publish/data-context'
import type { JsonLdNode, JsonLdValue } from '@/lib/portal/publish/seo/json-ld/node'
import { citedAddresses, recordInFull } from '@/lib/portal/publish/seo/json-ld/record'
import { getAddress } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { iri, prov, rdfType, schema, xsd } from './terms'

type Subject = Quad['subject']
type Object = Quad['object']

/** The properties whose values are IRIs according to the context of schema.org. */
const addresses = new Set(['contentUrl', 'license', 'sameAs', 'url'])

/** Returns a new blank node on each call. */
export type BlankNodes = () => Subject

/** A number that is not an integer, in the canonical form of JSON-LD (JSON-LD 1.1 API, 8.6). */
const canonicalDouble = (value: number): string =>
  value.toExponential(15).replace(/(\d)0*e\+?/, '$1E')

function literal(value: string | number | boolean): Object {
  if (typeof value === 'string') return DataFactory.literal(value)
  if (typeof value === 'boolean') return DataFactory.literal(String(value), xsd('boolean'))
  return Number.isInteger(value)
    ? DataFactory.literal(String(value), xsd('integer'))
    : DataFactory.literal(canonicalDouble(value), xsd('double'))
}

const getList = (value: JsonLdValue): readonly JsonLdValue[] =>
  Array.isArray(value) ? value : [value]

const isNode = (value: JsonLdValue): value is JsonLdNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The statements of a JSON-LD description in the vocabulary of schema.org, as its context specifies, and its own subject:
 * each property is a term in `http://schema.org/`, and the values of some are IRIs.
 */
function nodeQuads(
  node: JsonLdNode,
  graph: Quad['graph'],
  blank: BlankNodes,
): { subject: Subject; quads: Quad[] } {
  const id = node['@id']
  const subject = typeof id === 'string' ? iri(id) : blank()
  const quads: Quad[] = []
  const add = (predicate: Quad['predicate'], object: Object) =>
    quads.push(DataFactory.quad(subject, predicate, object, graph))
  for (const type of getList(node['@type'])) {
    if (typeof type === 'string') add(rdfType, schema(type))
  }
  for (const [name, values] of Object.entries(node)) {
    if (name.startsWith('@')) continue
    for (const value of getList(values)) {
      if (isNode(value)) {
        const inner = nodeQuads(value, graph, blank)
        add(schema(name), inner.subject as Object)
        quads.push(...inner.quads)
      } else if (value !== undefined && !Array.isArray(value)) {
        const isAddress = typeof value === 'string' && addresses.has(name)
        add(schema(name), isAddress ? iri(value) : literal(value as string | number | boolean))
      }
    }
  }
  return { subject, quads }
}

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
