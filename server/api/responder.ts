/**
 * Responds to requests of the endpoints: finished responses are sent at once, all others after the limits have been
 * checked.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/errors'
import { cacheControl, commonHeaders } from '@/lib/contract/headers'
import {
  acceptedEncoding,
  type Encoded,
  type Encoding,
  findEtag,
  makeEtag,
  type Representation,
  sendNotModified,
  sendNow,
  sendRepresentation,
} from '../representation'
import type { Served } from '../served'
import { type Call, parseCall } from './call'
import { type Caller, type FindCaller, getKey } from './callers'
import { encodeError, sendApiError } from './errors'
import { getHealth, type HealthOptions } from './health'
import type { RateLimiter } from './rate-limit'
import { jsonType } from './response-headers'
import { Responses, type ResponsesOptions } from './responses'

export interface RespondOptions extends ResponsesOptions, HealthOptions {
  limitRate: RateLimiter
}

/** A request as it was understood. */
interface ParsedRequest {
  endpoint: Endpoint
  caller: Caller | undefined
  /** The error if the request has no valid key or an invalid parameter. */
  call: Call | ApiError
  served: Served
  encoding: Encoding | undefined
}

/**
 * The state of the server and of the downloads, which may change at any moment and is never cached.
 */
const isVolatile = ({ kind }: Endpoint): boolean => kind === 'health' || kind === 'downloads'

/** Lets further requests like this one be answered before they are routed. */
function addFinished(
  request: FastifyRequest,
  served: Served,
  { status, encoded }: { status: 200 | 404; encoded: Encoded },
): void {
  const route = request.routeOptions.url ?? 'none'
  const finished = { status, encoded, route, needsKey: true, freshUntil: Infinity }
  request.server.finished.add(request.raw, finished, served)
}

function sendHealth({ snapshots, shared, keys }: RespondOptions, reply: FastifyReply) {
  const state = getHealth(snapshots, { shared, keys })
  return reply
    .code(state.status === 'unhealthy' ? 503 : 200)
    .headers({ ...commonHeaders, 'cache-control': cacheControl.none, 'content-type': jsonType })
    .send(JSON.stringify(state))
}

export class Responder {
  readonly #responses: Responses

  constructor(
    private readonly options: RespondOptions,
    private readonly findCaller: FindCaller,
  ) {
    this.#responses = new Responses(options)
  }

  getHandler(endpoint: Endpoint) {
    return (request: FastifyRequest, reply: FastifyReply) => {
      const parsed = this.#parse(endpoint, request)
      const { call, caller, served, encoding } = parsed
      if (call instanceof ApiError || isVolatile(endpoint)) {
        return this.#respondLater(parsed, request, reply)
      }
      const cached = served.responses.get(call.canonical)
      const etag = this.#matchingEtag(request, parsed, call, cached)
      if (etag !== undefined) {
        const headers = this.#responses.headers.ofNotModified(call, served, etag)
        return sendNotModified(reply, { body: Buffer.alloc(0), headers })
      }
      const ready = caller?.unlimited ? cached?.encode(encoding) : undefined
      if (!ready || ready instanceof Promise) {
        return this.#respondLater(parsed, request, reply, cached)
      }
      addFinished(request, served, { status: 200, encoded: ready })
      return sendNow(reply, ready)
    }
  }

  #parse(endpoint: Endpoint, request: FastifyRequest): ParsedRequest {
    const found = this.findCaller(getKey(request))
    const isRefused = found instanceof ApiError
    return {
      endpoint,
      caller: isRefused ? undefined : found,
      call: isRefused && !endpoint.isPublic ? found : parseCall(endpoint, request),
      served: this.options.snapshots.current,
      encoding: acceptedEncoding(request.headers['accept-encoding']),
    }
  }

  /**
   * The entity tag of the client's copy if it is still valid. The client then gets a 304 without a query, and the request
   * does not count towards its limit. `*` matches any existing response, but only a response in memory is known to exist
   * without a query.
   */
  #matchingEtag(
    { headers: { 'if-none-match': ifNoneMatch } }: FastifyRequest,
    { served, encoding }: ParsedRequest,
    call: Call,
    cached: Representation | undefined,
  ): string | undefined {
    if (!ifNoneMatch) return undefined
    if (ifNoneMatch.trim() === '*') return cached && makeEtag(cached.tag, encoding)
    return findEtag(ifNoneMatch, cached?.tag ?? this.#responses.tagFor(served, call))
  }

  async #respondLater(
    parsed: ParsedRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    cached?: Representation,
  ) {
    const { endpoint, caller, call, served, encoding } = parsed
    const { options } = this
    if (!caller?.unlimited) await options.limitRate(endpoint.limit, request, reply)
    if (call instanceof ApiError) return sendApiError(call, reply)
    if (endpoint.kind === 'health') return sendHealth(options, reply)
    if (endpoint.kind === 'downloads') {
      const description = this.#responses.makeDownloads(served, call)
      return sendRepresentation(request, reply, description, encoding)
    }
    const response = cached ?? (await this.#make(served, call))
    if (response instanceof ApiError) {
      if (caller?.unlimited) {
        addFinished(request, served, { status: 404, encoded: encodeError(response) })
      }
      return sendApiError(response, reply)
    }
    return sendNow(reply, await response.encode(encoding))
  }

  /** The response, or the 404 if its subject does not exist. */
  async #make(served: Served, call: Call): Promise<Representation | ApiError> {
    try {
      return await this.#responses.make(served, call)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return error
      throw error
    }
  }
}
