/** The options of `npm run bench`. */
import { UsageError } from '@/scripts/steps'

const parts = [
  'serving',
  'ways',
  'peers',
  'published',
  'search',
  'growth',
  'stores',
  'network',
  'downloads',
  'pages',
  'outages',
] as const

export type BenchPart = (typeof parts)[number]

export const usage = `npm run bench               measures serving; writes bench/results/serving.md, published.md, facets.md, search.md
npm run bench -- serving    measures the throughput beside nginx; writes bench/results/serving.md
npm run bench -- ways       measures other ways to answer with the same bytes; writes bench/results/serving-ways.md
npm run bench -- peers      measures beside other servers (--seconds N, --install); writes bench/results/peers.md, peers.json
npm run bench -- published  measures downloads, feeds and the pages of versions; writes bench/results/published.md
npm run bench -- search     measures the tolerant search; writes bench/results/search.md
npm run bench -- growth     measures both stores at three sizes; writes bench/results/growth.md
npm run bench -- stores     measures the same queries over both stores; writes bench/results/stores.md
npm run bench -- network    measures the network explorer
npm run bench -- downloads  measures making the files of a million nodes; writes bench/results/downloads.md
npm run bench -- pages      measures making and keeping pages; writes bench/results/pages.md
npm run bench -- outages    measures every fault of an upstream; writes bench/results/outages.md`

/**
 * What to measure; undefined if only help is requested. `peers` has options of its own. Throws a `UsageError` for anything else, because a benchmark
 * takes minutes and overwrites its last results.
 */
export function benchOptions(args: readonly string[]): BenchPart | 'usual' | undefined {
  if (args.includes('--help') || args.includes('-h')) return undefined
  const [asked, ...more] = args
  if (asked === undefined) return 'usual'
  const part = parts.find((name) => name === asked)
  if (part === undefined || (more.length > 0 && part !== 'peers')) throw new UsageError(usage)
  return part
}
