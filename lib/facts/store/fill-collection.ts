/** Fills the tables of an SQLite store with the items of a collection. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { createIndex, insertTokens, nameIndexOf, optimizeIndex } from './name-index'
import type { CollectionRows } from './rows'

/** Stores the number of all items and of those with each filter value, and the positions of those with common terms. */
function fillTotals(
  database: DatabaseSyncInstance,
  { collection, totals, commonTerms }: CollectionRows,
): void {
  const insert = database.prepare('INSERT INTO totals VALUES (?, ?, ?, ?)')
  for (const { name, value, total } of totals()) insert.run(collection, name, value, total)
  const insertTerm = database.prepare('INSERT INTO common_terms VALUES (?, ?, ?, ?)')
  const insertSet = database.prepare('INSERT INTO position_sets VALUES (?, ?, ?)')
  for (const { name, value, code, set } of commonTerms) {
    insertTerm.run(collection, name, value, code)
    if (set) insertSet.run(code, set.total, set.positions)
  }
}

export function fillCollection(database: DatabaseSyncInstance, rows: CollectionRows): void {
  const { collection, items } = rows
  const index = nameIndexOf(collection)
  database.exec(createIndex(index))
  const item = database.prepare('INSERT INTO items VALUES (?, ?, ?, ?, ?, ?)')
  const names = database.prepare(`INSERT INTO ${index.trigrams} (rowid, names) VALUES (?, ?)`)
  const tokens = database.prepare(insertTokens(index))
  const filter = database.prepare('INSERT INTO filters VALUES (?, ?, ?, ?, ?)')
  for (const row of items) {
    item.run(row.key, collection, row.position, row.id, row.summary, row.arrays)
    names.run(row.key, row.names)
    tokens.run(row.key, row.tokens)
    for (const { name, value, position } of row.filters)
      filter.run(collection, name, value, position, row.key)
  }
  database.exec(optimizeIndex(index))
  fillTotals(database, rows)
}
