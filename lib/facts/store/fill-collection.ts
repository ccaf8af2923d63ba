/** Fills the tables of an SQLite store with the items of a collection. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { CollectionRows } from './rows'
import type { StoredTerm, Term } from './stored-terms'

export function fillTerms(
  database: DatabaseSyncInstance,
  list: Term['list'],
  terms: Iterable<StoredTerm>,
): void {
  const term = database.prepare('INSERT INTO terms VALUES (?, ?, ?, ?)')
  const positions = database.prepare('INSERT INTO position_sets VALUES (?, ?, ?)')
  for (const { name, value, code, set } of terms) {
    term.run(list, name, value, code)
    if (set) positions.run(code, set.total, set.positions)
  }
}

export function fillCollection(
  database: DatabaseSyncInstance,
  { collection, items, totals, terms }: CollectionRows,
): void {
  const item = database.prepare('INSERT INTO items VALUES (?, ?, ?, ?, ?, ?)')
  const names = database.prepare('INSERT INTO item_names VALUES (?, ?)')
  const filter = database.prepare('INSERT INTO filters VALUES (?, ?, ?, ?, ?)')
  for (const row of items) {
    item.run(row.key, collection, row.position, row.id, row.summary, row.arrays)
    names.run(row.key, row.names)
    for (const { name, value, position } of row.filters)
      filter.run(collection, name, value, position, row.key)
  }
  const total = database.prepare('INSERT INTO totals VALUES (?, ?, ?, ?)')
  for (const row of totals()) total.run(collection, row.name, row.value, row.total)
  fillTerms(database, collection, terms)
}
