/** Prints the steps of a command, how long each takes, and how it ends. */

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs a step and prints a line for it; on a terminal the line counts the seconds. */
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

/** Thrown for options that a command does not take; the message says how it is used. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Names of the errors whose message tells the user what is wrong and what to do. */
const forPeople = new Set([
  'SettingsError',
  'StoreError',
  'FactsError',
  'MirrorError',
  'UsageError',
  'BuildError',
  'MissingTool',
  'RendererStartError',
  'LockedError',
])

/** Runs a command. Errors for the user are printed as their message, others with their stack. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const known = error instanceof Error && forPeople.has(error.name)
    console.error(known ? error.message : error)
    process.exitCode = known && error.name === 'SettingsError' ? 2 : 1
  }
}
