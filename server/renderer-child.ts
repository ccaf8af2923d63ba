/** A single renderer process, `next start`, on a loopback port. */
import type { ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment, type SettingName } from '@/lib/env'
import { newDataMessage, readMessage, UpstreamReport } from '@/lib/renderer-messages'
import { spawnBound } from './bound-process'

/** Not `127.0.0.1`: Next.js calls itself `localhost`, and treats a rewrite to any other name as another server. */
export const loopback = 'localhost'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const memorySettings = new URL('./renderer-memory.mjs', import.meta.url).href

/**
 * The renderer's heap limit in megabytes. On a machine with plenty of memory, V8 sets a limit of several gigabytes and
 * lets garbage accumulate before it collects; a page needs only a few megabytes.
 */
const maxHeapMb = 512
/**
 * The data and the code of the pages fill most of this at the start. From V8's smaller default, the heap would be collected
 * again and again while they are loaded.
 */
const initialHeapMb = 128
/** Half of V8's default for each half of the heap of new objects, which would otherwise stay large after a busy time. */
const newHeapMb = 8
const heapOptions = [
  `--max-old-space-size=${maxHeapMb}`,
  `--initial-old-space-size=${initialHeapMb}`,
  `--max-semi-space-size=${newHeapMb}`,
]
/** How long to wait for the response to a probe, and for the process to exit. */
const maxWaitMs = 5_000
/** How often a process that is starting is probed, and how long it may take to start. */
const startEveryMs = 50
const maxStartMs = 60_000
/** How often a process that has started is probed, and how many consecutive failures mean that it hangs. */
const probeEveryMs = 2_000
const maxFailures = 3

/** True if the renderer answers. An open port is not enough, because it listens before it has loaded the build. */
async function answers(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(maxWaitMs)
    const response = await fetch(`http://${loopback}:${port}/icon.svg`, { signal })
    // An unread body would keep the connection occupied.
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** How long the first reading of the data may take before pages are requested anyway. */
const maxFirstReadMs = 10_000

/**
 * Requests a small file with data, so that the process reads the data before the first visitor comes. `OPTIONS` only
 * loads the code for it.
 */
async function requestData(port: number, method: 'GET' | 'OPTIONS'): Promise<void> {
  const signal = AbortSignal.timeout(maxFirstReadMs)
  try {
    const response = await fetch(`http://${loopback}:${port}/llms.txt`, { method, signal })
    await response.arrayBuffer()
  } catch {
    // Pages read the data again, and report the fault.
  }
}

/**
 * Starts the process. It ignores signals from a terminal or supervisor, because it is needed until the server has
 * stopped.
 */
function spawnRenderer(
  port: number,
  environment: Partial<Record<SettingName, string>>,
): ChildProcess {
  const changes = {
    ...environment,
    NODE_ENV: 'production',
    NEXT_MANUAL_SIG_HANDLE: 'true',
  } as const
  const place = ['--port', String(port), '--hostname', loopback]
  const options = [...heapOptions, '--import', memorySettings]
  return spawnBound([...options, next, 'start', ...place], {
    env: childEnvironment(changes),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export interface RendererExit {
  /** It ended by itself, was killed because it did not answer, or was killed because it did not read new data. */
  cause: 'exit' | 'hang' | 'old data'
  code: number | null
}

export interface ChildOptions {
  environment: Partial<Record<SettingName, string>>
  /** Resolves when the API that the process reads can answer. */
  whenData: Promise<void>
  onReport?: (report: UpstreamReport) => void
  onExit: (exit: RendererExit) => void
}

export class RendererChild {
  readonly #child: ChildProcess
  readonly #started = performance.now()
  #cause: RendererExit['cause'] = 'exit'
  #isReady = false
  #hasEnded = false
  #newData = 0

  constructor(
    readonly port: number,
    { environment, whenData, onReport, onExit }: ChildOptions,
  ) {
    const child = spawnRenderer(port, environment)
    this.#child = child
    child.on('message', (message) => {
      const { data } = UpstreamReport.safeParse(message)
      if (data) onReport?.(data)
    })
    const end = (code: number | null) => {
      this.#hasEnded = true
      this.#isReady = false
      onExit({ cause: this.#cause, code })
    }
    child.once('exit', end)
    // A process that could not start never exits, and an error of a running process is not an exit.
    child.on('error', () => child.pid === undefined && setImmediate(end, null))
    void this.#watch(whenData)
  }

  /** Kills the process if it does not answer in time, or stops answering. */
  async #watch(whenData: Promise<void>): Promise<void> {
    while (!(await answers(this.port))) {
      if (this.#hasEnded) return
      if (this.ageMs > maxStartMs) return this.kill('hang')
      await sleep(startEveryMs, undefined, { ref: false })
    }
    await requestData(this.port, 'OPTIONS')
    await whenData
    await requestData(this.port, 'GET')
    if (this.#hasEnded) return
    this.#isReady = true
    for (let failures = 0; failures < maxFailures; ) {
      await sleep(probeEveryMs, undefined, { ref: false })
      if (this.#hasEnded) return
      failures = (await answers(this.port)) ? 0 : failures + 1
    }
    if (!this.#hasEnded) this.kill('hang')
  }

  /**
   * Makes the process read new data. Resolves to true once it has, and to false if it ends first or takes too long.
   * Later renders use the new data alone.
   */
  async readNewData(maxMs: number): Promise<boolean> {
    this.#newData += 1
    const message = newDataMessage(this.#newData)
    const signal = AbortSignal.timeout(maxMs)
    try {
      const received = on(this.#child, 'message', { signal, close: ['exit'] })
      this.#child.send(message)
      for await (const [answer] of received) if (answer === readMessage(message)) return true
    } catch {
      // The time is over, or the process cannot receive messages.
    }
    return false
  }

  /** True while the process answers, as far as is known, and has read the data. */
  get isReady(): boolean {
    return this.#isReady
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  get ageMs(): number {
    return performance.now() - this.#started
  }

  /** Kills the process with SIGKILL: a process that is suspended or stuck in a loop responds to nothing else. */
  kill(cause: RendererExit['cause']): void {
    this.#cause = cause
    this.#child.kill('SIGKILL')
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    // A process that renders no pages yet has nothing to finish.
    if (!this.#isReady) child.kill('SIGKILL')
    else if (child.connected) child.disconnect()
    const late = setTimeout(() => child.kill('SIGKILL'), maxWaitMs)
    await ended
    clearTimeout(late)
  }
}
