/** The options of `npm run bench`. */
import { parseArgs } from 'node:util'
import { UsageError } from '@/scripts/run-command'

const names = ['serving', 'search', 'pages'] as const

export type BenchName = (typeof names)[number]

export interface BenchOptions {
  benchmarks: readonly BenchName[]
  /** How often `serving` measures each server. */
  rounds: number
}

export const usage = `npm run bench             runs all benchmarks
npm run bench -- serving  requests per second and processor time, compared with node:http and nginx; needs wrk
npm run bench -- search   lists and searches over the current data and over 100,000 synthetic records
npm run bench -- pages    rendering all pages, memory, and startup time

--rounds N                rounds of serving; 7 by default

Each takes minutes, and writes its results to bench/results/NAME.md.`

/** Undefined if only help is requested. Throws a `UsageError` for invalid options. */
export function benchOptions(args: readonly string[]): BenchOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        rounds: { type: 'string', default: '7' },
      },
    })
    if (values.help) return undefined
    const chosenNames = names.filter((name) => positionals.includes(name))
    const isKnown = positionals.length === chosenNames.length && /^[1-9]\d?$/.test(values.rounds)
    if (isKnown) {
      return {
        benchmarks: chosenNames.length > 0 ? chosenNames : names,
        rounds: Number(values.rounds),
      }
    }
  } catch {
    // Unknown options are reported below.
  }
  throw new UsageError(usage)
}
