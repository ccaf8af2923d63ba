/** Measures how long the event loop of this process stands still while something is done. */
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'

/** The processor time of this thread in milliseconds, as Linux counts it: other processes of the machine do not count. */
const threadTime = (): number =>
  Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6

/** The longest time in milliseconds for which this thread worked without a turn for anybody else. */
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
