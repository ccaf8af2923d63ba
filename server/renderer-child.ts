/** One process of the renderer, `next start`, on a port of the loopback. */
import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { childEnvironment, type SettingName } from '@/lib/env'
import { UpstreamReport } from '@/lib/upstream-report'
import { spawnBound } from './bound-process'
import { startLivenessProbe } from './liveness-probe'

/** Not `127.0.0.1`: Next.js calls itself `localhost`, and takes a rewrite to another name for another server. */
export const loopback = 'localhost'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

/**
 * The renderer's heap in megabytes. On a machine with much memory V8 sets a limit of gigabytes, and lets garbage grow
 * towards it before it collects; a page needs a few megabytes.
 */
const maxHeapMb = 512
/** How long to wait for the answer to a probe, and for the exit. */
const maxWaitMs = 5_000

/** True if the renderer answers. An open port is not enough: it listens before it has loaded the build. */
async function answers(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(maxWaitMs)
    const response = await fetch(`http://${loopback}:${port}/icon.svg`, { signal })
    // A body that nobody reads would keep its connection.
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Signals of a terminal or a supervisor reach this process too, which is needed until the server has stopped. */
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
  return spawnBound([`--max-old-space-size=${maxHeapMb}`, next, 'start', ...place], {
    env: childEnvironment(changes),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export interface ChildOptions {
  environment: Partial<Record<SettingName, string>>
  /** It does not answer any more, and is killed. */
  onHang?: () => void
  /** What it says of the API that it reads. */
  onReport?: (report: UpstreamReport) => void
  onExit: (code: number | null) => void
}

export class RendererChild {
  readonly #child: ChildProcess
  readonly #started = performance.now()
  /** Resolves to true when it answers, and to false if it ends before that. */
  readonly whenReady: Promise<boolean>
  #isReady = false

  constructor(
    readonly port: number,
    { environment, onHang, onReport, onExit }: ChildOptions,
  ) {
    const child = spawnRenderer(port, environment)
    this.#child = child
    child.on('message', (message) => {
      const { data } = UpstreamReport.safeParse(message)
      if (data) onReport?.(data)
    })
    this.whenReady = new Promise((resolve) => {
      const stopWatching = startLivenessProbe({
        answers: () => answers(port),
        onReady: () => {
          this.#isReady = true
          resolve(true)
        },
        onHang: () => {
          onHang?.()
          this.kill()
        },
      })
      child.once('exit', (code) => {
        stopWatching()
        this.#isReady = false
        resolve(false)
        onExit(code)
      })
    })
  }

  /** True while it answers, as far as is known. */
  get isReady(): boolean {
    return this.#isReady
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  get ageMs(): number {
    return performance.now() - this.#started
  }

  /** One that is stopped or busy for good listens to nothing else. */
  kill(): void {
    this.#child.kill('SIGKILL')
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.connected) child.disconnect()
    const late = setTimeout(() => this.kill(), maxWaitMs)
    await ended
    clearTimeout(late)
  }
}
