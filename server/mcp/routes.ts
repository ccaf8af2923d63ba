/**
 * The Model Context Protocol server at `/mcp`. It uses streamable HTTP without sessions, so that each request is
 * independent. No key is needed; a key without limits lifts them here as it does in the API.
 */

import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiVersion } from '@/lib/contract/api-version'
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/errors'
import { cacheControl, type RateClass } from '@/lib/contract/headers'
import { mcpPath } from '@/lib/contract/mcp-path'
import type { Dataset } from '@/lib/dataset/dataset'
import { publicBase } from '@/lib/facts/public-base'
import { type Ask, ToolData } from '@/lib/mcp/data/tool-data'
import { mcpServer } from '@/lib/mcp/server'
import { limitOfTool } from '@/lib/mcp/tools'
import { datasetLists } from '@/lib/portal/list/dataset-lists'
import type { ApiKeys } from '@/lib/store/keys'
import { isObject } from '@/lib/text/is-object'
import { answer } from '../api/answers'
import { parseCall } from '../api/call'
import { callerFinder, getKey } from '../api/callers'
import { retryAfter } from '../api/errors'
import type { RateLimiter } from '../api/rate-limit'
import type { Releases } from '../releases'
import type { DataSource } from '../served'
import type { Snapshots } from '../snapshots'

