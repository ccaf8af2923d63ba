/** Statements as N-Quads and as Turtle: files for each set that has statements, and files for all sets. */
import path from 'node:path'
import { DataFactory, type Quad, Writer } from 'n3'
import { type Collection, isAddition } from '@/lib/contract/additions'
import type { Family } from '@/lib/contract/families'
import type { CitingFact, SourceDetail } from '@/lib/contract/sources'
import { type BlankNodes, recordStatements } from '@/lib/portal/publish/rdf/record-statements'
import {
  blankNodes,
  dcterms,
  iri,
  makeQuads,
  prefixes,
  prov,
  rdfType,
  type Statements,
  schema,
} from '@/lib/portal/publish/rdf/terms'
import { thingFragment } from '@/lib/portal/publish/seo/json-ld/node'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { profilePath } from '@/lib/portal/records/record-path'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { OutputFile, type WrittenFile } from '../files'
import { datasetName, type ExportSource, type RecordSet, recordSets } from '../source/source'

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

/**
 * The RDF statements about a record, in the graph named by its page, or about a source, in the default graph. Sources have
 * the provenance of facts in the PROV vocabulary: each source, and each fact that it confirms.
 */
function recordQuads(
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

const endings = { nquads: 'nq', turtle: 'ttl' } as const
type RdfFormat = keyof typeof endings
const rdfFormats = Object.keys(endings) as RdfFormat[]

function openRdf(folder: string, name: string, format: RdfFormat) {
  const output = new OutputFile(path.join(folder, `${name}.${endings[format]}`))
  const stream = { write: (chunk: string) => output.write(chunk), end: () => output.close() }
  const writer = new Writer(
    stream,
    format === 'nquads' ? { format: 'N-Quads' } : { format: 'Turtle', prefixes },
  )
  return {
    add(quads: readonly Quad[]): void {
      for (const { subject, predicate, object, graph } of quads) {
        if (format === 'nquads') writer.addQuad(subject, predicate, object, graph)
        else writer.addQuad(subject, predicate, object)
      }
    },
    close: () => writer.end(),
  }
}

const openFormats = (folder: string, name: string) =>
  rdfFormats.map((format) => openRdf(folder, name, format))

const getFiles = (name: string, rows: number, set?: string): WrittenFile[] =>
  rdfFormats.map((format) => ({ name: `${name}.${endings[format]}`, format, set, rows }))

/**
 * Links between records are written as statements about the records, so the sets of the graph have no files. Evidence
 * has no files either, because it consists only of counts of facts.
 */
const described = recordSets.filter(
  (set): set is RecordSet & { collection: Collection } =>
    set.collection !== undefined && set.collection !== 'evidence',
)

export async function writeRdf(folder: string, source: ExportSource): Promise<WrittenFile[]> {
  const datasetFiles = openFormats(folder, datasetName)
  const blank = blankNodes()
  const counts: { name: string; rows: number }[] = []
  for (const set of described) {
    const filesOfSet = openFormats(folder, set.name)
    let rows = 0
    for (const record of source.records(set)) {
      const quads = recordQuads(set.collection, record, source, blank)
      for (const file of [...filesOfSet, ...datasetFiles]) file.add(quads)
      rows += 1
    }
    for (const file of filesOfSet) file.close()
    counts.push({ name: set.name, rows })
  }
  for (const file of datasetFiles) file.close()
  const total = counts.reduce((sum, { rows }) => sum + rows, 0)
  return [
    ...getFiles(datasetName, total),
    ...counts.flatMap(({ name, rows }) => getFiles(name, rows, name)),
  ]
}
