/** The rows that represent a snapshot in every store, with the positions and keys by which they are found. */
import type { Collection } from '@/lib/contract/additions'
import type { SearchEntry, Snapshot, SnapshotItem } from '@/lib/facts/snapshot'
import { groupBy } from '@/lib/text/group-by'
import { FilterValues } from './filter-codes'
import { namesColumn, spelledColumn, wordsColumn } from './name-columns'
import { shortTokens } from './short-texts'
import { storable } from './storable'
import { type GraphPart, graphFrame, graphParts } from './store'
import { type TextTotal, textTotals } from './text-totals'

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
  /** The number of the value within its collection. */
  code: number
}

/** The number of items with a filter value. Empty names stand for all items of the collection. */
export interface TotalRow {
  name: string
  value: string
  total: number
  code: number
}

export interface StoredItem {
  key: number
  position: number
  id: number
  summary: string
  /** A JSON object with the JSON text of each array by name. */
  arrays: string
  names: string
  tokens: string
  filters: FilterRow[]
}

function storedItem(
  { id, names, filters, summary, includes }: SnapshotItem,
  filterValues: FilterValues,
): Omit<StoredItem, 'key' | 'position'> {
  const arrays = Object.entries(includes).map(([name, list]) => [name, JSON.stringify(list)])
  return {
    id,
    summary: JSON.stringify(summary),
    arrays: JSON.stringify(Object.fromEntries(arrays)),
    names: namesColumn(names),
    tokens: shortTokens(names),
    filters: Object.entries(filters).flatMap(([name, values]) =>
      [...new Set(values.map(storable))].map((value) => ({
        name,
        value,
        ...filterValues.next(name, value),
      })),
    ),
  }
}

export interface CollectionRows {
  collection: Collection
  items: Iterable<StoredItem>
  /** May be called only after all items have been read. */
  totals: () => TotalRow[]
  /** How many items have each common text in their names. */
  textTotals: () => Iterable<TextTotal>
}

/** The rows of a collection. Keys start after `lastKey` and, like positions, follow the order of the list. */
function collectionRows(
  collection: Collection,
  items: readonly SnapshotItem[],
  lastKey: number,
): CollectionRows {
  const filterValues = new FilterValues()
  function* rows(): Generator<StoredItem> {
    for (const [position, item] of items.entries()) {
      yield { key: lastKey + position + 1, position, ...storedItem(item, filterValues) }
    }
  }
  const totals = () => [
    { name: '', value: '', total: items.length, code: 0 },
    ...filterValues.all(),
  ]
  return { collection, items: rows(), totals, textTotals: () => textTotals(items) }
}

export function* rowsOfCollections(
  { families, additions }: Snapshot,
  collections: readonly Collection[],
): Generator<CollectionRows> {
  const all = { ...families, ...additions }
  let lastKey = 0
  for (const collection of collections) {
    yield collectionRows(collection, all[collection], lastKey)
    lastKey += all[collection].length
  }
}

export interface StoredEntry {
  key: number
  position: number
  names: string
  spelled: string
  words: string
  tokens: string
  score: number
  result: string
}

export interface SearchGroup {
  name: string
  first: number
  last: number
  entries: Iterable<StoredEntry>
}

function* entryRows(
  members: readonly (SearchEntry & { position: number })[],
  first: number,
): Generator<StoredEntry> {
  for (const [index, { position, names, score, result }] of members.entries()) {
    yield {
      key: first + index,
      position,
      names: namesColumn(names),
      spelled: spelledColumn(names),
      words: wordsColumn(names),
      tokens: shortTokens(names),
      score,
      result: JSON.stringify(result),
    }
  }
}

/**
 * Groups the entries. Keys are assigned group by group, highest scores first, so that the first matches of a group are
 * its best.
 */
export function* searchGroups({ search }: Snapshot): Generator<SearchGroup> {
  const positioned = search.map((entry, position) => ({ ...entry, position }))
  let first = 1
  for (const [name, members] of groupBy(positioned, ({ group }) => group)) {
    members.sort((a, b) => b.score - a.score)
    yield { name, first, last: first + members.length - 1, entries: entryRows(members, first) }
    first += members.length
  }
}
