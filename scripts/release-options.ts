/** The options of `npm run data:release`. */
import { parseArgs } from 'node:util'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { usageError } from './steps'

const usage = `Usage: npm run data:release [-- --facts FOLDER]

Freezes the facts of the folder (${factsFolder}) as a version of the day in their dataset.yaml.`

/** Parses the options. Throws a `UsageError` for invalid ones. */
export function releaseOptions(args: readonly string[]): { facts: string } {
  try {
    const options = { facts: { type: 'string', default: factsFolder } } as const
    return { ...parseArgs({ args: [...args], options }).values }
  } catch (error) {
    throw usageError(error, usage)
  }
}
