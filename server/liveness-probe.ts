/** Waits for a process to answer, and notices that it does not answer any more. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface LivenessProbeOptions {
  /** Asks the process; resolves within some seconds, whatever it does. */
  answers: () => Promise<boolean>
  /** Called at the first answer. */
  onReady?: () => void
  /** Called once; the probe ends then. */
  onHang: () => void
  /** How often a process is asked that is starting, and how long that may take. */
  startEveryMs?: number
  maxStartMs?: number
  /** How often one that has answered is asked, and how many failures in a row mean that it hangs. */
  everyMs?: number
  maxFailures?: number
}

/** Returns a function that ends the probe. */
export function startLivenessProbe(options: LivenessProbeOptions): () => void {
  const { answers, onReady, onHang, startEveryMs = 50, maxStartMs = 60_000 } = options
  const { everyMs = 2_000, maxFailures = 3 } = options
  let isOver = false

  /** False if the process has not answered in time. */
  async function waitForStart(): Promise<boolean> {
    const since = performance.now()
    while (!(await answers())) {
      if (isOver || performance.now() - since > maxStartMs) return false
      await sleep(startEveryMs, undefined, { ref: false })
    }
    return true
  }

  async function waitForHang(): Promise<void> {
    for (let failures = 0; !isOver && failures < maxFailures; ) {
      await sleep(everyMs, undefined, { ref: false })
      if (isOver) return
      failures = (await answers()) ? 0 : failures + 1
    }
  }

  async function watch(): Promise<void> {
    if (await waitForStart()) {
      if (!isOver) onReady?.()
      await waitForHang()
    }
    if (!isOver) onHang()
  }

  void watch()
  return () => {
    isOver = true
  }
}
