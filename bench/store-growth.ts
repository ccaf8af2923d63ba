/**
 * Measures what the store's queries cost as it grows, over synthetic records: `store-growth.ts [SIZE...]`. Prints a table
 * of processor times. Runs in a process of its own, because it takes the memory of a million records.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Family, families } from '@/lib/contract/families'
import { type NodeType, nodeTypes } from '@/lib/contract/node-types'
import type { SearchEntry, SnapshotItem } from '@/lib/facts/snapshot'
import { SqliteStore } from '@/lib/facts/store/sqlite'
import { writeSqliteStore } from '@/lib/facts/store/sqlite-write'
import type { Store } from '@/lib/facts/store/store'
import { snapshotOf } from '@/tests/fixtures/snapshot'
import { quantile, times } from './processor-time'
import { syntheticGraph } from './synthetic-graph'

const words = ['wallet', 'ministry', 'digital', 'identity', 'bank', 'university', 'ledger', 'trust']

/** Records with filters, details and entries of the search; every name says that it is synthetic. */
function syntheticSnapshot(size: number) {
  const items = Object.fromEntries(families.map((family) => [family, [] as SnapshotItem[]]))
  const search: SearchEntry[] = []
  const documents: Record<string, object> = {}
  for (const [index, node] of syntheticGraph(size, size * 2).nodes.entries()) {
    const { family } = nodeTypes[node.type as NodeType]
    const name = `${node.title} ${words[index % words.length]} ${words[(index >> 3) % words.length]}`
    const summary = { id: index + 1, name, type: node.type, country: node.country }
    const filters = { type: [String(node.type)], country: node.countryCodes ?? [] }
    items[family]?.push({ id: index + 1, names: [name], filters, summary, includes: {} })
    documents[`${family}/${index + 1}`] = { ...summary, description: `Synthetic. ${name}.` }
    const result = { ...summary, id: node.id, title: name, code: null }
    search.push({ group: family, names: [name], score: node.score ?? 0, result: result as never })
  }
  return snapshotOf({ items: items as Partial<Record<Family, SnapshotItem[]>>, search, documents })
}

type Measured = (store: Store, size: number) => Promise<unknown>

const entities = { collection: 'entities', page: 1, perPage: 20 } as const

const queries: Record<string, Measured> = {
  'a detail': (store, size) => store.document(`entities/${Math.floor(size / 4)}`),
  'a list, first page': (store) => store.list(entities),
  'a list, page in the middle': (store, size) =>
    store.list({ ...entities, page: Math.floor(size / 100) }),
  'a list, one filter': (store) => store.list({ ...entities, filters: { type: 'Public' } }),
  'a list, one filter, page in the middle': (store, size) =>
    store.list({ ...entities, page: Math.floor(size / 200), filters: { type: 'Public' } }),
  'a list, two filters': (store) =>
    store.list({ ...entities, filters: { type: 'Public', country: 'CH' } }),
  'a list, a common word': (store) => store.list({ ...entities, q: 'wallet' }),
  'a list, a rare text': (store) => store.list({ ...entities, q: 'public 2001 ' }),
  'a list, two letters': (store) => store.list({ ...entities, q: 'wa' }),
  'search, a common word': (store) => store.search('wallet', 5),
  'search, a word of every name': (store) => store.search('synthetic', 5),
  'search, a rare text': (store) => store.search('public 2001 ', 5),
  'search, two letters': (store) => store.search('wa', 5),
  'search, nothing typed': (store) => store.search('', 5),
}

/** The median processor time of each query. The store answers at once, so that its promise need not be awaited. */
async function measure(folder: string, size: number): Promise<string[]> {
  const file = path.join(folder, `${size}.db`)
  writeSqliteStore(file, syntheticSnapshot(size))
  const store = await SqliteStore.open(file, { inPlace: true, isWhole: true })
  const medians = Object.values(queries).map((query) => {
    times(3, () => void query(store, size))
    return quantile(
      times(size > 100_000 ? 15 : 100, () => void query(store, size)),
      0.5,
    )
  })
  await store.close()
  rmSync(file)
  return medians
}

const asked = process.argv.slice(2).map(Number)
const sizes = asked.length > 0 ? asked : [10_000, 100_000, 1_000_000]
const folder = mkdtempSync(path.join(tmpdir(), 'did-atlas-growth-'))
try {
  const columns: string[][] = []
  for (const size of sizes) columns.push(await measure(folder, size))
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = Object.keys(queries).map((name, index) =>
    row([name, ...columns.map((column) => column[index] ?? '')]),
  )
  const titles = ['median processor time', ...sizes.map((size) => size.toLocaleString('en'))]
  console.log([row(titles), row(titles.map(() => '---')), ...rows].join('\n'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
