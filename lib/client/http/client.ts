/**
 * An HTTP client for an API that implements the contract. It limits the rate of requests, shares identical requests
 * that are in flight, retries failures, and sends nothing while its circuit breaker is open.
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
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { RateClass } from '@/lib/contract/headers'
import { inFlight } from '@/lib/promises/cached-promise'
import type { Rate } from '@/lib/text/rate'
import { exchange, type JsonDocument, type Outcome } from './exchange'
import { RateLimiter } from './rate-limiter'

const maxRetryAfterMs = 2_000

/** Carries an unsuccessful outcome through the policies of cockatiel, which react to thrown errors. */
class Failure extends Error {
  override name = 'Failure'

  constructor(
    readonly outcome: (Outcome & { reason: string }) | { kind: 'expired'; reason: string },
  ) {
    super(outcome.reason)
  }
}

/** True if the circuit breaker counts the error. An API that answers every request with 429 counts as down too. */
const countsAsDown = (error: Error): boolean =>
  error instanceof Failure && ['failed', 'busy'].includes(error.outcome.kind)

/** True if a retry may help. A request that timed out is not retried, because a visitor is waiting for it. */
function isRetryable(error: Error): boolean {
  if (!(error instanceof Failure)) return false
  const { outcome } = error
  if (outcome.kind === 'failed') return !outcome.timedOut
  return outcome.kind === 'busy' && (outcome.retryAfterMs ?? 0) <= maxRetryAfterMs
}

/**
 * The classes with a limit of their own here. Health checks count as general, in case the other server does the same.
 */
type LimiterClass = Exclude<RateClass, 'health'>

const getRateClass = (path: string): LimiterClass => {
  if (path.startsWith('/graph/')) return 'graph'
  return /^\/search(\?|$)/.test(path) ? 'search' : 'general'
}

export type Reply =
  | ({ kind: 'document' } & JsonDocument)
  | { kind: 'not_modified' }
  | { kind: 'not_found'; isJson: boolean }
  | {
      kind: 'unavailable'
      reason: string
      /** True if the API rejected the request, for example because of a wrong key, so that a retry is useless. */
      refused: boolean
    }

/** A request that was sent, or that was given up because the rate limit would have delayed it too long. */
export interface Attempt {
  limit: LimiterClass
  outcome: Outcome['kind'] | 'too_late'
  /** How long it waited for the rate limit. */
  waitedMs: number
}

export interface ClientOptions {
  baseUrl: string
  key?: string
  /** Undefined if the API has no rate limits. */
  rates?: Record<LimiterClass, Rate>
  /** Called when the circuit breaker opens, and when it closes again. */
  onState?: (state: 'down' | 'up') => void
  onAttempt?: (attempt: Attempt) => void
  /** The clock behind the rate limits. */
  clock?: Clock
  /** A longer response is aborted, so that it cannot exhaust memory. */
  maxBytes?: number
  /** How long the response of each class may take, in milliseconds. */
  timeouts?: Record<LimiterClass, number>
  exchange?: typeof exchange
}

interface SentOptions {
  etag?: string
  /** True for an addition to the contract that the API may lack. */
  isOptional?: boolean
  /** For requests of a series, which wait for each other: the share of a burst that they may use. */
  burstShare?: number
}

interface GetOptions extends SentOptions {
  maxWaitMs: number
}

export interface Clock {
  /** In milliseconds. */
  now: () => number
  sleep: (milliseconds: number) => Promise<unknown>
}

const systemClock: Clock = { now: () => performance.now(), sleep }

const unlimited: Rate = { count: 1e9, window: 1000 }

const concurrency = { general: 6, search: 2, graph: 2 }
/** How long a response may take, normally and while the circuit breaker is half open. */
const timeoutsMs = { general: 5_000, search: 5_000, graph: 10_000 }
const probeTimeoutMs = 3_000
/** A path whose answer was too long is not requested again for this time: each attempt would read up to the limit. */
const tooLongMs = 30_000
const maxTooLongPaths = 1_000
/** The circuit breaker opens after this many consecutive failures, and becomes half open after this time. */
const maxConsecutiveFailures = 5
const halfOpenAfterMs = 1_500

