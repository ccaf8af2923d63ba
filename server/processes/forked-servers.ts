/**
 * Several servers on one machine that share its public port. A server that ends is restarted; all of them end together.
 */
import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { SettingsError } from '@/lib/env'
import { type Description, type Order, Report } from './messages'

/** The delay before a server is restarted, which is doubled each time up to the maximum. */
const minDelayMs = 200
const maxDelayMs = 5_000
/** A run of at least this long resets the delay to the minimum. */
const stableAfterMs = 10_000
/** How long a server may take to stop, which is longer than it allows its connections. */
const maxStopMs = 20_000
/** How long a server may take to describe itself. */
const maxWaitMs = 5_000

/** A server cannot start. Its own message is in the output. */
export class ServerStartError extends Error {
  override name = 'ServerStartError'
}

export class ForkedServers {
  readonly #workers = new Map<number, Worker>()
  /** The numbers of servers that have been ready once. They are restarted whenever they end. */
  readonly #proven = new Set<number>()
  #isStopping = false
  #delay = minDelayMs
  #questions = 0

  constructor(
    private readonly count: number,
    private readonly onExit: (number: number, cause: string) => void,
  ) {}

  /**
   * Starts all servers, the first one before the others, so that it can create keys and files they rely on. Resolves to
   * their common address.
   */
  async start(): Promise<string> {
    const address = await this.#fork(1)
    const others = Array.from({ length: this.count - 1 }, (_, index) => this.#fork(index + 2))
    await Promise.all(others)
    return address
  }

  /** Resolves once the server is ready; rejects if it ends before it has ever been. */
  #fork(number: number): Promise<string> {
    const worker = cluster.fork({ PROCESS_NUMBER: String(number) })
    const started = performance.now()
    this.#workers.set(number, worker)
    return new Promise((resolve, reject) => {
      worker.on('message', (message) => {
        const { data } = Report.safeParse(message)
        if (data?.kind !== 'serving') return
        this.#proven.add(number)
        resolve(data.address)
      })
      worker.once('exit', (code, signal) => {
        this.#workers.delete(number)
        if (this.#proven.has(number)) this.#restart(number, signal ?? `code ${code}`, started)
        const fault = `Server ${number} of ${this.count} does not start: its own message stands above.`
        reject(code === 2 ? new SettingsError(fault) : new ServerStartError(fault))
      })
    })
  }

  #restart(number: number, cause: string, started: number): void {
    if (this.#isStopping) return
    this.onExit(number, cause)
    const isStable = performance.now() - started > stableAfterMs
    this.#delay = isStable ? minDelayMs : Math.min(this.#delay * 2, maxDelayMs)
    setTimeout(() => this.#isStopping || this.#fork(number).catch(() => {}), this.#delay)
  }

  /** Asks a server to describe itself; undefined if it does not respond in time. */
  async #describe(worker: Worker): Promise<Description | undefined> {
    this.#questions += 1
    const id = this.#questions
    return new Promise((resolve) => {
      const read = (message: unknown) => {
        const { data } = Report.safeParse(message)
        if (data?.kind === 'description' && data.id === id) finish(data)
      }
      const finish = (description?: Description) => {
        clearTimeout(late)
        worker.off('message', read)
        resolve(description)
      }
      const late = setTimeout(finish, maxWaitMs)
      worker.on('message', read)
      worker.send({ kind: 'describe', id } satisfies Order, (error) => error && finish())
    })
  }

  /** The combined metrics of all servers. */
  async metrics(): Promise<string> {
    const asked = [...this.#workers.values()].map((worker) => this.#describe(worker))
    const told = (await Promise.all(asked)).flatMap((one) => (one ? [one.metrics] : []))
    return AggregatorRegistry.aggregate(told).metrics()
  }

  /** Describes the fault of a server; undefined if it has none. */
  async faultOf(number: number): Promise<string | undefined> {
    const worker = this.#workers.get(number)
    const description = worker && (await this.#describe(worker))
    if (!description) return 'does not answer'
    const faults = Object.entries(description.parts).filter(([, outcome]) => outcome !== 'ok')
    return faults.map(([part, outcome]) => `${part} ${outcome}`).join(', ') || undefined
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all([...this.#workers.values()].map((worker) => this.#stopOne(worker)))
  }

  async #stopOne(worker: Worker): Promise<void> {
    if (worker.isDead()) return
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    // With a callback, a channel that closes at this moment is no unhandled error.
    if (worker.isConnected()) worker.send({ kind: 'stop' } satisfies Order, () => {})
    const late = setTimeout(() => worker.process.kill('SIGKILL'), maxStopMs)
    await ended
    clearTimeout(late)
  }
}
