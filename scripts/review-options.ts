/** The options of `npm run data:review`. */
import { parseArgs } from 'node:util'
import { type EvidenceFamily, evidenceFamilies } from '@/lib/contract/evidence'
import { UsageError } from './steps'

export const usage = `Usage: npm run data:review [-- OPTIONS]

Lists the records by how long ago somebody checked them whole, those with the weakest evidence first, with what they
rest on and which fields are missing.

  --family NAME     only one family: ${evidenceFamilies.join(', ')}
  --limit N         so many records (20; with --json all)
  --json            prints JSON
  --help            prints this`

export interface ReviewOptions {
  family?: EvidenceFamily
  limit?: number
  json?: boolean
}

const isFamily = (name: string): name is EvidenceFamily =>
  evidenceFamilies.some((family) => family === name)

/** Parses the options; undefined if only help is requested. Throws a `UsageError` for invalid options. */
export function reviewOptions(args: readonly string[]): ReviewOptions | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        family: { type: 'string' },
        limit: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) return undefined
    const { family, limit, json } = values
    const isCount = limit === undefined || /^[1-9]\d{0,8}$/.test(limit)
    if (isCount && (family === undefined || isFamily(family))) {
      return { family, limit: limit === undefined ? undefined : Number(limit), json }
    }
  } catch {
    // Invalid options are reported below.
  }
  throw new UsageError(usage)
}
