/**
 * One request to an address of the web, and what came of it. It never throws, follows no redirect, and connects to
 * nothing but the addresses that it has looked up and judged itself, so that a name cannot lead elsewhere afterwards.
 */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Failure, Method } from './answer'
import { acceptedEncodings, type Body, readBody } from './body'
import { isPublicAddress } from './public-address'

/** How names are looked up, and which addresses may be connected to. */
export interface Network {
  resolve: (hostname: string) => Promise<LookupAddress[]>
  allows: (address: string) => boolean
}

export const publicNetwork: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  allows: isPublicAddress,
}

export interface Request {
  method: Method
  url: string
  userAgent: string
  /** Milliseconds, for looking up the name and again for the whole answer. */
  timeout: number
  network: Network
  /** Where it is false for the head of an answer, the body is not read. */
  wantsBody: (status: number, headers: IncomingHttpHeaders) => boolean
  maxBytes: number
}

export type Exchange =
  | { status: number; headers: IncomingHttpHeaders; body?: Body }
  | { failure: Failure; reason: string }

class RequestError extends Error {
  override name = 'RequestError'

  constructor(
    readonly failure: Failure,
    reason: string,
  ) {
    super(reason)
  }
}

const timeoutError = () => new RequestError('no_answer', 'no answer in time')

// Each request has a connection of its own. Some hosts take long to accept one: none is given up for another early.
const connections = { keepAlive: false, autoSelectFamilyAttemptTimeout: 5_000 }
const agents = { http: new http.Agent(connections), https: new https.Agent(connections) }
/** Sites with long lists of content rules pass the usual 16 KB. */
const maxHeaderBytes = 64 * 1024

async function withTimeout<Result>(work: Promise<Result>, timeout: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), timeout)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}

async function permittedAddresses(hostname: string, { network, timeout }: Request) {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(literal)
  const found = family
    ? [{ address: literal, family }]
    : await withTimeout(network.resolve(hostname), timeout)
  const permitted = found.filter(({ address }) => network.allows(address))
  if (permitted.length > 0) return permitted
  throw found.length > 0
    ? new RequestError('not_public', 'not an address of the public internet')
    : new RequestError('unknown_host', 'the host has no address')
}

/** Answers every look-up of a connection with the addresses that have been judged. */
const fixedLookup =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_hostname, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }

function respond(url: URL, request: Request, addresses: LookupAddress[], signal: AbortSignal) {
  const secure = url.protocol === 'https:'
  const { hostname, port, pathname, search } = url
  const options = {
    // No user or password of the address is sent.
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: port || undefined,
    path: `${pathname}${search}`,
    method: request.method,
    headers: {
      'user-agent': request.userAgent,
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-encoding': acceptedEncodings,
    },
    agent: secure ? agents.https : agents.http,
    lookup: fixedLookup(addresses),
    maxHeaderSize: maxHeaderBytes,
    signal,
  }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = secure ? https.request(options, resolve) : http.request(options, resolve)
    sent.once('error', reject)
    // A connection that turns to another protocol is closed without an error.
    sent.once('close', () =>
      reject(new RequestError('invalid_response', 'no valid answer (closed)')),
    )
    sent.end()
  })
}

/** An answer whose head has come stands, whatever happens to its body. */
async function exchangeAt(addresses: LookupAddress[], request: Request): Promise<Exchange> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), request.timeout)
  try {
    const response = await respond(new URL(request.url), request, addresses, controller.signal)
    response.on('error', () => {})
    const { statusCode: status = 0, headers } = response
    const wantsBody = request.method === 'GET' && request.wantsBody(status, headers)
    const body = wantsBody ? await readBody(response, request.maxBytes) : undefined
    return { status, headers, body }
  } catch (error) {
    throw controller.signal.aborted ? timeoutError() : error
  } finally {
    clearTimeout(timer)
    // Ends the connection, which may have more to send than anybody wants.
    controller.abort()
  }
}

const unknownHost = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME'])
const noAnswer =
  /^(EAI_|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|ETIMEOUT|ESERVFAIL)/

/** Names what went wrong, without a word of what the other side sent. */
function failureOf(error: unknown): Exchange {
  if (error instanceof RequestError) return { failure: error.failure, reason: error.message }
  const { code = '' } = error as NodeJS.ErrnoException
  if (unknownHost.has(code)) return { failure: 'unknown_host', reason: 'the host is unknown' }
  if (noAnswer.test(code)) return { failure: 'no_answer', reason: `no connection (${code})` }
  return { failure: 'invalid_response', reason: `no valid answer (${code || 'unknown error'})` }
}

export async function exchange(request: Request): Promise<Exchange> {
  try {
    const { hostname } = new URL(request.url)
    return await exchangeAt(await permittedAddresses(hostname, request), request)
  } catch (error) {
    return failureOf(error)
  }
}
