/**
 * A snapshot: all documents of the API for one state of the data, created by compiling facts or by mirroring an API.
 */
import { createHash } from 'node:crypto'
import type { Addition } from '@/lib/contract/additions'
import type { Family } from '@/lib/contract/families'
import type { SearchResult } from '@/lib/contract/search'
import type { Terms } from '@/lib/contract/terms'

/** An item of a list, with the texts and values for searching and filtering it. */
export interface SnapshotItem {
  id: number
  /** The texts in which `q` searches. */
  names: string[]
  /** Filter values by query parameter, for example `{type: ['Public']}`. */
  filters: Record<string, string[]>
  summary: object
  /** The arrays that `include_<name>` flags add. */
  includes: Record<string, object[]>
}

export interface SearchEntry {
  /** The number of results is limited per group. */
  group: Family | 'regions'
  names: string[]
  score: number
  result: SearchResult
}

export interface Snapshot {
  /** The time of the data, in ISO 8601. */
  date: string
  title: string
  /** The address of the API that was mirrored; undefined for the site's own facts. */
  mirroredFrom?: string
  terms: Terms
  /** The items of each family, in the order of its list. */
  families: Record<Family, SnapshotItem[]>
  /** The items of the collections beyond the contract; empty in a mirror. */
  additions: Record<Addition, SnapshotItem[]>
  search: SearchEntry[]
  /** Documents that are not lists, by their API path without the leading slash, for example `projects/118`. */
  documents: Map<string, object>
}

/** The description of a snapshot, which is stored with it. */
export interface Manifest {
  /** The SHA-256 of the content in hexadecimal. It is equal for equal data. */
  hash: string
  date: string
  title: string
  mirroredFrom?: string
  terms: Terms
  counts: Record<Family, number>
}

/** Must be incremented with every change to the stored form, so that older stores are compiled again. */
export const snapshotFormat = 20

/** Describes a snapshot and computes its hash. */
export function makeManifest(snapshot: Snapshot): Manifest {
  const { date, title, mirroredFrom, terms, families, additions, search, documents } = snapshot
  const hash = createHash('sha256')
  hash.update(JSON.stringify([snapshotFormat, date, title, terms, search]))
  for (const [collection, items] of Object.entries({ ...families, ...additions })) {
    hash.update(collection)
    for (const item of items) hash.update(JSON.stringify(item))
  }
  for (const [path, document] of documents) hash.update(path + JSON.stringify(document))
  const counts = Object.entries(families).map(([family, items]) => [family, items.length])
  const about = { hash: hash.digest('hex'), date, title, mirroredFrom, terms }
  return { ...about, counts: Object.fromEntries(counts) }
}

/**
 * The placeholder for the public URL of the site in documents. A snapshot does not depend on where it is served, so the
 * server replaces the placeholder. The domain is reserved (RFC 2606), so it belongs to no other site.
 */
export const publicBase = 'https://public-base.invalid'
