/**
 * Measures the cost of a store as it grows, using synthetic records: `store-growth.ts [--postgres] [SIZE...]`. Prints a
 * table. It runs in a separate process, because a million records take much memory.
 */
import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { openStoreAt } from '@/lib/facts/store/location'
import type { Store } from '@/lib/facts/store/store'
import { formatBytes } from '@/lib/text/bytes'
import { formatCount } from '@/lib/text/counted'
import { StoreSearch } from '@/server/search'
import { longestStop } from './event-loop'
import { inDatabase, inFile, type Place } from './growth-places'

interface Subject {
  store: Store
  search: StoreSearch
  size: number
  clock: Place['clock']
}
type Measured = (subject: Subject) => Promise<unknown>

const entities = { collection: 'entities', page: 1, perPage: 20 } as const
const publicOnes = { ...entities, filters: { type: 'Public' } }
const both = { type: 'Public', country: 'CH' }

const queries: Record<string, Measured> = {
  'a detail': ({ store, size }) => store.document(`entities/${Math.floor(size / 4)}`),
  'a list, first page': ({ store }) => store.list(entities),
  'a list, page in the middle': ({ store, size }) =>
    store.list({ ...entities, page: Math.floor(size / 100) }),
  'a list, one filter': ({ store }) => store.list(publicOnes),
  'a list, one filter, page in the middle': ({ store, size }) =>
    store.list({ ...publicOnes, page: Math.floor(size / 200) }),
  'a list, two filters': ({ store }) => store.list({ ...entities, filters: both }),
  'a list, a common word': ({ store }) => store.list({ ...entities, q: 'wallet' }),
  'a list, a common word, page in the middle': ({ store, size }) =>
    store.list({ ...entities, q: 'wallet', page: Math.floor(size / 400) }),
  'a list, one filter and a common word': ({ store }) => store.list({ ...publicOnes, q: 'wallet' }),
  'a list, two common words': ({ store }) => store.list({ ...entities, q: 'wallet bank' }),
  'a list, a rare text of common words': ({ store }) =>
    store.list({ ...entities, q: '77 wallet bank' }),
  'a list, a word of every name': ({ store }) => store.list({ ...entities, q: 'synthetic' }),
  'a list, a rare text': ({ store }) => store.list({ ...entities, q: 'public 2001 ' }),
  'a list, two letters': ({ store }) => store.list({ ...entities, q: 'wa' }),
  'search, a common word': ({ store }) => store.search('wallet', 5),
  'search, a word of every name': ({ store }) => store.search('synthetic', 5),
  'search, a rare text': ({ store }) => store.search('public 2001 ', 5),
  'search, a rare text of common words': ({ store }) => store.search('77 wallet bank', 5),
  'search, two letters': ({ store }) => store.search('wa', 5),
  'search, nothing typed': ({ store }) => store.search('', 5),
  'tolerant search, a common word': ({ search }) => search.search('wallet', 5),
  'tolerant search, words in another order': ({ search }) => search.search('bank synthetic', 5),
  'tolerant search, misspelled': ({ search }) => search.search('synthetik walet', 5),
}

/** As many for every size, because code is faster once it has run for a while. */
const runs = 1000
const runsBefore = 100

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median processor time over all threads, and the longest block of the event loop, both in milliseconds. */
async function measureQuery(query: Measured, subject: Subject): Promise<string> {
  for (let run = 0; run < runsBefore; run += 1) await query(subject)
  const clock = await subject.clock()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = clock()
    await query(subject)
    times.push(clock() - start)
  }
  const stops: number[] = []
  for (let run = 0; run < 5; run += 1) stops.push(await longestStop(() => query(subject)))
  return `${median(times).toFixed(2)} ms; ${median(stops).toFixed(1)} ms`
}

async function timed<T>(
  work: () => Promise<T>,
): Promise<{ result: T; seconds: number; stop: number }> {
  const start = performance.now()
  let result: { value: T } | undefined
  const stop = await longestStop(async () => {
    result = { value: await work() }
  })
  if (!result) throw new Error('Nothing was measured')
  return { result: result.value, seconds: (performance.now() - start) / 1000, stop }
}

const report = (error: unknown): never => {
  throw error
}

const costs = ['writing it', 'its file', 'opening it', 'the index of the tolerant search']

/** Measures one size: the costs of the store and the times of the queries. */
async function measure({ location, ...place }: Place, size: number): Promise<string[]> {
  const writer = ['--max-old-space-size=12000', '--import', 'tsx', 'bench/synthetic-store.ts']
  const begun = performance.now()
  execFileSync(process.execPath, [...writer, location, String(size), String(size * 2)])
  const written = (performance.now() - begun) / 1000
  const { result: store, ...open } = await timed(() =>
    openStoreAt(location, { besideOthers: true }),
  )
  const before = process.memoryUsage().rss
  const { result: search, ...index } = await timed(() => StoreSearch.of(store, report))
  // Memory of the size before may have been freed in the meantime.
  const memory = Math.max(0, process.memoryUsage().rss - before)
  const cells = [
    `${written.toFixed(1)} s`,
    formatBytes(await place.size()),
    `${open.seconds.toFixed(1)} s; ${open.stop.toFixed(1)} ms`,
    `${index.seconds.toFixed(1)} s; ${index.stop.toFixed(1)} ms; ${formatBytes(memory)}`,
  ]
  for (const query of Object.values(queries)) {
    cells.push(await measureQuery(query, { store, search, size, clock: place.clock }))
  }
  await store.close()
  return cells
}

const [first, ...others] = process.argv.slice(2)
const newPlace = first === '--postgres' ? inDatabase : inFile
const asked = (first === '--postgres' ? others : [first, ...others]).flatMap(
  (size) => Number(size) || [],
)
const sizes = asked.length > 0 ? asked : [10_000, 100_000, 1_000_000]
const [load = Number.NaN] = loadavg()
const columns: string[][] = []
for (const size of sizes) {
  const place = await newPlace()
  columns.push(await measure(place, size).finally(place.remove))
}
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const rows = [...costs, ...Object.keys(queries)].map((name, index) =>
  row([name, ...columns.map((column) => column[index] ?? '')]),
)
const titles = ['records', ...sizes.map(formatCount)]
console.log(
  [
    `${availableParallelism()} cores; the load average before it began was ${load.toFixed(1)}. Each query: the median processor time, of all threads; the longest stop of the event loop, which Linux counts in steps of up to four milliseconds.`,
    [row(titles), row(titles.map(() => '---')), ...rows].join('\n'),
  ].join('\n\n'),
)
process.exit()
