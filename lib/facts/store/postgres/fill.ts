/** Fills the tables of a snapshot. Its schema must come first in the search path. */
import type { Client } from 'pg'
import { collections } from '@/lib/contract/additions'
import type { Manifest, Snapshot } from '@/lib/facts/snapshot'
import { type CollectionRows, documentRows, graphRows, rowsOfCollections } from '../rows'
import { searchGroups, searchTerms } from '../search-rows'
import {
  type StoredTerm,
  searchList,
  type Term,
  type TermOptions,
  termOptions,
} from '../stored-terms'
import { Batch } from './batches'
import { analyzeTables, createIndexes, createTables } from './schema'

async function fillTerms(
  client: Client,
  list: Term['list'],
  terms: Iterable<StoredTerm>,
): Promise<void> {
  const term = new Batch(client, 'terms', {
    list: 'text',
    name: 'text',
    value: 'text',
    code: 'integer',
  })
  const sets = new Batch(client, 'position_sets', {
    code: 'integer',
    total: 'integer',
    positions: 'bytea',
  })
  for (const { set, ...row } of terms) {
    await term.add({ ...row, list })
    if (set) await sets.add({ ...set, code: row.code })
  }
  await term.flush()
  await sets.flush()
}

async function fillCollection(
  client: Client,
  { collection, items, totals, terms }: CollectionRows,
): Promise<void> {
  const item = new Batch(client, 'items', {
    key: 'integer',
    collection: 'text',
    position: 'integer',
    id: 'bigint',
    summary: 'text',
    arrays: 'text',
  })
  const name = new Batch(client, 'item_names', { key: 'integer', names: 'text' })
  const filter = new Batch(client, 'filters', {
    collection: 'text',
    name: 'text',
    value: 'text',
    position: 'integer',
    key: 'integer',
  })
  for (const row of items) {
    await item.add({ ...row, collection })
    await name.add(row)
    for (const value of row.filters) await filter.add({ ...value, collection, key: row.key })
  }
  const total = new Batch(client, 'totals', {
    collection: 'text',
    name: 'text',
    value: 'text',
    total: 'integer',
  })
  for (const row of totals()) await total.add({ ...row, collection })
  for (const batch of [item, name, filter, total]) await batch.flush()
  await fillTerms(client, collection, terms)
}

async function fillSearch(client: Client, snapshot: Snapshot, options: TermOptions): Promise<void> {
  const entry = new Batch(client, 'search', {
    key: 'integer',
    grouping: 'text',
    position: 'integer',
    names: 'text',
    spelled: 'text',
    words: 'text',
    score: 'double precision',
    result: 'text',
  })
  const group = new Batch(client, 'search_groups', { first: 'integer', last: 'integer' })
  for (const { name: grouping, entries, ...range } of searchGroups(snapshot)) {
    for (const row of entries) await entry.add({ ...row, grouping })
    await group.add(range)
  }
  for (const batch of [entry, group]) await batch.flush()
  await fillTerms(client, searchList, searchTerms(snapshot, options))
}

async function fillDocuments(client: Client, snapshot: Snapshot): Promise<void> {
  const document = new Batch(client, 'documents', { path: 'text', body: 'text' })
  for (const row of documentRows(snapshot)) await document.add(row)
  await document.flush()
  const part = new Batch(client, 'graph', { part: 'text', position: 'integer', body: 'text' })
  for (const row of graphRows(snapshot)) await part.add(row)
  await part.flush()
}

interface Content {
  snapshot: Snapshot
  manifest: Manifest
  /** How many items have a common term at least. */
  leastCommon?: number
}

/** Creates and fills the tables. */
export async function fillSchema(
  client: Client,
  { snapshot, manifest, leastCommon }: Content,
): Promise<void> {
  await client.query(createTables)
  await client.query('INSERT INTO manifest VALUES ($1)', [JSON.stringify(manifest)])
  await fillDocuments(client, snapshot)
  const options = termOptions(leastCommon)
  for (const rows of rowsOfCollections(snapshot, collections, options)) {
    await fillCollection(client, rows)
  }
  await fillSearch(client, snapshot, options)
  await client.query(createIndexes)
  await client.query(analyzeTables)
}