export class Client {
  readonly #lanes: Record<LimiterClass, { limiter: RateLimiter; queue: PQueue }>
  /** At most two requests of a series run at once, so that a visitor's request hardly ever waits for them. */
  readonly #series: PQueue
  readonly #inFlight = new Map<string, Promise<Reply>>()
  /** Paths whose answers were too long, and when they may be requested again. */
  readonly #tooLong = new LRUCache<string, number>({ max: maxTooLongPaths })
  readonly #breaker: CircuitBreakerPolicy
  readonly #policy
  /** Why the last request that counts as down failed. */
  #lastFault = ''
  readonly #clock: Clock
  readonly #exchange: typeof exchange

  constructor(private readonly options: ClientOptions) {
    const { rates, onState, clock = systemClock } = options
    this.#clock = clock
    this.#exchange = options.exchange ?? exchange
    const makeLane = (name: LimiterClass) => ({
      limiter: new RateLimiter(rates?.[name] ?? unlimited, clock.now),
      queue: new PQueue({ concurrency: concurrency[name] }),
    })
    this.#lanes = {
      general: makeLane('general'),
      search: makeLane('search'),
      graph: makeLane('graph'),
    }
    this.#series = new PQueue({ concurrency: rates ? 2 : concurrency.general })
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
   * Requests a path below the base URL. The request waits at most `maxWaitMs` for the rate limit. If the ETag of a copy
   * is given and the copy is still valid, the reply is `not_modified`.
   * @example const reply = await client.get('/projects/118', { maxWaitMs: 10_000, etag: copy?.etag })
   */
  get(path: string, { maxWaitMs, ...request }: GetOptions): Promise<Reply> {
    // Only the client that sent an ETag can use a 304, so requests are shared only if their ETags are equal.
    return inFlight(this.#inFlight, JSON.stringify([path, request.etag]), () =>
      this.#request(path, this.#clock.now() + maxWaitMs, request),
    )
  }

  async #request(path: string, deadline: number, request: SentOptions): Promise<Reply> {
    const unavailable = (reason: string, refused = false): Reply => ({
      kind: 'unavailable',
      reason: `GET ${path}: ${reason}`,
      refused,
    })
    // While the breaker is half open, another request is testing whether the API is available again.
    const down = () => unavailable(`the API is down (${this.#lastFault})`)
    if (this.#breaker.state === CircuitState.HalfOpen) return down()
    if (this.#clock.now() < (this.#tooLong.get(path) ?? 0)) {
      return unavailable('the response is too long')
    }
    try {
      return await this.#policy.execute(() => this.#attempt(path, deadline, request))
    } catch (error) {
      if (error instanceof BrokenCircuitError) return down()
      if (!(error instanceof Failure)) return unavailable(String(error))
      return unavailable(error.message, error.outcome.kind === 'refused')
    }
  }

  /** Makes one attempt. Throws a `Failure` if it is unsuccessful. */
  #attempt(path: string, deadline: number, request: SentOptions): Promise<Reply> {
    const { etag, isOptional, burstShare } = request
    const rateClass = getRateClass(path)
    const { limiter, queue } = this.#lanes[rateClass]
    const expired = new Failure({
      kind: 'expired',
      reason: 'the rate limit requires a longer wait',
    })
    const isOfSeries = burstShare !== undefined && rateClass === 'general'
    return (isOfSeries ? this.#series : queue).add(
      async (): Promise<Reply> => {
        const remaining = deadline - this.#clock.now()
        const wait = remaining > 0 ? limiter.reserve(remaining, burstShare) : undefined
        const { baseUrl, key, onAttempt, maxBytes, timeouts = timeoutsMs } = this.options
        if (wait === undefined) {
          onAttempt?.({ limit: rateClass, outcome: 'too_late', waitedMs: 0 })
          throw expired
        }
        if (wait > 0) await this.#clock.sleep(wait)
        // The request that an open breaker lets through starts before the state changes to half open.
        const probing = this.#breaker.state !== CircuitState.Closed
        const timeout = probing ? probeTimeoutMs : timeouts[rateClass]
        const sent = { baseUrl, path, key, etag, isOptional, timeout, maxBytes }
        const outcome = await this.#exchange(sent)
        onAttempt?.({ limit: rateClass, outcome: outcome.kind, waitedMs: wait })
        if (outcome.kind === 'too_long') this.#tooLong.set(path, this.#clock.now() + tooLongMs)
        if (outcome.kind === 'busy') limiter.pause(outcome.retryAfterMs ?? 1000)
        if (!('reason' in outcome)) return outcome
        const failure = new Failure(outcome)
        if (countsAsDown(failure)) this.#lastFault = outcome.reason
        throw failure
      },
      { throwOnTimeout: true },
    )
  }
}
