/** Runs the renderer as a process of its own, and starts it again when it dies. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment, type SettingName, SettingsError } from '@/lib/env'

/**
 * By name, not by number: Next.js calls itself so, and would take a rewrite to its own number for one to another
 * server.
 */
export const loopback = 'localhost'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const lifeline = new URL('./lifeline.mjs', import.meta.url).href

/** The delay before a restart: doubled each time, up to the maximum. */
const minDelayMs = 200
const maxDelayMs = 5_000
/** If it exits this often before it has ever listened, it cannot start. */
const maxFailedStarts = 4
/** A process that has run this long has started well: the delay begins anew. */
const stableAfterMs = 10_000
/** How long a probe waits for an answer, and a stop for the exit. */
const maxWaitMs = 5_000

/** A loopback port that nobody listens on. */
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

/** It opens its port before it has read its build; only an answer shows that it works. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://${loopback}:${port}/icon.svg`, { signal: AbortSignal.timeout(maxWaitMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The renderer cannot start at all; what it said of it stands above in the output. */
export class RendererStartError extends Error {
  override name = 'RendererStartError'
}

export interface RendererOptions {
  port: number
  environment: Partial<Record<SettingName, string>>
  onExit?: (code: number | null) => void
}

export class RendererProcess {
  #child: ChildProcess | undefined
  #stopped = false
  #delay = minDelayMs
  #exits = 0

  constructor(private readonly options: RendererOptions) {}

  /** Starts the process; resolves when it answers, rejects where it ends again and again before. */
  async start(): Promise<void> {
    const { port } = this.options
    if (await accepts(port)) {
      throw new SettingsError(
        `Setting RENDERER_PORT is wrong: something listens on ${port} already. Leave it out, or choose another port.`,
      )
    }
    this.#spawn()
    while (!this.#stopped && !(await answers(port))) {
      if (this.#exits >= maxFailedStarts) {
        throw new RendererStartError(
          `The renderer of the pages does not start: it ended ${this.#exits} times. Its own message stands above. If the build is damaged, delete the folder .next and start again.`,
        )
      }
      await sleep(50)
    }
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  #spawn(): void {
    const { port, environment, onExit } = this.options
    const started = performance.now()
    // The channel closes when this process dies, however it dies, and the lifeline then ends the renderer.
    const child = spawn(
      process.execPath,
      ['--import', lifeline, next, 'start', '--port', String(port), '--hostname', loopback],
      {
        env: childEnvironment({ ...environment, NODE_ENV: 'production' }),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    )
    this.#child = child
    child.once('exit', (code) => {
      if (this.#stopped) return
      this.#exits += 1
      onExit?.(code)
      const stable = performance.now() - started > stableAfterMs
      this.#delay = stable ? minDelayMs : Math.min(this.#delay * 2, maxDelayMs)
      setTimeout(() => this.#stopped || this.#spawn(), this.#delay)
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), maxWaitMs)
    await ended
    clearTimeout(late)
  }
}
