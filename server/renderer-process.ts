/** Runs the renderer, `next start`, as a child process, and restarts it when it exits. */
import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment, type SettingName, SettingsError } from '@/lib/env'
import { UpstreamReport } from '@/lib/upstream-report'
import { spawnBound } from './bound-process'
import { startLivenessProbe } from './liveness-probe'

/** Not `127.0.0.1`: Next.js calls itself `localhost`, and takes a rewrite to another name for another server. */
export const loopback = 'localhost'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

/** The delay before a restart: doubled each time, up to the maximum. */
const minDelayMs = 200
const maxDelayMs = 5_000
/** After this many exits before it first answers, the start fails. */
const maxFailedStarts = 4
/** After a run of at least this long the restart delay is the minimum again. */
const stableAfterMs = 10_000
/**
 * The renderer's heap in megabytes. On a machine with much memory V8 sets a limit of gigabytes, and lets garbage grow
 * towards it before it collects; a page needs a few megabytes.
 */
const maxHeapMb = 512
/** How long to wait for the answer to a probe, for the exit, and for a port that is in use. */
const maxWaitMs = 5_000

/** A free port of the loopback interface. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, loopback, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, loopback)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.end())
  })

/** False if something goes on listening. The renderer of a server that is stopping may still do so. */
async function isGivenUp(port: number): Promise<boolean> {
  for (const since = performance.now(); performance.now() - since < maxWaitMs; await sleep(100)) {
    if (!(await accepts(port))) return true
  }
  return false
}

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

/** The renderer cannot start; its own error message is in the output. */
export class RendererStartError extends Error {
  override name = 'RendererStartError'
}

export interface RendererOptions {
  /** A free port by default. */
  port?: number
  environment: Partial<Record<SettingName, string>>
  onExit?: (code: number | null) => void
  /** It does not answer any more, and is killed. */
  onHang?: () => void
  /** What it says of the API that it reads. */
  onReport?: (report: UpstreamReport) => void
}

/** Signals of a terminal or a supervisor reach this process too, which is needed until the server has stopped. */
function spawnRenderer(port: number, environment: RendererOptions['environment']): ChildProcess {
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

export class RendererProcess {
  #child: ChildProcess | undefined
  #port = 0
  #isReady = false
  #stopped = false
  #delay = minDelayMs
  #exits = 0

  constructor(private readonly options: RendererOptions) {}

  /** Starts the process. Resolves when it answers, rejects if it exits repeatedly before that. */
  async start(): Promise<void> {
    const { port } = this.options
    if (port !== undefined && !(await isGivenUp(port))) {
      throw new SettingsError(
        `Setting RENDERER_PORT is wrong: something listens on ${port} already. Leave it out, or choose another port.`,
      )
    }
    await this.#spawn()
    while (!this.#stopped && !this.#isReady) {
      if (this.#exits >= maxFailedStarts) {
        throw new RendererStartError(
          `The renderer of the pages does not start: it ended ${this.#exits} times. Its own message stands above. If the build is damaged, delete the folder .next and start again.`,
        )
      }
      await sleep(50)
    }
  }

  /** Where it answers, once it has been started; another place after each restart. */
  get origin(): string {
    return `http://${loopback}:${this.#port}`
  }

  /** True while it answers, as far as is known. */
  get isReady(): boolean {
    return this.#isReady
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** A free port is chosen at the last moment, and anew each time: until then another socket may be given it. */
  async #spawn(): Promise<void> {
    const port = this.options.port ?? (await freePort())
    if (this.#stopped) return
    this.#port = port
    const started = performance.now()
    const child = spawnRenderer(port, this.options.environment)
    this.#child = child
    const stopWatching = startLivenessProbe({
      answers: () => answers(port),
      onReady: () => {
        this.#isReady = true
      },
      onHang: () => {
        this.options.onHang?.()
        // One that is stopped or busy for good listens to nothing else.
        child.kill('SIGKILL')
      },
    })
    child.on('message', (message) => {
      const { data } = UpstreamReport.safeParse(message)
      if (data) this.options.onReport?.(data)
    })
    child.once('exit', (code) => {
      stopWatching()
      this.#isReady = false
      if (this.#stopped) return
      this.#exits += 1
      this.options.onExit?.(code)
      const stable = performance.now() - started > stableAfterMs
      this.#delay = stable ? minDelayMs : Math.min(this.#delay * 2, maxDelayMs)
      setTimeout(() => this.#stopped || void this.#spawn(), this.#delay)
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.connected) child.disconnect()
    const late = setTimeout(() => child.kill('SIGKILL'), maxWaitMs)
    await ended
    clearTimeout(late)
  }
}
