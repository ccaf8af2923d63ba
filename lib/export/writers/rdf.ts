/** Statements as N-Quads and as Turtle: files for each set that has statements, and files for all sets. */
import path from 'node:path'
import { type Quad, Writer } from 'n3'
import type { Collection } from '@/lib/contract/additions'
import { blankNodes, prefixes } from '@/lib/portal/publish/rdf/terms'
import { OutputFile, type WrittenFile } from '../files'
import { recordQuads } from '../rdf/record-quads'
import { datasetName, type ExportSource, type RecordSet, recordSets } from '../source/source'

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
