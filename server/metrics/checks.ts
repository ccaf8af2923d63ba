/** Checks whether the parts of a server work. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Checks of the parts of a server. A check resolves to a description of the fault, or to undefined. */
export type Checks = Record<string, () => Promise<string | undefined>>

/** A check that takes longer counts as failed. */
const maxWaitMs = 5_000

async function getOutcome(check: () => Promise<string | undefined>): Promise<string> {
  try {
    const late = sleep(maxWaitMs, 'does not answer', { ref: false })
    return (await Promise.race([check(), late])) ?? 'ok'
  } catch (error) {
    return String(error)
  }
}

/** Runs all checks. The result has `ok` or the fault for each. */
export async function getOutcomes(checks: Checks): Promise<Record<string, string>> {
  const outcomes = await Promise.all(Object.values(checks).map(getOutcome))
  return Object.fromEntries(
    Object.keys(checks).map((name, index) => [name, outcomes[index] ?? 'unknown']),
  )
}
