/** The options of `npm run bench -- peers`. */
import { parseArgs } from 'node:util'
import { UsageError } from '@/scripts/steps'

export interface PeersOptions {
  /** Installs the peers instead of measuring. */
  install: boolean
  /** The length of a round. */
  seconds: number
}

const usage = `npm run bench -- peers            measures; writes bench/results/peers.md and peers.json
npm run bench -- peers --seconds 1  measures for a second instead of two in each round
npm run bench -- peers --install    installs the peers that are missing, into a temporary folder or BENCH_PEERS`

/** Throws a `UsageError` for invalid options. */
export function peersOptions(args: readonly string[]): PeersOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        install: { type: 'boolean', default: false },
        seconds: { type: 'string', default: '2' },
      },
    })
    const { install, seconds } = values
    if (/^[1-9]\d?$/.test(seconds)) return { install, seconds: Number(seconds) }
  } catch {
    // Invalid options are reported below.
  }
  throw new UsageError(usage)
}
