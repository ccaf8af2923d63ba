/**
 * Sends one request to a web address and returns its outcome. It never throws, follows no redirects, and connects only
 * to addresses that it has resolved and checked itself, so that a name cannot lead elsewhere afterwards.
 */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Failure, Method } from './answer'
import { acceptedEncodings, type Body, readBody } from './body'
import { isPublicAddress } from './public-address'

/** How names are resolved, and which addresses connections may use. */
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
  /** Milliseconds for resolving the name, and again for the whole response. */
  timeout: number
  network: Network
  /** The body is read only if this returns true for the status and headers of a response. */
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

// Each request has a connection of its own. Some hosts take long to accept one, so no address is abandoned early in
// favour of another.
const connections = { keepAlive: false, autoSelectFamilyAttemptTimeout: 5_000 }
const agents = { http: new http.Agent(connections), https: new https.Agent(connections) }
/** The default limit of 16 KB is too small for sites with long content security policies. */
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

/** Resolves any name to the addresses that have been checked. */
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
    // A user and password in the address are not sent.
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
    // A connection that switches to another protocol is closed without an error.
    sent.once('close', () =>
      reject(new RequestError('invalid_response', 'no valid answer (closed)')),
    )
    sent.end()
  })
}

/** A response whose headers have arrived counts, whatever happens to its body. */
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
    // Closes the connection, which may still have unwanted data to send.
    controller.abort()
  }
}

const unknownHost = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME'])
const noAnswer =
  /^(EAI_|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|ETIMEOUT|ESERVFAIL)/

/** Describes an error, without anything that the host sent. */
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
