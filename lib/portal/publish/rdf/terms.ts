/** The vocabularies and statements of the RDF files. */
import { DataFactory, type NamedNode, type Quad, Writer } from 'n3'

export const prefixes = {
  schema: 'http://schema.org/',
  prov: 'http://www.w3.org/ns/prov#',
  dcat: 'http://www.w3.org/ns/dcat#',
  dcterms: 'http://purl.org/dc/terms/',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const

/** Percent-encodes characters that an IRI must not contain (RFC 3987), but the query of a parsed URL may. */
export const iri = (address: string): NamedNode =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this has to find.
  DataFactory.namedNode(address.replace(/[\u0000-\u0020<>"{}|\\^`]/g, encodeURIComponent))

const vocabulary =
  (prefix: keyof typeof prefixes) =>
  (name: string): NamedNode =>
    DataFactory.namedNode(prefixes[prefix] + name)

export const schema = vocabulary('schema')
export const prov = vocabulary('prov')
export const dcat = vocabulary('dcat')
export const dcterms = vocabulary('dcterms')
export const spdx = vocabulary('spdx')
export const xsd = vocabulary('xsd')
export const rdfType = DataFactory.namedNode('http://www.w3.org/1999/02/22-rdf-syntax-ns#type')

/** Properties, each with its value or values. There may be none. */
export type Statements = readonly (readonly [
  Quad['predicate'],
  Quad['object'] | readonly Quad['object'][],
])[]

export const makeQuads = (subject: Quad['subject'], statements: Statements): Quad[] =>
  statements.flatMap(([predicate, objects]) =>
    [objects].flat().map((object) => DataFactory.quad(subject, predicate, object)),
  )

/** Returns a function that returns a new blank node on each call. */
export function blankNodes() {
  let count = 0
  return () => {
    count += 1
    return DataFactory.blankNode(`b${count}`)
  }
}

/**
 * Writes statements in Turtle (https://www.w3.org/TR/turtle/). Turtle has no named graphs. The graph of statements about
 * a record would be its page, which is their subject anyway.
 */
export function toTurtle(quads: readonly Quad[]): string {
  let text = ''
  const writer = new Writer({ prefixes: { ...prefixes } })
  for (const { subject, predicate, object } of quads) writer.addQuad(subject, predicate, object)
  writer.end((_error, result) => {
    text = result
  })
  return text
}
