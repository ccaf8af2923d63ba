/** The vocabularies and statements of the RDF files. */
import { DataFactory, type NamedNode, type Quad } from 'n3'

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
