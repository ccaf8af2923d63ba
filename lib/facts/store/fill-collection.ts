/** Fills the tables of a store with the items of a collection. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Collection } from '@/lib/contract/additions'
import type { SnapshotItem } from '@/lib/facts/snapshot'
import { FilterValues, filterToken, filterTrigram } from './filter-codes'
import { namesColumn } from './name-columns'
import { createIndex, insertTokens, nameIndexOf, optimizeIndex } from './name-index'
import { shortTokens } from './short-texts'
import { textTotals } from './text-totals'

/** Stores the numbers of all items, of those with each value of a filter, and of those with common texts. */
function fillTotals(
  database: DatabaseSyncInstance,
  collection: Collection,
  items: readonly SnapshotItem[],
  values: FilterValues,
): void {
  const insert = database.prepare('INSERT INTO totals VALUES (?, ?, ?, ?, ?)')
  insert.run(collection, '', '', items.length, 0)
  for (const { name, value, total, code } of values.all()) {
    insert.run(collection, name, value, total, code)
  }
  const insertText = database.prepare('INSERT INTO text_totals VALUES (?, ?, ?, ?, ?)')
  for (const { text, name, value, total } of textTotals(items)) {
    insertText.run(collection, text, name, value, total)
  }
}

const arraysText = ({ includes }: SnapshotItem): string => {
  const arrays = Object.entries(includes).map(([name, list]) => [name, JSON.stringify(list)])
  return JSON.stringify(Object.fromEntries(arrays))
}

/** Returns the key of the last item. Keys follow the order of the list, as positions do. */
export function fillCollection(
  database: DatabaseSyncInstance,
  collection: Collection,
  items: readonly SnapshotItem[],
  lastKey: number,
): number {
  const index = nameIndexOf(collection)
  database.exec(createIndex(index))
  const insertItem = database.prepare('INSERT INTO items VALUES (?, ?, ?, ?, ?, ?)')
  const insertNames = database.prepare(
    `INSERT INTO ${index.trigrams} (rowid, names, filters) VALUES (?, ?, ?)`,
  )
  const tokens = database.prepare(insertTokens(index))
  const insertFilter = database.prepare('INSERT INTO filters VALUES (?, ?, ?, ?, ?)')
  const filterValues = new FilterValues()
  for (const [place, item] of items.entries()) {
    const key = lastKey + place + 1
    insertItem.run(key, collection, place, item.id, JSON.stringify(item.summary), arraysText(item))
    const codes: number[] = []
    for (const [name, values] of Object.entries(item.filters)) {
      for (const value of new Set(values)) {
        const { code, position } = filterValues.next(name, value)
        insertFilter.run(collection, name, value, position, key)
        codes.push(code)
      }
    }
    insertNames.run(key, namesColumn(item.names), codes.map(filterTrigram).join(''))
    tokens.run(key, [shortTokens(item.names), ...codes.map(filterToken)].join(' '))
  }
  database.exec(optimizeIndex(index))
  fillTotals(database, collection, items, filterValues)
  return lastKey + items.length
}
