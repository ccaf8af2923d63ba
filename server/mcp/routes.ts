/**
 * The Model Context Protocol server at `/mcp`. It uses streamable HTTP without sessions, so that each request is
 * independent. No key is needed; a key without limits lifts them here as it does in the API.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '@/lib/contract/errors'
import { cacheControl, commonHeaders } from '@/lib/contract/headers'
import { mcpPath } from '@/lib/contract/service'
import { once } from '@/lib/promises/cached-promise'
import type { ApiKeys } from '@/lib/store/keys'
import { callerFinder, getKey } from '../api/callers'
import { retryAfter } from '../api/errors'
import type { RateLimiter } from '../api/rate-limit'
import { readBodies } from '../plain-text'
import type { Snapshots } from '../snapshots'
import { failedCall, getLimit, getMessages, isToolCall, parsedBody, refusal } from './json-rpc'

interface McpOptions {
  snapshots: Snapshots
  keys: Pick<ApiKeys, 'find' | 'readFault'>
  portalKey?: string
  siteUrl: string
  limitRate: RateLimiter
}

/** The longest meaningful arguments take a few kilobytes. */
const maxBodyBytes = 64 * 1024
/** Current clients need no batches, and the batches of older clients are short. */
const maxMessages = 20

/**
 * Pages of any site may call the tools, as they may call the API: everything here is public, and nothing depends on
 * cookies or on the network of the caller. So a page that rebinds its host name to this server gains nothing.
 */
const ownHeaders = { ...commonHeaders, 'cache-control': cacheControl.none }

const preflight = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}

/** Messages that replace the framework's messages, by status. */
const ownMessages: Record<number, string> = {
  413: `A request can be at most ${maxBodyBytes / 1024} KB.`,
  415: 'A request must be JSON, with the content type application/json.',
  500: 'Server error: please try again later.',
}

class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message)
  }
}

function webRequest({ headers, body }: FastifyRequest, siteUrl: string): Request {
  const forwardedHeaders = Object.entries(headers).filter(
    ([name, value]) => typeof value === 'string' && /^(?:accept|content-type|mcp-.+)$/.test(name),
  ) as [string, string][]
  return new Request(siteUrl + mcpPath, {
    method: 'POST',
    headers: forwardedHeaders,
    body: String(body),
  })
}

function sendRefusal(
  error: FastifyError | ApiError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error instanceof ApiError ? error.status : (error.statusCode ?? 500)
  if (error instanceof ApiError && status === 503) reply.header('retry-after', String(retryAfter))
  else if (status >= 500) {
    request.server.requestLog.failed(request, { err: error }, 'MCP request failed')
  }
  const message = ownMessages[status] ?? error.message
  const parsed = parsedBody(request.body)
  reply.headers(ownHeaders).type('application/json')
  // Models see results, but no statuses: the text of a result says when to try again.
  if (status === 429 && isToolCall(parsed)) return reply.code(200).send(failedCall(parsed, message))
  return reply.code(status).send(refusal(parsed, message))
}

/** Sends a response of the protocol library, without its caching and connection headers, which this server sets. */
function sendResponse({ status, headers, body }: Response, reply: FastifyReply): FastifyReply {
  const responseHeaders = Object.fromEntries(headers)
  delete responseHeaders.connection
  return reply
    .code(status)
    .headers({ ...responseHeaders, ...ownHeaders })
    .send(body)
}

/** Returns a function that counts the messages of a request against the limits of its client. */
function messageCounter({ keys, portalKey, limitRate }: McpOptions) {
  const findCaller = callerFinder(keys, portalKey)
  return async (request: FastifyRequest, reply: FastifyReply, parsed: unknown): Promise<void> => {
    const messages = getMessages(parsed)
    if (messages.length > maxMessages) {
      throw new Refusal(
        400,
        `A batch can contain at most ${maxMessages} messages. Send fewer at a time.`,
      )
    }
    const key = getKey(request)
    const caller = findCaller(key)
    const isRefused = caller instanceof ApiError
    if (!isRefused && caller.unlimited) return
    // A batch without messages counts as one, because its response reveals whether a key is
    // valid.
    const countedMessages = messages.length > 0 ? messages : [undefined]
    for (const message of countedMessages) await limitRate(getLimit(message), request, reply)
    if (key !== undefined && isRefused) throw caller
  }
}

export async function mcpRoutes(app: FastifyInstance, options: McpOptions): Promise<void> {
  const { siteUrl } = options
  const countMessages = messageCounter(options)
  const onFailure = (err: unknown) =>
    app.requestLog.failed(undefined, { err }, 'a tool of the MCP server failed')
  // The modules of the tools are loaded when the first client needs them.
  const handler = once(async () => {
    const { mcpHandler } = await import('./handler')
    return mcpHandler({ snapshots: options.snapshots, siteUrl, onFailure })
  })

  readBodies(app, 'application/json', maxBodyBytes)
  app.setErrorHandler(sendRefusal)
  app.post(mcpPath, async (request, reply) => {
    const parsed = parsedBody(request.body)
    await countMessages(request, reply, parsed)
    const tools = await handler()
    const response = await tools.fetch(webRequest(request, siteUrl), { parsedBody: parsed })
    return sendResponse(response, reply)
  })
  app.options(mcpPath, (_, reply) =>
    reply
      .code(204)
      .headers({ ...ownHeaders, ...preflight })
      .send(),
  )
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: mcpPath,
    handler: ({ method }, reply) => {
      reply.header('allow', 'POST, OPTIONS')
      throw new Refusal(405, `${method} is not allowed: this server has no sessions. Use POST.`)
    },
  })
}
