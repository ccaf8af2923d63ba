/** Fills the tables of a snapshot. Its schema must come first in the search path. */
import type { Client } from 'pg'
import { collections } from '@/lib/contract/additions'
import type { Manifest, Snapshot } from '@/lib/facts/snapshot'
import {
  type CollectionRows,
  documentRows,
  graphRows,
  rowsOfCollections,
  searchGroups,
} from '../rows'
import { Batch } from './batches'
import { analyzeTables, createIndexes, createTables, namesTable, tablesOf } from './schema'

async function fillCollection(
  client: Client,
  { collection, items, totals }: CollectionRows,
): Promise<void> {
  const item = new Batch(client, 'items', {
    key: 'integer',
    collection: 'text',
    position: 'integer',
    id: 'bigint',
    summary: 'text',
    arrays: 'text',
  })
  const name = new Batch(client, namesTable(collection), {
    key: 'integer',
    names: 'text',
    tokens: 'tokens',
  })
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
}

async function fillSearch(client: Client, snapshot: Snapshot): Promise<void> {
  const entry = new Batch(client, 'search', {
    key: 'integer',
    grouping: 'text',
    position: 'integer',
    names: 'text',
    spelled: 'text',
    words: 'text',
    tokens: 'tokens',
    score: 'double precision',
    result: 'text',
  })
  const group = new Batch(client, 'search_groups', { first: 'integer', last: 'integer' })
  for (const { name, entries, ...range } of searchGroups(snapshot)) {
    for (const row of entries) await entry.add({ ...row, grouping: name })
    await group.add(range)
  }
  await entry.flush()
  await group.flush()
}

async function fillDocuments(client: Client, snapshot: Snapshot): Promise<void> {
  const document = new Batch(client, 'documents', { path: 'text', body: 'text' })
  for (const row of documentRows(snapshot)) await document.add(row)
  await document.flush()
  const part = new Batch(client, 'graph', { part: 'text', position: 'integer', body: 'text' })
  for (const row of graphRows(snapshot)) await part.add(row)
  await part.flush()
}

/** Creates and fills the tables. `trigrams` is the operator class of pg_trgm. */
export async function fillSchema(
  client: Client,
  { snapshot, manifest, trigrams }: { snapshot: Snapshot; manifest: Manifest; trigrams: string },
): Promise<void> {
  const tables = tablesOf(collections, trigrams)
  await client.query(createTables(tables))
  await client.query('INSERT INTO manifest VALUES ($1)', [JSON.stringify(manifest)])
  await fillDocuments(client, snapshot)
  for (const rows of rowsOfCollections(snapshot, collections)) await fillCollection(client, rows)
  await fillSearch(client, snapshot)
  await client.query(createIndexes(tables))
  await client.query(analyzeTables(tables))
}
