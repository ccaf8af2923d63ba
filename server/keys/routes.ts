/** Creates an API key for a visitor who submits the form of `/developers/key`. Nothing about the visitor is stored. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KeyStore } from '@/lib/facts/store/keys'
import { counted } from '@/lib/text/counted'
import { apiPrefix } from '../api/target'
import { pageHeaders } from '../pages/headers'
import { sendPlainDocument } from '../pages/plain-document'
import { isSameOrigin } from '../same-origin'
import { rateCounter } from '../shared/rate-counter'
import type { SharedState } from '../shared/shared-state'
import { keyBody, keyScript, refusalBody } from './documents'

export interface KeyOptions {
  siteUrl: string
  /** Omitted if visitors cannot create keys on this site. */
  keys?: KeyStore
  shared?: SharedState
}

/** How many keys one address, or one IPv6 network, may create within this time. */
const rate = { max: 5, timeWindow: 24 * 60 * 60 * 1000 }

const refuse = (reply: FastifyReply, status: number, reason: string) =>
  sendPlainDocument(reply, { status, title: 'API key', body: refusalBody(reason) })

function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if ((error.statusCode ?? 500) < 500) {
    return refuse(reply, 400, 'The request could not be read. Please send the form again.')
  }
  request.server.requestLog.failed(request, { err: error }, 'a key could not be kept')
  return refuse(reply, 503, 'The key could not be kept. Please try again later.')
}

export async function keyRoutes(app: FastifyInstance, options: KeyOptions): Promise<void> {
  const { siteUrl, keys, shared } = options
  await app.register(rateLimit, { global: false })
  const count = rateCounter(app, 'keys', rate, shared)
  app.setErrorHandler(sendFault)
  app.post('/keys', async (request, reply) => {
    if (!keys) return refuse(reply, 403, 'Visitors cannot make keys on this site.')
    if (!isSameOrigin(request, siteUrl)) {
      return refuse(reply, 403, 'The request came from a page of another site.')
    }
    const made = await count(request)
    if (made.isExceeded) {
      const hours = counted(Math.ceil(made.ttlInSeconds / 3600), 'hour')
      const reason = `${counted(rate.max, 'key')} have been made from your network in a day. The next can be made in ${hours}; those that you have go on working.`
      return refuse(reply.header('retry-after', made.ttlInSeconds), 429, reason)
    }
    const created = keys.createSelfMade()
    if (!created) {
      const full = 'As many keys have been made as this site can keep. Please try again later.'
      return refuse(reply.header('retry-after', '86400'), 503, full)
    }
    const body = keyBody(created.key, siteUrl + apiPrefix)
    const page = { status: 200, title: 'Your API key', body, script: keyScript }
    return sendPlainDocument(reply, page)
  })
  // The address shown in the browser above the key.
  app.get('/keys', (_request, reply) =>
    reply
      .code(303)
      .headers({ ...pageHeaders, location: '/developers/key' })
      .send(),
  )
}
