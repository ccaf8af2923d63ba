/**
 * Creates an API key for a visitor who submits the form of `/developers/key`, or for a program that prefers JSON. Nothing
 * about either is stored.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { type ErrorBody, errorStatus } from '@/lib/contract/errors'
import { KeyError } from '@/lib/store/key-table'
import type { ApiKeys } from '@/lib/store/keys'
import { counted } from '@/lib/text/counted'
import { apiPrefix } from '../api/target'
import { pageHeaders } from '../pages/headers'
import { sendPlainDocument } from '../pages/plain-document'
import { isSameOrigin } from '../same-origin'
import { toNetwork } from '../shared/client-network'
import { type Rate, rateCounter } from '../shared/rate-counter'
import type { SharedRedis } from '../shared/shared-redis'
import { keyBody, keyDocument, keyScript, refusalBody } from './documents'

export interface KeyOptions {
  siteUrl: string
  /** Omitted if visitors cannot create keys on this site. */
  keys?: Pick<ApiKeys, 'createSelfService' | 'writeFault'>
  shared?: SharedRedis
}

const dayMs = 24 * 60 * 60 * 1000
const clientRate: Rate = { max: 5, timeWindow: dayMs }
/**
 * The maximum number of keys that the clients of one network may create in a day. Over the 90 days that a key lasts,
 * this adds up to less than half of the maximum number of visitors' keys, so that no network takes all of them.
 */
const networkRate: Rate = { max: 50, timeWindow: dayMs, countedAs: toNetwork }

/** How long to wait if keys cannot be stored, which only the operator can change. */
const retryAfterSeconds = 60

const prefersJson = (request: FastifyRequest): boolean =>
  new Negotiator(request).mediaType(['text/html', 'application/json']) === 'application/json'

const sendJson = (reply: FastifyReply, status: number, document: object) =>
  reply
    .code(status)
    .headers({ ...pageHeaders, 'cache-control': 'no-store' })
    .send(document)

/** The codes of errors are those of the API, which itself never responds with 403. */
const refusalStatus = { ...errorStatus, forbidden: 403 } as const

function refuse(reply: FastifyReply, code: keyof typeof refusalStatus, message: string) {
  const status = refusalStatus[code]
  const body: ErrorBody = { error: { code, message } }
  return prefersJson(reply.request)
    ? sendJson(reply, status, body)
    : sendPlainDocument(reply, { status, title: 'API key', body: refusalBody(message) })
}

function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if ((error.statusCode ?? 500) < 500) {
    const remedy = 'Send it without a body, or use the form at /developers/key.'
    return refuse(reply, 'invalid_parameter', `The request could not be read. ${remedy}`)
  }
  // A `KeyError` has been reported by the keys, once for all requests.
  if (!(error instanceof KeyError)) {
    request.server.requestLog.failed(request, { err: error }, 'a key could not be stored')
  }
  reply.header('retry-after', retryAfterSeconds)
  return refuse(reply, 'service_unavailable', 'We could not store the key. Please try again later.')
}

export async function keyRoutes(app: FastifyInstance, options: KeyOptions): Promise<void> {
  const { siteUrl, keys, shared } = options
  const limits = [
    { rate: clientRate, count: await rateCounter(app, 'keys', clientRate, shared) },
    { rate: networkRate, count: await rateCounter(app, 'keys-network', networkRate, shared) },
  ]
  app.setErrorHandler(sendFault)
  app.post('/keys', async (request, reply) => {
    if (!keys) {
      const closed =
        'You cannot create keys on this site. Request one from its operator: see /terms.'
      return refuse(reply, 'forbidden', closed)
    }
    if (!isSameOrigin(request, siteUrl)) {
      const foreign = 'The request came from a page of another site. Use /developers/key here.'
      return refuse(reply, 'forbidden', foreign)
    }
    // Otherwise attempts would count against the limit although no key is created.
    if (keys.writeFault !== undefined) throw new KeyError(keys.writeFault)
    // Refused requests of a client do not count for its network.
    for (const { rate, count } of limits) {
      const { isExceeded, ttlInSeconds } = await count(request)
      if (!isExceeded) continue
      const hours = counted(Math.ceil(ttlInSeconds / 3600), 'hour')
      const reason = `${counted(rate.max, 'key')} have been created from your network in a day. The next can be created in ${hours}. Existing keys keep working.`
      return refuse(reply.header('retry-after', ttlInSeconds), 'rate_limit_exceeded', reason)
    }
    const created = await keys.createSelfService()
    if (!created) {
      const full = 'We cannot store more keys right now. Please try again later.'
      return refuse(reply.header('retry-after', '86400'), 'service_unavailable', full)
    }
    const api = siteUrl + apiPrefix
    if (prefersJson(request)) return sendJson(reply, 201, keyDocument(created.key, api))
    const body = keyBody(created.key, api)
    const page = { status: 200, title: 'Your API key', body, script: keyScript }
    return sendPlainDocument(reply, page)
  })
  // The address in the browser's address bar on the page with the key.
  app.get('/keys', (request, reply) =>
    prefersJson(request)
      ? refuse(reply.header('allow', 'POST'), 'method_not_allowed', 'Send POST to create a key.')
      : reply
          .code(303)
          .headers({ ...pageHeaders, location: '/developers/key' })
          .send(),
  )
}
