/** The options of `npm run data:links`. */
import { parseArgs } from 'node:util'
import type { LinkCheck } from '@/lib/facts/links/check-links'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { UsageError } from './steps'

export const usage = `Usage: npm run data:links [-- OPTIONS]

Asks every source and website of the facts whether it is still there, slowly and as robots.txt allows, and writes what
should change in ${factsFolder}/sources.yaml as a diff to var/links/. It changes no facts. A run that was stopped goes
on where it was; a second one on the same day asks only what is new.

  --only HOST       only this host and those below it
  --limit N         only the N addresses whose last check is the longest ago
  --sources-only    leaves out websites that no fact cites
  --help            prints this`

/** Parses the options; undefined if only help is requested. Throws a `UsageError` for invalid options. */
export function linksOptions(args: readonly string[]): LinkCheck['choice'] | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        limit: { type: 'string' },
        'sources-only': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) return undefined
    const { only, limit, 'sources-only': sourcesOnly } = values
    if (limit === undefined) return { only, sourcesOnly }
    if (/^[1-9]\d{0,8}$/.test(limit)) return { only, sourcesOnly, limit: Number(limit) }
  } catch {
    // Invalid options are reported below.
  }
  throw new UsageError(usage)
}
