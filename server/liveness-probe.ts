/** Waits for a process to answer, and detects when it stops answering. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface LivenessProbeOptions {
  /** Checks whether the process is alive. Resolves within a few seconds in any case. */
  answers: () => Promise<boolean>
  /** Called when the process first answers. */
  onReady?: () => void
  /** Called once, after which the probe ends. */
  onHang: () => void
  /** How often a starting process is checked, and how long it may take to start. */
  startEveryMs?: number
  maxStartMs?: number
  /**
   * How often a process that has started is checked, and how many consecutive failures mean that it
   * hangs.
   */
  everyMs?: number
  maxFailures?: number
}

/** Starts probing a process, and returns a function that ends the probe. */
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
