import { SingleBar } from 'cli-progress'
import { formatDuration } from '@/lib/text/duration'

export interface Progress {
  done: number
  total: number
  secondsLeft: number
}

/** The interval between printed lines where there is no terminal to draw on, for example in a log. */
const lineIntervalMs = 10_000

/**
 * Draws a progress bar on a terminal; elsewhere, prints a line from time to time. `noun` is the plural noun for the
 * counted items.
 */
export function progressBar(noun: string) {
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${noun}, {left} left`,
    hideCursor: true,
  })
  const live = process.stdout.isTTY
  let printed = performance.now()
  return {
    update({ done, total, secondsLeft }: Progress) {
      const remainingTime = formatDuration(Math.ceil(secondsLeft))
      if (live) {
        if (!bar.isActive) bar.start(total, done, { left: remainingTime })
        bar.setTotal(total)
        bar.update(done, { left: remainingTime })
      } else if (performance.now() - printed > lineIntervalMs) {
        printed = performance.now()
        console.log(`${done} of ${total} ${noun}, ${remainingTime} left`)
      }
    },
    stop: () => bar.stop(),
  }
}
