/** A snapshot: the finished API documents of one state of the data. Compiling facts and mirroring both make one. */
import { createHash } from 'node:crypto'
import type { Family } from '@/lib/contract/families'
import type { SearchResult } from '@/lib/contract/search'
import type { Terms } from '@/lib/contract/terms'

/** An item of a list, with what the list is searched and filtered by. */
export interface SnapshotItem {
  id: number
  /** The texts that `q` searches. */
  names: string[]
  /** Filter values by query parameter, for example `{type: ['Public']}`. */
  filters: Record<string, string[]>
  summary: object
  /** The arrays that `include_<name>` flags add. */
  includes: Record<string, object[]>
}

export interface SearchEntry {
  /** At most five results of one group are shown: a family of resources, or regions. */
  group: Family | 'regions'
  names: string[]
  score: number
  result: SearchResult
}

export interface Snapshot {
  /** ISO 8601 time to which the data is current. */
  date: string
  title: string
  terms: Terms
  /** Each family in the order of its list. */
  families: Record<Family, SnapshotItem[]>
  search: SearchEntry[]
  /** Single documents by their API path without the leading slash, for example `projects/118`. */
  documents: Map<string, object>
}

/** What a store says of the snapshot it holds. */
export interface Manifest {
  /** SHA-256 of the content, in hexadecimal: equal for equal data. */
  hash: string
  date: string
  title: string
  terms: Terms
  counts: Record<Family, number>
}

/** Raised when what is stored is made in another way, so that older stores are compiled anew. */
export const snapshotFormat = 3

export function manifestOf(snapshot: Snapshot): Manifest {
  const { date, title, terms, families, search, documents } = snapshot
  const hash = createHash('sha256')
  hash.update(JSON.stringify([snapshotFormat, date, title, terms, search]))
  for (const [family, items] of Object.entries(families)) {
    hash.update(family)
    for (const item of items) hash.update(JSON.stringify(item))
  }
  for (const [path, document] of documents) hash.update(path + JSON.stringify(document))
  const counts = Object.entries(families).map(([family, items]) => [family, items.length])
  return { hash: hash.digest('hex'), date, title, terms, counts: Object.fromEntries(counts) }
}
