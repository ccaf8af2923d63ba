/** Keeps a renderer running: restarts it when it exits, and replaces it when the data changes. */
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SettingName, SettingsError } from '@/lib/env'
import type { UpstreamReport } from '@/lib/upstream-report'
import { type ChildOptions, loopback, RendererChild } from './renderer-child'

/** The delay before a restart, which is doubled each time up to the maximum. */
const minDelayMs = 200
const maxDelayMs = 5_000
/** After this many exits before it first answers, the start fails. */
const maxFailedStarts = 4
/** A run of at least this long resets the restart delay to the minimum. */
const stableAfterMs = 10_000
/** How long to wait for a port that is in use. */
const maxWaitMs = 5_000
/** How long pages wait for a renderer that has ended, and is started again. After that they fail at once. */
const restartMs = 5_000
/** How long a replaced renderer may take to finish requests in progress: nobody waits longer for a page. */
const retireAfterMs = 15_000

/** Finds a free port on the loopback interface. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    // Without this, servers that share the public port would all be given the same one.
    probe.listen({ port: 0, host: loopback, exclusive: true }, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, loopback)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      resolve(true)
      socket.destroy()
    })
  })

/**
 * Waits for a port to become free; false if it stays in use. The renderer of a server that is stopping may still hold
 * it.
 */
async function isGivenUp(port: number): Promise<boolean> {
  for (const since = performance.now(); performance.now() - since < maxWaitMs; await sleep(100)) {
    if (!(await accepts(port))) return true
  }
  return false
}

/** The renderer cannot start. Its own error message is in the output. */
export class RendererStartError extends Error {
  override name = 'RendererStartError'
}

export interface RendererOptions {
  /** Defaults to a free port. */
  port?: number
  onExit?: (code: number | null) => void
  /** Called when the renderer hangs, just before it is killed. */
  onHang?: () => void
  /** Receives the renderer's reports about the API that it reads. */
  onReport?: (report: UpstreamReport) => void
  spawn?: (port: number, options: ChildOptions) => RendererChild
}

export type RendererEnvironment = Partial<Record<SettingName, string>>

export class RendererProcess {
  #starting: Promise<void> | undefined
  #hasStarted = false
  #environment: RendererEnvironment = {}
  #child: RendererChild | undefined
  /** A renderer that is starting or ready, but not yet in use. */
  #successor: RendererChild | undefined
  readonly #retired = new Set<RendererChild>()
  #stopped = false
  #delay = minDelayMs
  #exits = 0
  #exitedAt = Number.NEGATIVE_INFINITY

  constructor(private readonly options: RendererOptions) {}

  /**
   * Starts the process with settings, which later processes have too. Resolves once it answers; rejects if it repeatedly
   * exits first.
   */
  start(environment: RendererEnvironment): Promise<void> {
    this.#environment = environment
    this.#starting ??= this.#start()
    return this.#starting
  }

  async #start(): Promise<void> {
    const { port } = this.options
    if (port !== undefined && !(await isGivenUp(port))) {
      throw new SettingsError(
        `Setting RENDERER_PORT is wrong: something listens on ${port} already. Leave it out, or choose another port.`,
      )
    }
    this.#child = await this.#spawn()
    while (!this.#stopped && !this.isReady) {
      if (this.#exits >= maxFailedStarts) {
        throw new RendererStartError(
          `The renderer of the pages does not start: it ended ${this.#exits} times. Its own message stands above. If the build is damaged, delete the folder .next and start again.`,
        )
      }
      await sleep(50)
    }
    this.#hasStarted = true
  }

  /** The renderer's origin, available once it has been started or, for some seconds, restarted. It changes each time. */
  async origin(): Promise<string> {
    await this.#starting
    while (this.#isRestarting()) await sleep(50)
    return `http://${loopback}:${this.#child?.port ?? 0}`
  }

  /** True while the renderer answers, as far as is known. */
  get isReady(): boolean {
    return this.#child?.isReady ?? false
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  #isRestarting(): boolean {
    return !this.isReady && !this.#stopped && performance.now() - this.#exitedAt < restartMs
  }

  /**
   * A free port is chosen at the last moment, and again for each process: until the process listens, another socket
   * could take it.
   */
  async #spawn(): Promise<RendererChild | undefined> {
    const port = this.options.port ?? (await freePort())
    if (this.#stopped) return undefined
    const { onHang, onReport, spawn = (...given) => new RendererChild(...given) } = this.options
    const child: RendererChild = spawn(port, {
      environment: this.#environment,
      onHang,
      onReport,
      onExit: (code) => this.#exited(child, code),
    })
    return child
  }

  /** Where the machine has no room for a process at the moment, it is tried again later. */
  async #restart(): Promise<void> {
    try {
      this.#child = await this.#spawn()
    } catch {
      this.#restartLater(0)
    }
  }

  #restartLater(lastRunMs: number): void {
    this.#delay = lastRunMs > stableAfterMs ? minDelayMs : Math.min(this.#delay * 2, maxDelayMs)
    setTimeout(() => this.#stopped || void this.#restart(), this.#delay)
  }

  #exited(child: RendererChild, code: number | null): void {
    this.#retired.delete(child)
    if (this.#successor === child) this.#successor = undefined
    if (this.#stopped || child !== this.#child) return
    this.#exits += 1
    this.#exitedAt = performance.now()
    this.options.onExit?.(code)
    this.#restartLater(child.ageMs)
  }

  /**
   * Starts a successor that has read none of the data, and resolves once it answers or has failed. Calling the returned
   * function switches to the successor, so that no page is rendered from data that the old one has read. A renderer that
   * has not answered yet has read none, and needs no successor.
   */
  async prepareSuccessor(): Promise<() => void> {
    if (!this.#hasStarted) return () => {}
    // A port fixed by a setting leaves no room for a second process.
    if (this.options.port === undefined && this.#successor === undefined) {
      // Where there is no room for a second process, the current one is replaced when it has ended.
      this.#successor = await this.#spawn().catch(() => undefined)
    }
    await this.#successor?.whenReady
    return () => this.#replace()
  }

  /** Switches to the successor; without one, kills the current process, which is then restarted. */
  #replace(): void {
    const [child, successor] = [this.#child, this.#successor]
    if (!child || this.#stopped) return
    if (successor?.isReady) {
      this.#child = successor
      this.#successor = undefined
      this.#retired.add(child)
      setTimeout(() => void child.stop(), retireAfterMs).unref()
    } else child.kill()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    const children = [this.#child, this.#successor, ...this.#retired]
    await Promise.all(children.map((child) => child?.stop()))
  }
}
