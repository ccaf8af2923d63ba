/**
 * The text form of a snapshot, in which it is stored: one line for the manifest, then one line for each item, search
 * entry and document. Tabs separate the fields of a line. The fields are JSON, which contains neither tabs nor line
 * breaks, so a reader can split a line without parsing it.
 */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Collection } from '@/lib/contract/additions'
import { type Manifest, type Snapshot, snapshotFormat } from './snapshot'

/** The place of an item in the text. */
export interface ItemKey {
  id: number
  names: string[]
  filters: Record<string, string[]>
}

export interface ItemText extends ItemKey {
  /** JSON text. */
  summary: string
  /** The JSON texts of its arrays by name, in order. */
  arrays: readonly (readonly [name: string, text: string])[]
}

export interface SearchText {
  group: string
  names: string[]
  score: number
  /** JSON text. */
  result: string
}

/** The parts of a snapshot, with everything that is sent to clients as JSON text. */
export interface SnapshotTexts {
  manifest: Manifest
  items: Map<Collection, ItemText[]>
  search: SearchText[]
  documents: Map<string, string>
}

export function snapshotTexts(snapshot: Snapshot, manifest: Manifest): SnapshotTexts {
  const lists = Object.entries({ ...snapshot.families, ...snapshot.additions })
  const items = lists.map(([collection, list]): [Collection, ItemText[]] => [
    collection as Collection,
    list.map(({ id, names, filters, summary, includes }) => ({
      ...{ id, names, filters },
      summary: JSON.stringify(summary),
      arrays: Object.entries(includes).map(([name, array]) => [name, JSON.stringify(array)]),
    })),
  ])
  const search = snapshot.search.map(({ result, ...entry }) => ({
    ...entry,
    result: JSON.stringify(result),
  }))
  const documents = [...snapshot.documents].map(([path, document]): [string, string] => [
    path,
    JSON.stringify(document),
  ])
  return { manifest, items: new Map(items), search, documents: new Map(documents) }
}

/** The lines of a snapshot. Equal snapshots have equal lines. */
export function* writeLines({ manifest, items, search, documents }: SnapshotTexts) {
  yield JSON.stringify({ format: snapshotFormat, manifest })
  for (const [collection, list] of items) {
    for (const { summary, arrays, ...key } of list) {
      yield ['item', collection, JSON.stringify(key), summary, ...arrays.flat()].join('\t')
    }
  }
  for (const { result, ...entry } of search)
    yield ['search', JSON.stringify(entry), result].join('\t')
  for (const [path, text] of documents) yield ['document', path, text].join('\t')
}

function readArrays(fields: readonly string[]): [string, string][] {
  const arrays: [string, string][] = []
  for (let at = 0; at < fields.length; at += 2)
    arrays.push([fields[at] ?? '', fields[at + 1] ?? ''])
  return arrays
}

function readLine(line: string, { items, search, documents }: SnapshotTexts): void {
  const [kind, first = '', second = '', ...rest] = line.split('\t')
  if (kind === 'item') {
    const [summary = '', ...arrays] = rest
    const list = items.get(first as Collection) ?? []
    if (list.push({ ...JSON.parse(second), summary, arrays: readArrays(arrays) }) === 1)
      items.set(first as Collection, list)
  } else if (kind === 'search') search.push({ ...JSON.parse(first), result: second })
  else if (kind === 'document') documents.set(first, second)
  else throw new Error(`a line starts with “${kind?.slice(0, 20)}”`)
}

const linesAtOnce = 1000

/**
 * Reads the lines that `writeLines` wrote, in UTF-8 and joined by line breaks. Throws if they have another format.
 * Other work is done in between.
 */
export async function readLines(bytes: Buffer): Promise<SnapshotTexts> {
  const lineBreak = '\n'.charCodeAt(0)
  const firstEnd = bytes.indexOf(lineBreak)
  let start = (firstEnd < 0 ? bytes.length : firstEnd) + 1
  const { format, manifest } = JSON.parse(bytes.toString('utf8', 0, start - 1))
  if (format !== snapshotFormat) throw new Error(`the format is ${format}, not ${snapshotFormat}`)
  const texts: SnapshotTexts = { manifest, items: new Map(), search: [], documents: new Map() }
  for (let count = 1; start < bytes.length; count += 1) {
    const found = bytes.indexOf(lineBreak, start)
    const end = found < 0 ? bytes.length : found
    readLine(bytes.toString('utf8', start, end), texts)
    start = end + 1
    if (count % linesAtOnce === 0) await yieldToOthers()
  }
  return texts
}
