/**
 * The interface of a store, which contains one snapshot. Documents and items are returned as JSON texts, so that the
 * server can send them without parsing. Every implementation must pass the suites of `tests/fixtures/store-suites`.
 */
import type { Collection } from '@/lib/contract/additions'
import type { Manifest } from '@/lib/facts/snapshot'

export interface ListRequest {
  collection: Collection
  /** 1-indexed. */
  page: number
  perPage: number
  /** Part of a name, as entered. */
  q?: string
  /** Filter values by query parameter. */
  filters?: Record<string, string>
  /** The names of the arrays to add to each item. */
  includes?: readonly string[]
}

export interface ListPage {
  /** JSON texts. */
  items: string[]
  /** The number of matching items over all pages. */
  total: number
}

export interface ChosenItems extends Pick<ListRequest, 'collection' | 'filters' | 'includes'> {
  ids: readonly number[]
}

export interface StoredRecord {
  item: string
  detail: string | undefined
}

export const graphParts = ['nodes', 'links'] as const
export type GraphPart = (typeof graphParts)[number]

/**
 * The path of the document of a graph part without its entries. A store may contain it instead of the whole document if
 * that would be too long for a single string.
 */
export const graphFrame = (part: GraphPart): string => `graph/${part}/frame`

export interface Store {
  readonly manifest: Manifest
  /** The JSON text of a document, by its API path without the leading slash. */
  document(path: string): Promise<string | undefined>
  list(request: ListRequest): Promise<ListPage>
  /** The items with these ids that have all filters, in list order, as JSON texts. */
  chosen(request: ChosenItems): Promise<string[]>
  /** All items of a collection in list order, as JSON texts. */
  all(collection: Collection, includes?: readonly string[]): Promise<string[]>
  /**
   * Each record of a collection in list order, read in bounded portions: the item with all its arrays, and the detail
   * if there is one, as JSON texts.
   */
  records(collection: Collection): AsyncIterable<StoredRecord>
  /** The nodes or links of the graph as JSON texts, read in bounded portions. */
  graph(part: GraphPart): AsyncIterable<string>
  /** Search results as JSON texts, best first, at most `perGroup` of each group. */
  search(query: string | undefined, perGroup: number): Promise<string[]>
  /** The `perGroup` search results of each group with the highest scores, as JSON texts, read in bounded portions. */
  topResults(perGroup: number): AsyncIterable<string>
  close(): Promise<void>
}

/** A store whose snapshot may be replaced at any moment. */
export interface StoreSource {
  /** Identifies the current snapshot; different for each. Throws a `StoreUnavailable` while it cannot be read. */
  identity(): Promise<string>
  /** Opens the current snapshot. Throws a `StoreError` if there is none, or if it is incomplete or damaged. */
  open(): Promise<Store>
  close(): Promise<void>
}

/** A store as it was opened, and checked for damage, from a source that may have another one at any moment. */
export interface OpenedStore {
  store: Store
  source: StoreSource
  /** The identity of the source just before the store was opened: any other one means that there is a new snapshot. */
  identity: string
  /** Closes both. */
  close(): Promise<void>
}

/** Thrown if a store is missing, unreadable or of another version. The message includes a remedy. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** Thrown while a store kept by another process cannot be reached. It may become reachable again at any moment. */
export class StoreUnavailable extends StoreError {
  override name = 'StoreUnavailable'
}

/** Appends arrays to the JSON text of an item. The texts are joined, because parsing each item would be slower. */
function withIncludes(
  summary: string,
  arrays: Record<string, string>,
  includes: readonly string[],
): string {
  const added = includes.map((name) => `,${JSON.stringify(name)}:${arrays[name] ?? '[]'}`)
  return added.length > 0 ? `${summary.slice(0, -1)}${added.join('')}}` : summary
}

/** A stored item: its JSON text, and a JSON object with the JSON text of each array by name. */
export interface ItemRow {
  summary: string
  arrays: string
}

/** The JSON text of an item with the requested arrays, or with all of them if `includes` is omitted. */
export function itemText({ summary, arrays }: ItemRow, includes?: readonly string[]): string {
  if (includes?.length === 0) return summary
  const texts = JSON.parse(arrays) as Record<string, string>
  return withIncludes(summary, texts, includes ?? Object.keys(texts))
}
