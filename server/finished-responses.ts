/**
 * Responses that can be sent at once. They are found by the raw request, before it is parsed and routed. Every other
 * request is routed, and responses that the routes have sent from memory are added here.
 */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { keyField } from './api/callers'
import { requestIdHeader } from './logging/request-id'
import { type Encoded, getFields } from './representation'

export interface FinishedResponse {
  status: 200 | 404
  encoded: Encoded
  /** The route that sent it first, for the metrics. */
  route: string
  /** True for a response of the API, which only the portal's key may receive without being counted. */
  needsKey: boolean
  /** Milliseconds since the epoch. */
  freshUntil: number
}

/** Values that the server knows only once its routes are added. */
export interface FinishedOptions {
  /** The data that responses are built from. As soon as it is replaced, all of them are dropped. */
  source?: () => unknown
  portalKey?: string
  onSent?: (response: FinishedResponse) => void
}

type RequestIds = (request: IncomingMessage) => string

const maxBytes = 32 * 1024 * 1024
/** The estimated size of an entry without its body, which is usually also in the cache of responses or pages. */
const entryBytes = 1024
/** Requests with longer targets and headers are always routed. */
const maxKeyLength = 2000

/** A response depends on nothing else in a request that `isSimple` accepts. */
const getKey = (
  target: string,
  { accept, 'accept-encoding': encoding }: IncomingMessage['headers'],
) => `${target}\n${encoding ?? ''}\n${accept ?? ''}`

/** The target as the client sent it. Fastify replaces `url` by the normalized target. */
const getTarget = ({ url = '', originalUrl = url }: IncomingMessage & { originalUrl?: string }) =>
  originalUrl

/** True for a request without a condition, a body or a part of a page. */
const isSimple = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.host !== undefined &&
  headers['if-none-match'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.rsc === undefined

export class FinishedResponses {
  readonly #responses = new LRUCache<string, FinishedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ encoded }) => encoded.body.length + entryBytes,
  })
  #options: FinishedOptions = {}
  #portalKey: Buffer | undefined
  #source: unknown
  #isStopped = false

  constructor(private readonly requestId: RequestIds) {}

  configure(options: FinishedOptions): void {
    this.#options = options
    this.#portalKey = options.portalKey === undefined ? undefined : Buffer.from(options.portalKey)
  }

  /** Routes all further requests: the routes tell clients that the server is stopping. */
  stop(): void {
    this.#isStopped = true
    this.#responses.clear()
  }

  /** The data that responses are built from at the moment. */
  get source(): unknown {
    return this.#options.source?.()
  }

  /** Adds a response that was built from `source`, unless that has been replaced in the meantime. */
  add(request: IncomingMessage, response: FinishedResponse, source: unknown): void {
    const key = getKey(getTarget(request), request.headers)
    if (this.#isStopped || source !== this.source) return
    if (!isSimple(request) || key.length > maxKeyLength) return
    const { body, headers, fields = getFields(headers) } = response.encoded
    this.#current().set(key, { ...response, encoded: { body, headers, fields } })
  }

  /** Answers requests for finished responses, and passes all others on. */
  before(handler: RequestListener): RequestListener {
    return (request, response) => {
      if (!this.#send(request, response)) handler(request, response)
    }
  }

  #current(): LRUCache<string, FinishedResponse> {
    const { source } = this
    if (source !== this.#source) {
      this.#responses.clear()
      this.#source = source
    }
    return this.#responses
  }

  #isPortal(key: string | string[] | undefined): boolean {
    if (typeof key !== 'string' || !this.#portalKey) return false
    const sentKey = Buffer.from(key)
    return sentKey.length === this.#portalKey.length && timingSafeEqual(sentKey, this.#portalKey)
  }

  #send(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isSimple(request)) return false
    const { url = '', headers } = request
    const found = this.#current().get(getKey(url, headers))
    if (!found || found.freshUntil <= Date.now()) return false
    if (found.needsKey && !this.#isPortal(headers[keyField])) return false
    const { body, fields = [] } = found.encoded
    response.writeHead(found.status, [...fields, requestIdHeader, this.requestId(request)])
    response.end(body)
    this.#options.onSent?.(found)
    return true
  }
}
