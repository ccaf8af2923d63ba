/**
 * The interface of a store, which contains one snapshot. Documents and items are returned as JSON texts, so that the
 * server sends them without parsing. Every implementation must pass the suites of `tests/fixtures/store-suites`.
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
  /** The number of matching items on all pages. */
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
 * The path of the document of a part without its entries. A store may have it in place of the whole document, which would
 * be too long for a text.
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
   * Each record of a collection in list order, read in bounded portions: the item with all its arrays, and the detail if
   * there is one. As JSON texts.
   */
  records(collection: Collection): AsyncIterable<StoredRecord>
  /** The nodes or the links of the graph as JSON texts, read in bounded portions. */
  graph(part: GraphPart): AsyncIterable<string>
  /** Search results as JSON texts, best first, at most `perGroup` of each group. */
  search(query: string | undefined, perGroup: number): Promise<string[]>
  close(): Promise<void>
}

/** A store whose snapshot may be replaced at any moment. */
export interface StoreSource {
  /** Another one for each snapshot. Throws a `StoreUnavailable` while it cannot be read. */
  identity(): Promise<string>
  /** Opens the current snapshot. Throws a `StoreError` if there is none, or none that is whole. */
  open(): Promise<Store>
  close(): Promise<void>
}

/** Thrown if a store is missing, unreadable or of another version. The message includes a remedy. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** Thrown while a store cannot be reached that another process keeps. It may be reached again at any moment. */
export class StoreUnavailable extends StoreError {
  override name = 'StoreUnavailable'
}

/** The JSON text of an item with arrays appended. Texts are joined, because parsing each item would be slower. */
function withIncludes(
  summary: string,
  arrays: Record<string, string>,
  includes: readonly string[],
): string {
  const added = includes.map((name) => `,${JSON.stringify(name)}:${arrays[name] ?? '[]'}`)
  return added.length > 0 ? `${summary.slice(0, -1)}${added.join('')}}` : summary
}

/** An item as it is stored: its JSON text, and the JSON texts of its arrays by their names, as JSON. */
export interface ItemRow {
  summary: string
  arrays: string
}

/** The JSON text of an item with the arrays that are asked for; with all that it has if it is not said which. */
export function itemText({ summary, arrays }: ItemRow, includes?: readonly string[]): string {
  if (includes?.length === 0) return summary
  const texts = JSON.parse(arrays) as Record<string, string>
  return withIncludes(summary, texts, includes ?? Object.keys(texts))
}
