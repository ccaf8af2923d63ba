/** Prints what a command is doing, how long it has taken, and how it ended. */

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs a step of a command under a line of its own; on a terminal the line counts the seconds. */
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

/** Errors whose message says what is wrong and what to do. */
const forPeople = new Set([
  'SettingsError',
  'StoreError',
  'FactsError',
  'MirrorError',
  'UsageError',
  'BuildError',
  'MissingTool',
  'RendererStartError',
])

/** Runs a command; an error that is meant for people is printed as it is, others with their stack. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const known = error instanceof Error && forPeople.has(error.name)
    console.error(known ? error.message : error)
    process.exitCode = known && error.name === 'SettingsError' ? 2 : 1
  }
}
