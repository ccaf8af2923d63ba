/** Parses the options of a command, and prints its steps, the time that each takes, and the outcome. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { SettingsError } from '@/lib/env'
import { writeFault } from '@/lib/files/failures'

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs a step and prints a line about it; on a terminal the line counts the seconds. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const since = performance.now()
  const live = process.stdout.isTTY
  if (!live) console.log(`${title} …`)
  const draw = () => process.stdout.write(`\r${title} … ${seconds(since)} `)
  const timer = live ? setInterval(draw, 100) : undefined
  try {
    const result = await work()
    console.log(`${live ? '\r' : ''}${title}: done in ${seconds(since)}`)
    return result
  } catch (error) {
    console.log(`${live ? '\r' : ''}${title}: failed after ${seconds(since)}`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** Thrown for options that a command does not accept; the message explains its usage. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Parses the options of this process. Throws a `UsageError` for options that the command does not accept. With `--help`,
 * prints the usage and ends the process.
 */
export function parseOptions<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    // Node.js adds advice about arguments that begin with a hyphen.
    const [fault] = String(error instanceof Error ? error.message : error).split(/\. |\.?$|\n/)
    throw new UsageError(`${fault}.\n\n${usage}`)
  }
}

/** For commands without options. Throws a `UsageError` if there is one. */
export function refuseOptions(command: string): void {
  const [option] = process.argv.slice(2)
  if (option === undefined) return
  throw new UsageError(
    `Usage: ${command}\n\nThis command takes no arguments, so ${option} has no effect. Settings are environment variables: docs/settings.md.`,
  )
}

/** Parses a whole number from 1, if there is a text. Throws a `UsageError` for any other text. */
export function wholeNumber(text: string | undefined, usage: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(usage)
  return Number(text)
}

/** Names of the errors whose message explains the fault and the remedy to the user. */
const forPeople = new Set([
  'SettingsError',
  'StoreError',
  'StoreUnavailable',
  'FactsError',
  'MirrorError',
  'ReleaseError',
  'UsageError',
  'BuildError',
  'MissingTool',
  'RendererStartError',
  'KeyError',
  'LockedError',
  'DidKeyError',
])

/** The message of an error for the user; undefined if only its stack trace explains the fault. */
export function getMessage(error: unknown): string | undefined {
  if (error instanceof Error && forPeople.has(error.name)) return error.message
  const fault = writeFault(error)
  return fault && `${fault}. Free disk space or fix the permissions, then run the command again.`
}

const oldestNode = [20, 10] as const

/** Explains why a version of Node.js is too old; undefined if it is recent enough. */
export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestNode
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `This is Node.js ${version}. DID Atlas needs ${oldestNode.join('.')} or newer: https://nodejs.org/en/download`
}

/** Runs a command. Errors meant for the user are printed as their message, others with their stack trace. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  const fault = nodeFault(process.versions.node)
  try {
    if (fault) throw new SettingsError(fault)
    await work()
  } catch (error) {
    console.error(getMessage(error) ?? error)
    process.exitCode = error instanceof SettingsError ? 2 : 1
  }
}
