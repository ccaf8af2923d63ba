/**
 * The Redis or Valkey in which the servers of a site count together. It may be lost at any moment: while it does not
 * answer, each server counts separately.
 */
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import type { Settings } from '@/lib/env'

export interface SharedRedisOptions {
  url: string
  /** The public address of the site, which keeps sites that use the same Redis apart. */
  siteUrl: string
  /** Called with the reason when Redis stops answering, and with undefined when it answers. */
  onChange?: (fault: string | undefined) => void
  /** How long a request may wait for Redis. */
  maxWaitMs?: number
}

const defaultMaxWaitMs = 500
const connectTimeoutMs = 1_000
/** How long a dropped connection may take to close. */
const disconnectTimeoutMs = 100
/** How long to wait before Redis is used again: after a lost connection at most, and after a refused command. */
const maxRetryMs = 1_000
const refusedRestMs = 5_000

/**
 * The reason to report. Never the error itself, because errors of the client contain the command with its arguments,
 * including the password.
 */
function getReason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return code || message || 'unknown'
}

export class SharedRedis {
  readonly client: Redis
  /** The current fault; undefined while Redis answers, null before that is known. */
  #fault: string | undefined | null = null
  #restUntil = 0

  constructor(private readonly options: SharedRedisOptions) {
    const { url, siteUrl, maxWaitMs = defaultMaxWaitMs } = options
    this.client = new Redis(url, {
      keyPrefix: `did-atlas:${siteUrl}:`,
      lazyConnect: true,
      connectTimeout: connectTimeoutMs,
      // A connection on which nothing arrives within this time is closed, and no request waits for its successor.
      socketTimeout: maxWaitMs,
      commandTimeout: maxWaitMs,
      // A command that is queued or sent again would count a request that was answered long ago.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      disconnectTimeout: disconnectTimeoutMs,
      retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, maxRetryMs),
    })
    this.client.on('ready', () => this.#note(undefined))
    this.client.on('error', (error) => this.#note(getReason(error)))
    this.client.on('close', () => this.#note('the connection was closed'))
  }

  /** Resolves when Redis answers, or when the first attempt fails. Further attempts follow in the background. */
  async connect(): Promise<void> {
    await this.client.connect().catch((error: unknown) => this.#note(getReason(error)))
  }

  get isPresent(): boolean {
    return this.client.status === 'ready' && Date.now() >= this.#restUntil
  }

  /** Reports each change once, with the first reason of a fault. */
  #note(fault: string | undefined): void {
    if (fault === undefined ? this.#fault === undefined : typeof this.#fault === 'string') return
    this.#fault = fault
    this.options.onChange?.(fault)
  }

  /** Returns the answer of Redis; undefined if Redis does not answer, or refuses, for example because it is full. */
  async attempt<Result>(command: () => Promise<Result>): Promise<Result | undefined> {
    if (!this.isPresent) return undefined
    try {
      const result = await command()
      this.#note(undefined)
      return result
    } catch (error) {
      this.#note(getReason(error))
      if ((error as Error).name === 'ReplyError') this.#restUntil = Date.now() + refusedRestMs
      return undefined
    }
  }

  close(): void {
    this.client.removeAllListeners()
    this.client.on('error', () => {})
    this.client.disconnect()
  }
}

/** Creates the connection as configured; undefined without `REDIS_URL`. */
export function connectSharedRedis(
  { REDIS_URL: url, SITE_URL: siteUrl }: Settings,
  log: FastifyBaseLogger,
): SharedRedis | undefined {
  if (url === undefined) return undefined
  const onChange = (fault: string | undefined) => {
    if (fault === undefined) log.info('Redis is available; rate limits are shared by all servers')
    else log.warn({ fault }, 'Redis does not respond; this server counts rate limits by itself')
  }
  return new SharedRedis({ url, siteUrl, onChange })
}
