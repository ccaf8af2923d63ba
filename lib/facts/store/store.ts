/**
 * The interface of a store, which contains one snapshot. Documents and items are returned as JSON texts, so that the
 * server sends them without parsing. Every implementation must pass `store.test.ts` and `search.test.ts`.
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
   * Each record of a collection in list order, read one at a time: the item with all its arrays, and the detail if there
   * is one. As JSON texts.
   */
  records(collection: Collection): IterableIterator<StoredRecord>
  /** The nodes or the links of the graph as JSON texts, read one at a time. */
  graph(part: GraphPart): IterableIterator<string>
  /** Search results as JSON texts, best first, at most `perGroup` of each group. */
  search(query: string | undefined, perGroup: number): Promise<string[]>
  close(): Promise<void>
}

/** Thrown if a store is missing, unreadable or of another version. The message includes a remedy. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** The JSON text of an item with arrays appended. Texts are joined, because parsing each item would be slower. */
export function withIncludes(
  summary: string,
  arrays: Record<string, string>,
  includes: readonly string[],
): string {
  const added = includes.map((name) => `,${JSON.stringify(name)}:${arrays[name] ?? '[]'}`)
  return added.length > 0 ? `${summary.slice(0, -1)}${added.join('')}}` : summary
}
