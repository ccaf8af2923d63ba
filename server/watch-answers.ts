/** Notices that a process which runs does not answer any more. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface WatchOptions {
  /** Asks the process; resolves within some seconds, whatever it does. */
  answers: () => Promise<boolean>
  /** Called once; the watch is over then. */
  onHang: () => void
  everyMs?: number
  /** So many failures in a row mean that it hangs. A process that has never answered may still be starting. */
  maxFailures?: number
  maxStartFailures?: number
}

/** Gives what ends the watch. */
export function watchAnswers(options: WatchOptions): () => void {
  const { answers, onHang, everyMs = 2_000, maxFailures = 3, maxStartFailures = 30 } = options
  let isOver = false

  async function watch(): Promise<void> {
    let failures = 0
    let limit = maxStartFailures
    while (!isOver && failures < limit) {
      await sleep(everyMs, undefined, { ref: false })
      if (isOver) return
      const isWell = await answers()
      if (isWell) limit = maxFailures
      failures = isWell ? 0 : failures + 1
    }
    if (!isOver) onHang()
  }

  void watch()
  return () => {
    isOver = true
  }
}
