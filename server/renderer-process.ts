/** Keeps a renderer running: restarts it when it exits, and has it read the data again when that changes. */
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SettingName, SettingsError } from '@/lib/env'
import type { UpstreamReport } from '@/lib/renderer-messages'
import { type ChildOptions, loopback, RendererChild, type RendererExit } from './renderer-child'

const maxWaitMs = 5_000

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ port: 0, host: loopback }, () => {
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
async function waitUntilFree(port: number): Promise<boolean> {
  for (const since = performance.now(); performance.now() - since < maxWaitMs; await sleep(100)) {
    if (!(await accepts(port))) return true
  }
  return false
}

/** The delay before a restart, which is doubled each time up to the maximum. */
const minDelayMs = 200
const maxDelayMs = 5_000
/** After this many exits before it first answers, the start fails. */
const maxFailedStarts = 4
/** A run of at least this long resets the restart delay to the minimum. */
const stableAfterMs = 10_000
/** How long pages wait for a renderer that has ended, and is started again. After that they fail at once. */
const restartMs = 5_000
/** How long reading new data may take. Pages wait meanwhile. */
const maxReadMs = 10_000

/** The renderer cannot start. Its own error message is in the output. */
class RendererStartError extends Error {
  override name = 'RendererStartError'
}

interface RendererOptions {
  port?: number
  /** Called once for each end of the renderer in use. */
  onExit?: (exit: RendererExit) => void
  onReport?: (report: UpstreamReport) => void
  spawn?: (port: number, options: ChildOptions) => RendererChild
}

export type RendererEnvironment = Partial<Record<SettingName, string>>

export class RendererProcess {
  #starting: Promise<void> | undefined
  #environment: RendererEnvironment = {}
  #whenData = Promise.resolve()
  /** The renderer in use; undefined from its end until another renderer takes its place. */
  #child: RendererChild | undefined
  /** Pending while the renderer reads new data. */
  #reading: Promise<void> | undefined
  #stopped = false
  #delay = minDelayMs
  #exits = 0
  #exitedAt = Number.NEGATIVE_INFINITY

  constructor(private readonly options: RendererOptions) {}

  /**
   * Starts the process with settings, which later processes also get. It reads the data as soon as `whenData` resolves.
   */
  async start(environment: RendererEnvironment, whenData = this.#whenData): Promise<void> {
    const { port } = this.options
    if (port !== undefined && !(await waitUntilFree(port))) {
      throw new SettingsError(
        `Invalid setting RENDERER_PORT: port ${port} is already in use. Leave it out, or choose another port.`,
      )
    }
    this.#environment = environment
    this.#whenData = whenData
    this.#child = await this.#spawn()
    this.#starting = this.#waitForStart()
    // Reported by `whenReady`.
    this.#starting.catch(() => {})
  }

  async #waitForStart(): Promise<void> {
    while (!this.#stopped && !this.isReady) {
      if (this.#exits >= maxFailedStarts) {
        throw new RendererStartError(
          `The renderer of the pages does not start: it ended ${this.#exits} times. See its error message above. If the build is damaged, delete the folder .next and start again.`,
        )
      }
      await sleep(50)
    }
  }

  /** Resolves once the process answers and has read the data; rejects if it repeatedly exits first. */
  async whenReady(): Promise<void> {
    await this.#starting
  }

  /** The renderer's origin, available once it has been started or, for some seconds, restarted. It changes each time. */
  async origin(): Promise<string> {
    await this.#starting
    await this.#reading
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
    const { onReport, spawn = (...spawnArguments) => new RendererChild(...spawnArguments) } =
      this.options
    const child: RendererChild = spawn(port, {
      environment: this.#environment,
      whenData: this.#whenData,
      onReport,
      onExit: (exit) => this.#exited(child, exit),
    })
    return child
  }

  /** If the machine cannot start a process at the moment, it retries later. */
  async #restart(): Promise<void> {
    try {
      this.#child = await this.#spawn()
    } catch {
      this.#restartLater(0)
    }
  }

  #restartLater(lastRunMs: number): void {
    this.#delay = lastRunMs > stableAfterMs ? minDelayMs : Math.min(this.#delay * 2, maxDelayMs)
    setTimeout(() => this.#stopped || void this.#restart(), this.#delay).unref()
  }

  #exited(child: RendererChild, exit: RendererExit): void {
    if (this.#stopped || child !== this.#child) return
    this.#child = undefined
    this.#exits += 1
    this.#exitedAt = performance.now()
    this.options.onExit?.(exit)
    this.#restartLater(child.ageMs)
  }

  /**
   * Makes the renderer read new data. Pages wait until it has, so that no page is rendered from both. A renderer that
   * takes too long is killed and restarted. A renderer that has not answered yet reads the data before anything else.
   */
  readNewData(): Promise<void> {
    const child = this.#child
    const isReady = this.isReady
    this.#reading = Promise.resolve(child?.readNewData(maxReadMs)).then((hasRead = true) => {
      if (!hasRead && isReady && child === this.#child) child?.kill('old data')
    })
    return this.#reading
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#child?.stop()
  }
}
