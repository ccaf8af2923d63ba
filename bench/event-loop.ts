/** Measures how long the event loop of this process stands still while something is done. */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** The longest time in milliseconds in which nobody else had a turn. */
export async function longestStop(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isDone = false
  const watching = (async () => {
    for (let last = performance.now(); !isDone; ) {
      await setImmediate()
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
  })()
  // What happens before the first turn counts too.
  await sleep(1)
  await work().finally(() => {
    isDone = true
  })
  await watching
  return longest
}
