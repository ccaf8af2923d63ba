/**
 * What a store answers. It holds one snapshot; documents and items leave it as the JSON text in which they came, so
 * that the server sends them without parsing. Each adapter passes the tests of `store.test.ts`.
 */
import type { Family } from '@/lib/contract/families'
import type { Manifest } from '@/lib/facts/snapshot'

export interface ListRequest {
  family: Family
  /** 1-indexed. */
  page: number
  perPage: number
  /** Part of a name, as the visitor wrote it. */
  q?: string
  /** Filter values by query parameter. */
  filters?: Record<string, string>
  /** Names of the arrays to add to each item. */
  includes?: readonly string[]
}

export interface ListPage {
  /** JSON texts. */
  items: string[]
  /** All items that match, on all pages. */
  total: number
}

export interface Store {
  readonly manifest: Manifest
  /** The JSON text of a document, by its API path without the leading slash. */
  document(path: string): Promise<string | undefined>
  list(request: ListRequest): Promise<ListPage>
  /** All items of a family in list order, as JSON texts. */
  family(family: Family, includes?: readonly string[]): Promise<string[]>
  /** Search results as JSON texts, best first, at most `perGroup` of each resource. */
  search(query: string | undefined, perGroup: number): Promise<string[]>
  close(): Promise<void>
}

/** Thrown where a store is missing, unreadable or of another version; the message says what to do. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** An item's JSON text with the asked-for arrays added behind its own fields. */
export function withIncludes(
  summary: string,
  arrays: Record<string, string>,
  includes: readonly string[],
): string {
  const added = includes.map((name) => `,${JSON.stringify(name)}:${arrays[name] ?? '[]'}`)
  return added.length > 0 ? `${summary.slice(0, -1)}${added.join('')}}` : summary
}
