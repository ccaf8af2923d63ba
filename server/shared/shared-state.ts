/**
 * The state that instances of one site share, in Redis or Valkey. Everything in it may be lost: while it does not
 * answer, each instance carries on alone, without waiting for it.
 */
import { Redis } from 'ioredis'
import { scripts } from './scripts'

export interface SharedStateOptions {
  /** `redis:` or `rediss:`. */
  url: string
  /** The public address of the site, which keeps sites that use the same Redis apart. */
  siteUrl: string
  /** Called with the reason when Redis stops answering, and with undefined when it answers. */
  onChange?: (fault: string | undefined) => void
  maxWaitMs?: number
  now?: () => number
}

/** How long one command may wait for a response. Commands after it do not wait at all. */
const maxWaitMs = 500
/** How long the handshake of a new connection may take. */
const handshakeTimeoutMs = 1_000
const connectTimeoutMs = 1_000
/** How long a dropped connection may take to close. */
const disconnectTimeoutMs = 100
/** How long to wait before Redis is used again: after a lost connection, and after a refused command. */
const maxRetryMs = 1_000
const refusedRestMs = 5_000

/**
 * The reason to report. Never the error itself, because client errors contain the command with its arguments, including
 * the password.
 */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  // The client's message for a connection that has just closed.
  if (message?.startsWith('Stream isn')) return 'the connection was closed'
  return code || message || 'unknown'
}

/** True if Redis responded that it cannot do what was asked, because it is full or read-only, for example. */
const isRefusal = (error: unknown): boolean => (error as Error).name === 'ReplyError'

/**
 * Rejects if there is no response in time. A response that arrived while this process was busy is read first, so that
 * it does not count as late.
 */
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
  /** The current fault; undefined while Redis answers, null before that is known. */
  #fault: string | undefined | null = null
  /**
   * True for a connection on which a response was overdue. It takes a moment to close, and is not used in the meantime.
   */
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
      // A command that is queued or sent again would count a request that was answered long ago.
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

  /** Resolves when Redis answers, or when the first attempt fails. Further attempts follow in the background. */
  async connect(): Promise<void> {
    await this.#redis.connect().catch((error: unknown) => this.#note(reasonOf(error)))
  }

  get isPresent(): boolean {
    return this.#redis.status === 'ready' && !this.#isLost && this.#now() >= this.#restUntil
  }

  /** Calls `onChange` once for each change, with the first reason of a fault. */
  #note(fault: string | undefined): void {
    if (fault === undefined ? this.#fault === undefined : typeof this.#fault === 'string') return
    this.#fault = fault
    this.options.onChange?.(fault)
  }

  /** Returns the response of Redis; undefined if it does not answer, or cannot do what was asked. */
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
      // The response is overdue. No further commands are sent until there is a new connection.
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
