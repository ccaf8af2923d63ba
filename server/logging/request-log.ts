/** Logs requests. Queries are never logged, and addresses of visitors only if that is configured. */

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Rate } from '@/lib/text/rate'

/**
 * Admits a limited number of lines per time window and counts the rest, so that a flood of them cannot fill the disk.
 */
export class LineLimit {
  #windowStart = Number.NEGATIVE_INFINITY
  #written = 0
  #omitted = 0

  constructor(private readonly rate: Rate) {}

  /** Returns the number of lines omitted before this line; undefined if this line must be omitted too. */
  admit(): number | undefined {
    const now = performance.now()
    if (now - this.#windowStart >= this.rate.window) {
      this.#windowStart = now
      this.#written = 0
    }
    if (this.#written >= this.rate.count) {
      this.#omitted += 1
      return undefined
    }
    this.#written += 1
    const omitted = this.#omitted
    this.#omitted = 0
    return omitted
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    requestLog: RequestLog
  }
}

export interface RequestLogOptions {
  /** The maximum rate of logged requests. Omitted: none are logged. */
  accessLog?: Rate
  logAddresses?: boolean
}

/** Failures with a common cause come in floods. Each kind of failure, by its message, is limited separately. */
const maxFailures: Rate = { count: 10, window: 10_000 }
const maxPathLength = 200

/** The path without the query, which contains the search of a visitor. */
export const getPath = (target: string): string =>
  (target.split('?', 1)[0] ?? '').slice(0, maxPathLength)

export class RequestLog {
  readonly #failures = new Map<string, LineLimit>()

  constructor(
    private readonly log: FastifyBaseLogger,
    private readonly options: RequestLogOptions = {},
  ) {}

  #getFields(request: FastifyRequest | undefined, omitted: number) {
    return {
      ...(request && { reqId: request.id }),
      ...(request && this.options.logAddresses && { address: request.ip }),
      ...(omitted > 0 && { omitted }),
    }
  }

  /**
   * Logs a failure in handling a request. The request is omitted if it is unknown. A warning may have a cause outside
   * the server, such as the API that the portal reads.
   */
  failed(
    request: FastifyRequest | undefined,
    fault: object,
    message: string,
    level: 'error' | 'warn' = 'error',
  ): void {
    const limit = this.#failures.get(message) ?? new LineLimit(maxFailures)
    this.#failures.set(message, limit)
    const omitted = limit.admit()
    if (omitted === undefined) return
    this.log[level]({ ...this.#getFields(request, omitted), ...fault }, message)
  }

  #answered(limit: LineLimit, request: FastifyRequest, reply: FastifyReply): void {
    const omitted = limit.admit()
    if (omitted === undefined) return
    const fields = {
      ...this.#getFields(request, omitted),
      method: request.method,
      path: getPath(request.originalUrl),
      status: reply.raw.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    }
    this.log.info(fields, 'request')
  }

  /** Logs the server's requests once they have been answered, if configured. */
  observe(app: FastifyInstance): void {
    const { accessLog } = this.options
    if (!accessLog) return
    const limit = new LineLimit(accessLog)
    app.addHook('onResponse', (request, reply, done) => {
      this.#answered(limit, request, reply)
      done()
    })
  }
}
