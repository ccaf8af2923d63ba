/**
 * What instances of one site share, in Redis or Valkey. Everything in it may be lost: while it does not answer, each
 * instance carries on alone, and nobody waits for it.
 */
import { Redis } from 'ioredis'
import { scripts } from './scripts'

export interface SharedStateOptions {
  /** `redis:` or `rediss:`. */
  url: string
  /** The public address of the site: sites that use one Redis have nothing in common. */
  siteUrl: string
  /** It answers, or does not any more, and why. */
  onChange?: (fault: string | undefined) => void
  maxWaitMs?: number
  now?: () => number
}

/** How long one request may wait for an answer. Those that come after it do not wait any more. */
const maxWaitMs = 500
/** How long a new connection may take to greet. */
const handshakeTimeoutMs = 1_000
const connectTimeoutMs = 1_000
/** How long a connection that is dropped may take to end. */
const disconnectTimeoutMs = 100
/** How long to wait before it is asked again: after a lost connection, and after a command that was refused. */
const maxRetryMs = 1_000
const refusedRestMs = 5_000

/** Never the error itself: those of a client name the command with its arguments, the password among them. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  // The words of a client for a connection that has just ended.
  if (message?.startsWith('Stream isn')) return 'the connection was closed'
  return code || message || 'unknown'
}

/** An answer of Redis that it cannot do what was asked: it is full, or must not be written. */
const isRefusal = (error: unknown): boolean => (error as Error).name === 'ReplyError'

/** What has arrived while this process was busy with something else is read before it counts as late. */
function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))),
      ms,
    )
    answer.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

export class SharedState {
  readonly #redis: Redis
  /** Undefined while it answers; null before that is known. */
  #fault: string | undefined | null = null
  /** A connection on which nothing came in time takes a moment to end, and is not used meanwhile. */
  #isLost = false
  #restUntil = 0
  readonly #now: () => number
  readonly #maxWaitMs: number

  constructor(private readonly options: SharedStateOptions) {
    this.#now = options.now ?? Date.now
    this.#maxWaitMs = options.maxWaitMs ?? maxWaitMs
    this.#redis = new Redis(options.url, {
      scripts,
      keyPrefix: `did-atlas:${options.siteUrl}:`,
      lazyConnect: true,
      connectTimeout: connectTimeoutMs,
      commandTimeout: Math.max(handshakeTimeoutMs, 2 * this.#maxWaitMs),
      // A command that waits for a connection, or is sent again, would count a request that was answered long ago.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      disconnectTimeout: disconnectTimeoutMs,
      retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, maxRetryMs),
    })
    this.#redis.on('ready', () => {
      this.#isLost = false
      this.#note(undefined)
    })
    this.#redis.on('error', (error) => this.#note(reasonOf(error)))
    this.#redis.on('close', () => this.#note('the connection was closed'))
  }

  /** Resolves when it answers, or cannot be reached: it is then tried again and again. */
  async connect(): Promise<void> {
    await this.#redis.connect().catch((error: unknown) => this.#note(reasonOf(error)))
  }

  get isPresent(): boolean {
    return this.#redis.status === 'ready' && !this.#isLost && this.#now() >= this.#restUntil
  }

  /** One call for each change, with the first reason of a fault. */
  #note(fault: string | undefined): void {
    if (fault === undefined ? this.#fault === undefined : typeof this.#fault === 'string') return
    this.#fault = fault
    this.options.onChange?.(fault)
  }

  /** What Redis answers; undefined if it does not, or cannot do what it is asked. */
  async ask<T>(question: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (!this.isPresent) return undefined
    try {
      const answer = await inTime(question(this.#redis), this.#maxWaitMs)
      this.#note(undefined)
      return answer
    } catch (error) {
      this.#fail(error)
      return undefined
    }
  }

  #fail(error: unknown): void {
    this.#note(reasonOf(error))
    if (isRefusal(error)) this.#restUntil = this.#now() + refusedRestMs
    else if (this.#redis.status === 'ready' && !this.#isLost) {
      // No answer in time. Until there is a new connection nothing is asked.
      this.#isLost = true
      this.#redis.disconnect(true)
    }
  }

  close(): void {
    this.#redis.removeAllListeners()
    this.#redis.on('error', () => {})
    this.#redis.disconnect()
  }
}
