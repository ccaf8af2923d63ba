import { SingleBar } from 'cli-progress'
import { formatDuration } from '@/lib/text/units'

/** The interval between printed lines where there is no terminal to draw on, for example in a log. */
const lineIntervalMs = 10_000

/**
 * Draws a progress bar on a terminal; elsewhere, prints a line from time to time. `noun` is the plural noun for the
 * counted items. The time left is estimated from the average rate so far.
 */
export function progressBar(noun: string) {
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${noun}, {left} left`,
    hideCursor: true,
  })
  const live = process.stdout.isTTY
  const since = performance.now()
  let printed = since
  return {
    update(done: number, total: number) {
      const secondsEach = (performance.now() - since) / 1000 / Math.max(done, 1)
      const remainingTime = formatDuration(Math.ceil(secondsEach * (total - done)))
      if (live) {
        if (!bar.isActive) bar.start(total, done, { left: remainingTime })
        bar.setTotal(total)
        bar.update(done, { left: remainingTime })
      } else if (performance.now() - printed > lineIntervalMs) {
        printed = performance.now()
        console.log(`${done} of ${total} ${noun}, ${remainingTime} left`)
      }
    },
    /** Prints a text on a line of its own. */
    warn(text: string) {
      if (bar.isActive) console.log()
      console.warn(text)
    },
    stop: () => bar.stop(),
  }
}
