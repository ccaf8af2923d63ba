/** Fills the tables of an SQLite store with the items of a collection. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { filterToken, filterTrigram } from './filter-codes'
import { createIndex, insertTokens, nameIndexOf, optimizeIndex } from './name-index'
import type { CollectionRows } from './rows'

/** Stores the number of all items, of items with each filter value, and of items whose names contain common texts. */
function fillTotals(
  database: DatabaseSyncInstance,
  { collection, totals, textTotals }: CollectionRows,
): void {
  const insert = database.prepare('INSERT INTO totals VALUES (?, ?, ?, ?, ?)')
  for (const { name, value, total, code } of totals()) {
    insert.run(collection, name, value, total, code)
  }
  const insertText = database.prepare('INSERT INTO text_totals VALUES (?, ?, ?, ?, ?)')
  for (const { text, name, value, total } of textTotals()) {
    insertText.run(collection, text, name, value, total)
  }
}

export function fillCollection(database: DatabaseSyncInstance, rows: CollectionRows): void {
  const { collection, items } = rows
  const index = nameIndexOf(collection)
  database.exec(createIndex(index))
  const item = database.prepare('INSERT INTO items VALUES (?, ?, ?, ?, ?, ?)')
  const names = database.prepare(
    `INSERT INTO ${index.trigrams} (rowid, names, filters) VALUES (?, ?, ?)`,
  )
  const tokens = database.prepare(insertTokens(index))
  const filter = database.prepare('INSERT INTO filters VALUES (?, ?, ?, ?, ?)')
  for (const row of items) {
    item.run(row.key, collection, row.position, row.id, row.summary, row.arrays)
    const codes = row.filters.map(({ code }) => code)
    names.run(row.key, row.names, codes.map(filterTrigram).join(''))
    tokens.run(row.key, [row.tokens, ...codes.map(filterToken)].join(' '))
    for (const { name, value, position } of row.filters)
      filter.run(collection, name, value, position, row.key)
  }
  database.exec(optimizeIndex(index))
  fillTotals(database, rows)
}
