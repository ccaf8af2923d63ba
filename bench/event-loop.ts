/** Measures how long some work blocks the event loop of this process. */
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'

/**
 * The processor time of this thread in milliseconds, as counted by Linux. Time spent in other processes is not
 * included.
 */
const threadTime = (): number =>
  Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6

/** The longest time in milliseconds for which this thread worked without yielding. */
export async function longestStop(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isDone = false
  const watch = async () => {
    for (let last = threadTime(); !isDone; ) {
      await setImmediate()
      const now = threadTime()
      longest = Math.max(longest, now - last)
      last = now
    }
  }
  const watching = watch()
  await work().finally(() => {
    isDone = true
  })
  await watching
  return longest
}
