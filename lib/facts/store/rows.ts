/** The rows that represent a snapshot in every store, with the positions and keys by which they are found. */
import type { Collection } from '@/lib/contract/additions'
import type { Snapshot, SnapshotItem } from '@/lib/facts/snapshot'
import { FilterPositions } from './filter-positions'
import { namesColumn } from './name-columns'
import { storable } from './storable'
import { type GraphPart, graphFrame, graphParts } from './store'
import { type StoredTerm, type TermOptions, termsOfList } from './stored-terms'

/** A graph part with more entries is stored only in rows. */
export const maxEntriesOfDocument = 20_000

interface GraphDocument {
  data: object[]
}

/** The graph part that a document contains, if it is too long to store whole. */
const longPart = (path: string, document: object): GraphPart | undefined =>
  graphParts.find(
    (part) =>
      path === `graph/${part}` && (document as GraphDocument).data.length > maxEntriesOfDocument,
  )

export function* documentRows({ documents }: Snapshot): Generator<{ path: string; body: string }> {
  for (const [path, document] of documents) {
    const part = longPart(path, document)
    yield part
      ? { path: graphFrame(part), body: JSON.stringify({ ...document, data: [] }) }
      : { path: storable(path), body: JSON.stringify(document) }
  }
}

interface GraphRow {
  part: GraphPart
  position: number
  body: string
}

/** The nodes and links, one per row: a stream cannot read their large documents as a whole. */
export function* graphRows({ documents }: Snapshot): Generator<GraphRow> {
  for (const part of graphParts) {
    const document = documents.get(`graph/${part}`) as GraphDocument | undefined
    for (const [position, entry] of (document?.data ?? []).entries()) {
      yield { part, position, body: JSON.stringify(entry) }
    }
  }
}

export interface FilterRow {
  name: string
  value: string
  position: number
}

/** The number of items with a filter value. Empty names stand for all items of the collection. */
export interface TotalRow {
  name: string
  value: string
  total: number
}

export interface StoredItem {
  key: number
  position: number
  id: number
  summary: string
  /** A JSON object with the JSON text of each array by name. */
  arrays: string
  names: string
  filters: FilterRow[]
}

function storedItem(
  { id, names, filters, summary, includes }: SnapshotItem,
  filterPositions: FilterPositions,
): Omit<StoredItem, 'key' | 'position'> {
  const arrays = Object.entries(includes).map(([name, list]) => [name, JSON.stringify(list)])
  return {
    id,
    summary: JSON.stringify(summary),
    arrays: JSON.stringify(Object.fromEntries(arrays)),
    names: namesColumn(names),
    filters: Object.entries(filters).flatMap(([name, values]) =>
      [...new Set(values.map(storable))].map((value) => ({
        name,
        value,
        position: filterPositions.next(name, value),
      })),
    ),
  }
}

export interface CollectionRows {
  collection: Collection
  items: Iterable<StoredItem>
  /** May be called only after all items have been read. */
  totals: () => TotalRow[]
  terms: Iterable<StoredTerm>
}

/** The rows of a collection. Keys start after `lastKey` and, like positions, follow the order of the list. */
function collectionRows(
  collection: Collection,
  items: readonly SnapshotItem[],
  lastKey: number,
  options: TermOptions,
): CollectionRows {
  const filterPositions = new FilterPositions()
  function* rows(): Generator<StoredItem> {
    for (const [position, item] of items.entries()) {
      yield { key: lastKey + position + 1, position, ...storedItem(item, filterPositions) }
    }
  }
  const totals = () => [{ name: '', value: '', total: items.length }, ...filterPositions.totals()]
  return { collection, items: rows(), totals, terms: termsOfList(items, options) }
}

export function* rowsOfCollections(
  { families, additions }: Snapshot,
  collections: readonly Collection[],
  options: TermOptions,
): Generator<CollectionRows> {
  const all = { ...families, ...additions }
  let lastKey = 0
  for (const collection of collections) {
    yield collectionRows(collection, all[collection], lastKey, options)
    lastKey += all[collection].length
  }
}
