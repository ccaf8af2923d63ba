/**
 * Measures how long the same queries take over both stores, with the real facts and with synthetic records of two
 * sizes. Prints a table of medians and 95th percentiles of one hundred sequential runs, in milliseconds.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { families } from '@/lib/contract/families'
import type { Snapshot } from '@/lib/dataset/snapshot'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { openStoreAt, writeStoreAt } from '@/lib/facts/store/location'
import type { Store } from '@/lib/facts/store/store'
import { emptyDatabase } from '@/tests/fixtures/postgres'
import { found, item, snapshotOf } from '@/tests/fixtures/snapshot'

const entities = { collection: 'entities', page: 1, perPage: 20 } as const

const queries: Record<string, (store: Store) => Promise<unknown>> = {
  'a detail': (store) => store.document('entities/7'),
  'a list, first page': (store) => store.list(entities),
  'a list, page 20': (store) => store.list({ ...entities, page: 20 }),
  'a list, one filter': (store) => store.list({ ...entities, filters: { type: 'Public' } }),
  'a list, a word': (store) => store.list({ ...entities, q: 'ministry' }),
  'a list, a word and a filter': (store) =>
    store.list({ ...entities, q: 'ministry', filters: { type: 'Public' } }),
  'a list, two letters': (store) => store.list({ ...entities, q: 'mi' }),
  'search, a common word': (store) => store.search('digital', 5),
  'search, a rare text': (store) => store.search('ministry of 19', 5),
  'search, two letters': (store) => store.search('mi', 5),
  'search, nothing typed': (store) => store.search('', 5),
  'a whole list': (store) => store.all('countries'),
}

const words = ['ministry of', 'digital', 'wallet', 'identity', 'bank', 'university']

/** Synthetic records. Their names state that they are synthetic. */
function syntheticSnapshot(size: number): Snapshot {
  const names = Array.from(
    { length: size },
    (_, index) => `Synthetic ${words[index % 6]} ${words[(index >> 3) % 6]} ${index}`,
  )
  const list = names.map((name, index) =>
    item(index + 1, name, { filters: { type: [index % 3 ? 'Private' : 'Public'] } }),
  )
  const documents = Object.fromEntries(list.map(({ id, summary }) => [`entities/${id}`, summary]))
  const search = names.map((name, index) =>
    found(families[index % families.length] ?? 'entities', name, (index * 31) % 100),
  )
  return snapshotOf({ items: { entities: list }, documents, search })
}

/** The median and 95th percentile of one hundred runs, in milliseconds. */
async function latency(query: () => Promise<unknown>): Promise<string> {
  const taken: number[] = []
  for (let run = 0; run < 120; run += 1) {
    const since = performance.now()
    await query()
    if (run >= 20) taken.push(performance.now() - since)
  }
  taken.sort((a, b) => a - b)
  return [taken[49] ?? 0, taken[94] ?? 0].map((value) => value.toFixed(2)).join(' / ')
}

/** A column of the table: the time to write the store, followed by that of each query. */
async function measure(location: string, snapshot: Snapshot): Promise<string[]> {
  const since = performance.now()
  await writeStoreAt(location, snapshot)
  const written = `${((performance.now() - since) / 1000).toFixed(1)} s`
  const store = await openStoreAt(location, { inPlace: true, isWhole: true })
  const column = [written]
  for (const query of Object.values(queries)) column.push(await latency(() => query(store)))
  await store.close()
  return column
}

const folder = mkdtempSync(path.join(tmpdir(), 'did-atlas-stores-'))
const snapshots: Record<string, () => Snapshot | Promise<Snapshot>> = {
  'real facts': () => compileFolder(factsFolder),
  '10,000 synthetic': () => syntheticSnapshot(10_000),
  '100,000 synthetic': () => syntheticSnapshot(100_000),
}
const columns: string[][] = [['writing it', ...Object.keys(queries)]]
const titles = ['median / 95th in 100, ms']
for (const [name, make] of Object.entries(snapshots)) {
  const snapshot = await make()
  titles.push(`${name}: SQLite`, 'PostgreSQL')
  columns.push(await measure(path.join(folder, 'atlas.db'), snapshot))
  columns.push(await measure(await emptyDatabase(), snapshot))
}
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const rows = (columns[0] ?? []).map((_, index) => row(columns.map((column) => column[index] ?? '')))
console.log([row(titles), row(titles.map(() => '---')), ...rows].join('\n'))
rmSync(folder, { recursive: true, force: true })
process.exit()