/** Undefined if the body is not valid JSON. */
function parsedBody(body: unknown): unknown {
  if (typeof body !== 'string') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** A single message, or the batch that protocol revisions before 2025-06-18 permit. */
const getMessages = (parsed: unknown): readonly unknown[] =>
  Array.isArray(parsed) ? parsed : [parsed]

/** The rate class that a message counts against: that of the tool it calls. */
function getLimit(message: unknown): RateClass {
  if (!isObject(message) || message.method !== 'tools/call') return 'general'
  return limitOfTool(isObject(message.params) ? message.params.name : undefined)
}

/** JSON-RPC reserves the codes -32000 to -32099 for implementations. */
const refused = -32_000

const getId = (parsed: unknown): unknown => {
  const id = isObject(parsed) ? parsed.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** The body of the response to a rejected request. */
const refusal = (parsed: unknown, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: getId(parsed), error: { code: refused, message } })

const byPath = new Map<string, Endpoint>(endpoints.map((endpoint) => [endpoint.path, endpoint]))

/** The endpoint for a path, and the id in it: `/projects/118` matches `/projects/{id}`. */
function findEndpoint(path: string): { endpoint: Endpoint; params: { id?: string } } {
  const id = /\/(\d+)(?=\/|$)/.exec(path)?.[1]
  const endpoint = byPath.get(id === undefined ? path : path.replace(id, '{id}'))
  if (!endpoint) throw new ApiError('not_found', `There is no ${path} in this API.`)
  return { endpoint, params: id === undefined ? {} : { id } }
}

function makeAsk(
  served: DataSource,
  { releases, siteUrl }: { releases: Releases; siteUrl: string },
): Ask {
  return async (path, query = {}) => {
    const { endpoint, params } = findEndpoint(path)
    const call = parseCall(endpoint, { params, query })
    if (call instanceof ApiError) throw call
    const { version } = call.query
    const source = version === undefined ? served : await releases.at(served.dataset, version)
    const { body } = await answer(source, call)
    return JSON.parse(body.replaceAll(publicBase, siteUrl))
  }
}

interface McpOptions {
  snapshots: Snapshots
  keys: Pick<ApiKeys, 'find' | 'readFault'>
  portalKey?: string
  siteUrl: string
  limitRate: RateLimiter
}

/** The longest meaningful arguments take a few kilobytes. */
const maxBodyBytes = 64 * 1024
/** Current clients need no batches, and those of older clients are short. */
const maxMessages = 20

const ownHeaders = { 'cache-control': cacheControl.none, 'x-content-type-options': 'nosniff' }

/** Messages that replace those of the framework, by status. */
const ownMessages: Record<number, string> = {
  413: `A request has at most ${maxBodyBytes / 1024} KB.`,
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

/**
 * Checks the `Origin`, as the specification requires: a page of another site, whose host name an attacker has pointed
 * at this server, must not reach it through a browser. Clients other than browsers send no `Origin`.
 */
function checkOrigin({ headers: { origin } }: FastifyRequest, siteUrl: string): void {
  if (origin === undefined || origin === new URL(siteUrl).origin) return
  throw new Refusal(
    403,
    `Pages of ${origin.slice(0, 200)} may not call the MCP server of this site.`,
  )
}

function webRequest({ headers, body }: FastifyRequest, siteUrl: string): Request {
  const sent = Object.entries(headers).filter(
    ([name, value]) => typeof value === 'string' && /^(?:accept|content-type|mcp-.+)$/.test(name),
  ) as [string, string][]
  return new Request(siteUrl + mcpPath, { method: 'POST', headers: sent, body: String(body) })
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
  return reply
    .code(status)
    .headers(ownHeaders)
    .type('application/json')
    .send(refusal(parsedBody(request.body), message))
}

/** Sends a response of the protocol library, whose headers for caches and connections are this server's own matter. */
function sendResponse({ status, headers, body }: Response, reply: FastifyReply): FastifyReply {
  const sent = Object.fromEntries(headers)
  delete sent.connection
  return reply
    .code(status)
    .headers({ ...sent, ...ownHeaders })
    .send(body)
}

/** Returns a function that gives the data for the tools, including what has already been computed from it. */
function toolData({ snapshots, siteUrl }: McpOptions): () => ToolData {
  const known = new WeakMap<Dataset, ToolData>()
  return () => {
    const served = snapshots.current
    const { releases } = snapshots
    const data =
      known.get(served.dataset) ??
      new ToolData(makeAsk(served, { releases, siteUrl }), datasetLists(served.dataset), siteUrl)
    known.set(served.dataset, data)
    return data
  }
}

/** Returns a function that counts the messages of a request against the limits of its client. */
function messageCounter({ keys, portalKey, limitRate }: McpOptions) {
  const findCaller = callerFinder(keys, portalKey)
  return async (request: FastifyRequest, reply: FastifyReply, parsed: unknown): Promise<void> => {
    const messages = getMessages(parsed)
    if (messages.length > maxMessages) {
      throw new Refusal(400, `A batch has at most ${maxMessages} messages. Send fewer at a time.`)
    }
    const key = getKey(request)
    const caller = findCaller(key)
    const isRefused = caller instanceof ApiError
    if (!isRefused && caller.unlimited) return
    // A batch without messages counts as one, because its response reveals whether a key is
    // valid.
    const counted = messages.length > 0 ? messages : [undefined]
    for (const message of counted) await limitRate(getLimit(message), request, reply)
    if (key !== undefined && isRefused) throw caller
  }
}

export async function mcpRoutes(app: FastifyInstance, options: McpOptions): Promise<void> {
  const { siteUrl } = options
  const countMessages = messageCounter(options)
  const currentData = toolData(options)
  const onFailure = (err: unknown) =>
    app.requestLog.failed(undefined, { err }, 'a tool of the MCP server failed')
  // Nothing here changes while a client listens, so there is nothing to subscribe to.
  const handler = createMcpHandler(() => mcpServer(currentData(), apiVersion, onFailure), {
    maxSubscriptions: 0,
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    (_, body, done) => done(null, body),
  )
  app.setErrorHandler(sendRefusal)
  app.post(mcpPath, async (request, reply) => {
    checkOrigin(request, siteUrl)
    const parsed = parsedBody(request.body)
    await countMessages(request, reply, parsed)
    const response = await handler.fetch(webRequest(request, siteUrl), { parsedBody: parsed })
    return sendResponse(response, reply)
  })
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: mcpPath,
    handler: ({ method }, reply) => {
      reply.header('allow', 'POST')
      throw new Refusal(405, `${method} is not allowed: this server has no sessions. Use POST.`)
    },
  })
}
