/**
 * Measures the tolerant search in this process: building it, its memory, and its searches. Prints a table. It runs in a
 * separate process with `--expose-gc`, so that the memory measured is that of the index alone.
 */
import { setImmediate } from 'node:timers/promises'
import type { Country } from '@/lib/contract/countries'
import type { GraphNodes } from '@/lib/contract/graph'
import { searchResultsPerFamily } from '@/lib/contract/search'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { SearchEngine } from '@/lib/search/engine'
import { type Searchable, searchableCountry, searchableNode } from '@/lib/search/searchable'
import { searchQueries } from '@/tests/facts/search-queries'

async function recordsOfFacts(): Promise<Searchable[]> {
  const { documents, families } = await compileFolder(factsFolder)
  const nodes = documents.get('graph/nodes') as GraphNodes
  const countries = families.countries.map(({ summary }) => summary as Country)
  return [...countries.map(searchableCountry), ...nodes.data.map((node) => searchableNode(node))]
}

/**
 * The given number of records: those of the facts, followed by synthetic ones with the same words in reverse order.
 */
function sized(records: readonly Searchable[], count: number): Searchable[] {
  return Array.from({ length: count }, (_, index) => {
    const record = records[index % records.length] as Searchable
    if (index < records.length) return record
    const [name = ''] = record.names
    const words = name.split(' ').reverse()
    const text = record.text.split(' ').reverse().join(' ')
    return { ...record, id: `${record.id}${index}`, names: [`${words.join(' ')} ${index}`], text }
  })
}

/** All test queries, and their prefixes as they occur during typing. */
function typedQueries(): string[] {
  const queries = Object.values(searchQueries).flatMap((some) => some.map(({ query }) => query))
  const starts = queries.flatMap((query) => [2, 4, 6].map((length) => query.slice(0, length)))
  return [...new Set([...queries, ...starts])]
}

const hostileQueries = [
  'a '.repeat(100),
  'ab cd ef gh ij kl mn op qr st uv wx yz '.repeat(5),
  'wallet identity digital national credential '.repeat(4),
  'walltes idnetity digtial natoinal credentail minstry goverment infrastucture',
  '.*+?^$()|[]\\'.repeat(15),
  '💥'.repeat(100),
  'abcdefghijklmnopqrstuvwxyz'.repeat(7),
  '12345678901234567890 '.repeat(9),
].map((query) => query.slice(0, 200))

function timesOf(engine: SearchEngine, queries: readonly string[], rounds: number): number[] {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) {
      const start = performance.now()
      engine.search({ query, perGroup: searchResultsPerFamily, texts: true })
      times.push(performance.now() - start)
    }
  }
  return times.sort((a, b) => a - b)
}

const quantile = (sorted: readonly number[], fraction: number): string =>
  (sorted[Math.floor((sorted.length - 1) * fraction)] ?? Number.NaN).toFixed(2)

/**
 * The memory in use, in bytes. Garbage is collected twice, because the first collection may leave objects that only
 * completed steps referred to.
 */
async function usedBytes(): Promise<number> {
  for (let time = 0; time < 2; time += 1) {
    await setImmediate()
    globalThis.gc?.()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** The longest of the queries' median times, in milliseconds. */
const slowest = (engine: SearchEngine, queries: readonly string[]): string => {
  const medians = queries.map((query) => Number(quantile(timesOf(engine, [query], 9), 0.5)))
  return Math.max(...medians).toFixed(2)
}

async function row(records: readonly Searchable[]): Promise<string> {
  const before = await usedBytes()
  const start = performance.now()
  const engine = await SearchEngine.of(records)
  const built = performance.now() - start
  const megabytes = ((await usedBytes()) - before) / 1e6
  const queries = typedQueries()
  timesOf(engine, queries, 1)
  const times = timesOf(engine, queries, 3)
  return `| ${records.length.toLocaleString('en')} | ${built.toFixed(0)} ms | ${megabytes.toFixed(1)} MB | ${quantile(times, 0.5)} ms | ${quantile(times, 0.99)} ms | ${slowest(engine, hostileQueries)} ms | median under 3 ms |`
}

const records = await recordsOfFacts()
// The first build in a process also compiles the code.
await SearchEngine.of(records)
const rows: string[] = []
for (const count of [400, records.length, 10_000]) rows.push(await row(sized(records, count)))

console.log(
  [
    `The tolerant search in one process, over ${records.length.toLocaleString('en')} records of the facts, a part of them, and as many more that are synthetic; ${typedQueries().length} queries, and ${hostileQueries.length} hostile ones of up to 200 characters.`,
    '',
    '| records | built in | memory | search, median | p99 | slowest hostile query | target |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n'),
)
