/** The API: every endpoint of the contract under `/api/v1`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/errors'
import { cacheControl, commonHeaders, keyHeader, preflightHeaders } from '@/lib/contract/headers'
import { publicBase } from '@/lib/facts/public-base'
import type { KeyStore } from '@/lib/facts/store/keys'
import type { CurrentDownloads } from '../downloads/current-downloads'
import type { Issuer } from '../proof/issuer'
import {
  acceptedEncoding,
  type Encoding,
  etagOf,
  matchesTag,
  Representation,
  sendNotModified,
  sendNow,
  tagOf,
} from '../representation'
import type { Served, Snapshots } from '../snapshots'
import { type Answer, answer } from './answers'
import { type Call, parseCall } from './call'
import { callerFinder } from './callers'
import { changesAnswer } from './changes'
import { methodNotAllowed, sendError, unauthorized } from './errors'
import { apiVersion, type HealthOptions, health } from './health'
import { largeDocument } from './large-document'
import { ownDocuments } from './own-documents'
import type { RateLimiter } from './rate-limit'
import { jsonType, type ResponseHeaderOptions, ResponseHeaders } from './response-headers'
import { sendDownloads } from './send-downloads'
import { apiPrefix } from './target'

export interface ApiOptions extends HealthOptions, ResponseHeaderOptions {
  snapshots: Snapshots
  keys: KeyStore
  /** The portal's own key, to which no rate limit applies. */
  portalKey?: string
  /** The downloads of the data; omitted if none are generated. */
  downloads?: CurrentDownloads
  /** The signer of the site's records; omitted if they are not signed. */
  issuer?: Pick<Issuer, 'did'>
  limitRate: RateLimiter
}

/** Node.js gives header names in lower case. */
const keyField = keyHeader.toLowerCase()

async function sendHealth({ snapshots, shared }: ApiOptions, reply: FastifyReply) {
  const state = await health(snapshots, { shared })
  return reply
    .code(state.status === 'unhealthy' ? 503 : 200)
    .headers({ ...commonHeaders, 'cache-control': cacheControl.none, 'content-type': jsonType })
    .send(JSON.stringify(state))
}

/** Distinguishes a known path with the wrong method, which is a 405, from an unknown path, which is a 404. */
const pathPatterns = endpoints.map(
  ({ path }) => new RegExp(`^${apiPrefix}${path.replace('{id}', '[^/]+').replace(/^\/$/, '')}$`),
)
const isKnownPath = (url: string): boolean => {
  const path = url.split('?')[0] ?? ''
  return pathPatterns.some((pattern) => pattern.test(path))
}

export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { snapshots, keys, portalKey, siteUrl, issuer, limitRate } = options
  const { releases } = snapshots
  const findCaller = callerFinder(keys, portalKey)
  const ownDocument = ownDocuments(siteUrl, issuer?.did)
  const headers = new ResponseHeaders(options)

  const tagFor = (served: Served, { canonical, endpoint }: Call): string => {
    const own = ownDocument(endpoint.kind, served) ?? ''
    return tagOf(served.store.manifest.hash, siteUrl, apiVersion, canonical, own)
  }

  const make = async (served: Served, call: Call): Promise<Answer> => {
    const body = ownDocument(call.endpoint.kind, served)
    if (body !== undefined) return { body }
    const { kind } = call.endpoint
    return kind === 'changes'
      ? changesAnswer(served.store, releases, call.query)
      : answer(served, call)
  }

  /** The response for an older version is cached with those of the current store, since it depends on both. */
  const build = async (served: Served, asked: Served, call: Call): Promise<Representation> => {
    const { body, total } = await make(asked, call)
    const response = new Representation(
      Buffer.from(body.replaceAll(publicBase, siteUrl)),
      tagFor(served, call),
      headers.of(call, { served, asked, total }),
    )
    served.responses.set(call.canonical, response)
    return response
  }

  const encodedAnswer = async (served: Served, call: Call, encoding: Encoding | undefined) => {
    const { version } = call.query
    const asked =
      version === undefined ? served : { ...served, ...(await releases.at(served.store, version)) }
    const large = await largeDocument(asked.store, call.path, siteUrl)
    if (!large) return (await build(served, asked, call)).encode(encoding)
    return large.encoded(tagFor(served, call), headers.of(call, { served, asked }), encoding)
  }

  const respond = (endpoint: Endpoint) => (request: FastifyRequest, reply: FastifyReply) => {
    const caller = findCaller(request.headers[keyField])
    const allowed = endpoint.open || caller !== undefined
    const served = snapshots.current
    const call = parseCall(endpoint, request)
    const { 'if-none-match': ifNoneMatch, 'accept-encoding': accepts } = request.headers
    const encoding = acceptedEncoding(accepts)
    const isMomentary = endpoint.kind === 'health' || endpoint.kind === 'downloads'
    const understood = allowed && !(call instanceof ApiError) && !isMomentary
    const known = understood ? served.responses.get(call.canonical) : undefined
    // A client that already has the response gets a 304 without a query, and without being counted against its limit.
    // `*` matches any existing response, but only one in memory is known to exist without a query.
    if (understood && ifNoneMatch && (known || ifNoneMatch !== '*')) {
      const tag = known?.tag ?? tagFor(served, call)
      if (matchesTag(ifNoneMatch, tag)) {
        const etag = etagOf(tag, encoding)
        return sendNotModified(reply, {
          body: Buffer.alloc(0),
          headers: headers.ofNotModified(call, served, etag),
        })
      }
    }
    const ready = caller?.unlimited ? known?.encode(encoding) : undefined
    if (ready && !(ready instanceof Promise)) return sendNow(reply, ready)
    return (async () => {
      if (!caller?.unlimited) await limitRate(endpoint.limit, request, reply)
      if (!allowed) throw unauthorized()
      if (call instanceof ApiError) throw call
      if (endpoint.kind === 'health') return sendHealth(options, reply)
      if (endpoint.kind === 'downloads')
        return sendDownloads(served, call.query, request, reply, options)
      const encoded = await (known?.encode(encoding) ?? encodedAnswer(served, call, encoding))
      return reply.headers(encoded.headers).send(encoded.body)
    })()
  }

  for (const endpoint of endpoints) {
    const url = endpoint.path.replace('{id}', ':id')
    app.get(url, { config: { endpoint } }, respond(endpoint))
  }
  // The pages have a route for every path; without this one it would also match below the API's prefix.
  app.get('/*', (_request, reply) => reply.callNotFound())
  for (const url of ['/', '/*']) {
    app.options(url, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...commonHeaders, ...preflightHeaders })
        .send(),
    )
  }
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(async (request, reply) => {
    const caller = findCaller(request.headers[keyField])
    if (!caller?.unlimited) await limitRate('general', request, reply)
    if (isKnownPath(request.url)) throw methodNotAllowed(request.method)
    throw new ApiError('not_found', `There is no ${request.originalUrl.slice(0, 200)} in this API.`)
  })
}
