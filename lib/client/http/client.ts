/**
 * A polite client of an API of the contract: within its limits, the same request once at a time, again if that is safe
 * and helps, and not at all for a moment while the API is down.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import PQueue from 'p-queue'
import type { RateClass } from '@/lib/contract/headers'
import type { Rate } from '@/lib/text/rate'
import { Budget } from './budget'
import { type Document, exchange, type Outcome } from './exchange'

export type Reply =
  | ({ kind: 'document' } & Document)
  | { kind: 'not_modified' }
  | { kind: 'not_found' }
  | {
      kind: 'unavailable'
      reason: string
      /** True if the API understood and will not answer, a wrong key for example. */
      refused: boolean
    }

/** The contract has three limits. Whether a server counts its health apart is its own affair. */
type BudgetClass = Exclude<RateClass, 'health'>

export interface ClientOptions {
  baseUrl: string
  key?: string
  /** Left out if the API sets no limits. */
  rates?: Record<BudgetClass, Rate>
  /** Told when the API is given up for a moment, and when it is back. */
  onState?: (state: 'down' | 'up') => void
  /** The time by which it keeps its budget. */
  clock?: Clock
  /** What makes its requests. */
  exchange?: typeof exchange
}

export interface Clock {
  /** Milliseconds. */
  now: () => number
  sleep: (milliseconds: number) => Promise<unknown>
}

const systemClock: Clock = { now: () => performance.now(), sleep }

const unlimited: Rate = { count: 1e9, window: 1000 }

/** Requests under way at once, by class of limit. */
const concurrency = { general: 6, search: 2, graph: 2 }
/** How long an answer may take, in milliseconds: if all is well, and if a first request looks whether it is. */
const timeouts = { general: 5_000, search: 5_000, graph: 10_000 }
const probeTimeout = 3_000
/** After so many failures without a success between them no request is made, for so long in milliseconds. */
const maxConsecutiveFailures = 5
const halfOpenAfterMs = 1_500
const maxRetryAfterMs = 2_000

/** An outcome without a document, on its way through the policies. */
class Failure extends Error {
  override name = 'Failure'

  constructor(readonly outcome: (Outcome & { reason: string }) | { kind: 'late'; reason: string }) {
    super(outcome.reason)
  }
}

/** An API that asks for a pause again and again is as good as down. */
const countsAsDown = (error: Error): boolean =>
  error instanceof Failure && ['failed', 'busy'].includes(error.outcome.kind)

/** A request that was slow is not made again: it would be slow again, and somebody waits. */
function isRetryable(error: Error): boolean {
  if (!(error instanceof Failure)) return false
  const { outcome } = error
  if (outcome.kind === 'failed') return !outcome.timedOut
  return outcome.kind === 'busy' && (outcome.retryAfterMs ?? 0) <= maxRetryAfterMs
}

const classOf = (path: string): BudgetClass => {
  if (path.startsWith('/graph/')) return 'graph'
  return /^\/search(\?|$)/.test(path) ? 'search' : 'general'
}

export class Client {
  readonly #budgets: Record<BudgetClass, Budget>
  readonly #queues = {
    general: new PQueue({ concurrency: concurrency.general }),
    search: new PQueue({ concurrency: concurrency.search }),
    graph: new PQueue({ concurrency: concurrency.graph }),
  }
  readonly #inFlight = new Map<string, Promise<Reply>>()
  readonly #breaker: CircuitBreakerPolicy
  readonly #policy
  readonly #clock: Clock
  readonly #exchange: typeof exchange

  constructor(private readonly options: ClientOptions) {
    const { rates, onState, clock = systemClock } = options
    this.#clock = clock
    this.#exchange = options.exchange ?? exchange
    this.#budgets = {
      general: new Budget(rates?.general ?? unlimited, clock.now),
      search: new Budget(rates?.search ?? unlimited, clock.now),
      graph: new Budget(rates?.graph ?? unlimited, clock.now),
    }
    this.#breaker = circuitBreaker(handleWhen(countsAsDown), {
      halfOpenAfter: halfOpenAfterMs,
      breaker: new ConsecutiveBreaker(maxConsecutiveFailures),
    })
    const backoff = new ExponentialBackoff({ initialDelay: 150, maxDelay: 1_500 })
    this.#policy = wrap(retry(handleWhen(isRetryable), { maxAttempts: 2, backoff }), this.#breaker)
    let down = false
    this.#breaker.onStateChange((state) => {
      if (state === CircuitState.HalfOpen || down === (state === CircuitState.Open)) return
      down = !down
      onState?.(down ? 'down' : 'up')
    })
  }

  /**
   * Requests a path below the base URL, and waits for its turn no longer than `maxWaitMs`. With the tag of a copy the
   * reply may be that the copy still holds.
   * @example const reply = await client.get('/projects/118', { maxWaitMs: 10_000, etag: copy?.etag })
   */
  get(path: string, { maxWaitMs, etag }: { maxWaitMs: number; etag?: string }): Promise<Reply> {
    const inFlight = this.#inFlight.get(path)
    if (inFlight) return inFlight
    const started = this.#request(path, this.#clock.now() + maxWaitMs, etag).finally(() =>
      this.#inFlight.delete(path),
    )
    this.#inFlight.set(path, started)
    return started
  }

  async #request(path: string, deadline: number, etag?: string): Promise<Reply> {
    const unavailable = (reason: string, refused = false): Reply => ({
      kind: 'unavailable',
      reason: `GET ${path}: ${reason}`,
      refused,
    })
    // Another request is looking whether the API is back.
    if (this.#breaker.state === CircuitState.HalfOpen) return unavailable('the API is down')
    try {
      return await this.#policy.execute(() => this.#attempt(path, deadline, etag))
    } catch (error) {
      if (error instanceof BrokenCircuitError) return unavailable('the API is down')
      if (!(error instanceof Failure)) return unavailable(String(error))
      return unavailable(error.message, error.outcome.kind === 'refused')
    }
  }

  /** Throws a `Failure` if nothing came of it. */
  #attempt(path: string, deadline: number, etag?: string): Promise<Reply> {
    const limit = classOf(path)
    const budget = this.#budgets[limit]
    const late = new Failure({ kind: 'late', reason: 'the budget of requests is spent' })
    return this.#queues[limit].add(
      async (): Promise<Reply> => {
        const left = deadline - this.#clock.now()
        const wait = left > 0 ? budget.reserve(left) : undefined
        if (wait === undefined) throw late
        if (wait > 0) await this.#clock.sleep(wait)
        const { baseUrl, key } = this.options
        // A request that an open breaker lets through begins before the state says half-open.
        const probing = this.#breaker.state !== CircuitState.Closed
        const timeout = probing ? probeTimeout : timeouts[limit]
        const outcome = await this.#exchange({ baseUrl, path, key, etag, timeout })
        if (outcome.kind === 'busy') budget.close(outcome.retryAfterMs ?? 1000)
        if ('reason' in outcome) throw new Failure(outcome)
        return outcome
      },
      { throwOnTimeout: true },
    )
  }
}
