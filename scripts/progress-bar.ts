import { SingleBar } from 'cli-progress'
import { formatDuration } from '@/lib/text/duration'

export interface Progress {
  done: number
  total: number
  secondsLeft: number
}

/** How often a line is printed where there is no terminal to draw on, in a log for example. */
const lineIntervalMs = 10_000

/** Draws a bar on a terminal, and prints a line now and then elsewhere. `noun` names in the plural what is counted. */
export function progressBar(noun: string) {
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${noun}, {left} left`,
    hideCursor: true,
  })
  const live = process.stdout.isTTY
  let printed = performance.now()
  return {
    update({ done, total, secondsLeft }: Progress) {
      const left = formatDuration(Math.ceil(secondsLeft))
      if (live) {
        if (!bar.isActive) bar.start(total, done, { left })
        bar.setTotal(total)
        bar.update(done, { left })
      } else if (performance.now() - printed > lineIntervalMs) {
        printed = performance.now()
        console.log(`${done} of ${total} ${noun}, ${left} left`)
      }
    },
    stop: () => bar.stop(),
  }
}
