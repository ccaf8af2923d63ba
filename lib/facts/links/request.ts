/**
 * Sends one request to a web address and returns its outcome. It never throws, follows no redirects, and connects only
 * to permitted IP addresses: the name is resolved and checked as part of each connection, so that it cannot lead
 * elsewhere afterwards.
 */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, fetch, type Response } from 'undici'
import { getRetryAfterMs } from '@/lib/client/http/exchange'
import type { Verdict } from './run-file'

/** The only part of IPv6 from which public addresses are assigned (RFC 4291, section 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Parts of it that are reserved for other uses (IANA IPv6 Special-Purpose Address Registry). */
const specialPurpose = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((network) =>
  ipaddr.IPv6.parseCIDR(network),
)
/** The anycast addresses of 6to4 relays (RFC 7526). */
const relays = ipaddr.IPv4.parseCIDR('192.88.99.0/24')

/**
 * True for an address on the public internet. False for private, loopback, link-local, multicast, unspecified, shared,
 * documentation and reserved addresses, and for every IPv6 form that contains an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv4) return !address.match(relays)
  return (
    address.zoneId === undefined &&
    address.match(globalUnicast) &&
    !specialPurpose.some((network) => address.match(network))
  )
}

/** How names are resolved, and which addresses connections may use. */
export interface Network {
  resolve: (hostname: string) => Promise<LookupAddress[]>
  allows: (address: string) => boolean
}

export const publicNetwork: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  allows: isPublicAddress,
}

export interface Answer {
  status?: number
  /** The verdict about an address that did not respond. */
  failure?: Extract<Verdict, 'failed' | 'unreachable' | 'blocked'>
  reason?: string
  location?: string
  /** The pause that the host requests, in milliseconds. */
  retryAfter?: number
  body?: Body
}

interface Body {
  text: string
  /** False if the body was longer than the limit, was cut off, or could not be fully decompressed. */
  whole: boolean
}

/** The parts of a response to read. */
export interface BodyOptions {
  /** Whether the body is needed, given the content type of a successful response. */
  body: (contentType: string | null) => boolean
  maxBytes: number
}

export const isSuccess = ({ status = 0 }: Answer): boolean => status >= 200 && status <= 299

/**
 * True if the same request may get another response a little later. A method that is not implemented (501) stays so.
 */
export const isTransient = ({ status = 0, failure }: Answer): boolean =>
  failure === 'unreachable' || status === 429 || (status >= 500 && status <= 599 && status !== 501)

const notPublic = 'ENOTPUBLIC'
const failWith = (code: string) => Object.assign(new Error(code), { code })

const permittedLookup =
  ({ resolve, allows }: Network): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const permitted = found.filter(({ address }) => allows(address))
        const [first] = permitted
        if (!first) callback(failWith(found.length > 0 ? notPublic : 'ENOTFOUND'), '')
        else if (options.all) callback(null, permitted)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }

/** HTML parsers look for a declaration of the character set only in this many bytes. */
const declarationBytes = 1024
const declared = /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i

/** The decoder for the character set of the header or of the page's own declaration, or else for UTF-8. */
function decoderFor(start: Uint8Array, contentType: string | null): TextDecoder {
  const text = Buffer.from(start.subarray(0, declarationBytes)).toString('latin1')
  const charset = (declared.exec(contentType ?? '') ?? declared.exec(text))?.[1]
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** Everything that is received before an error or a timeout counts as the body. */
export async function readBody({ body, headers }: Response, maxBytes: number): Promise<Body> {
  const chunks: Uint8Array[] = []
  let remainingBytes = maxBytes
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk.subarray(0, remainingBytes))
      remainingBytes -= chunk.length
      if (remainingBytes < 0) break
    }
  } catch {
    remainingBytes = -1
  }
  const bytes = Buffer.concat(chunks)
  return {
    text: decoderFor(bytes, headers.get('content-type')).decode(bytes),
    whole: remainingBytes >= 0,
  }
}

const unknownHost = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME'])

/** Describes an error, without anything that the host sent. */
function getFailure(error: unknown, timedOut: boolean): Answer {
  if (timedOut) return { failure: 'unreachable', reason: 'no response in time' }
  const { cause, message } = error as Error
  const { code = message } = (cause ?? error) as NodeJS.ErrnoException
  if (code === notPublic) {
    return { failure: 'failed', reason: 'not an address of the public internet' }
  }
  if (unknownHost.has(code)) return { failure: 'failed', reason: 'the host is unknown' }
  return { failure: 'unreachable', reason: `invalid response (${code})` }
}

/** A pause of more than a year is a mistake, and may be too large for a date. */
const maxRetryAfterMs = 366 * 86_400_000
/** The default limit of 16 KB is too small for sites with long content security policies. */
const maxHeaderBytes = 64 * 1024
/** Some hosts take long to accept a connection, so no address is abandoned early in favour of another. */
const attemptTimeout = 5_000

export interface RequestOptions {
  network: Network
  userAgent: string
  /** Milliseconds for a complete response. */
  timeout: number
}

/** Returns the function that sends the requests of a run. Each request has a connection of its own. */
export function requester({ network, userAgent, timeout }: RequestOptions) {
  const dispatcher = new Agent({
    pipelining: 0,
    maxHeaderSize: maxHeaderBytes,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: attemptTimeout,
    connect: { lookup: permittedLookup(network), timeout },
  })
  const headers = { 'user-agent': userAgent, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  async function exchange(
    url: string,
    bodyOptions: BodyOptions,
    signal: AbortSignal,
  ): Promise<Answer> {
    const literal = new URL(url).hostname.replace(/^\[|\]$/g, '')
    // No name is resolved for these.
    if (isIP(literal) && !network.allows(literal)) throw failWith(notPublic)
    const response = await fetch(url, { dispatcher, headers, redirect: 'manual', signal })
    const { status } = response
    const fields: IncomingHttpHeaders = Object.fromEntries(response.headers)
    const isWanted = isSuccess({ status }) && bodyOptions.body(response.headers.get('content-type'))
    return {
      status,
      // Headers are read as Latin-1, but addresses that are not percent-encoded are in UTF-8.
      location: fields.location && Buffer.from(fields.location, 'latin1').toString('utf8'),
      retryAfter: getRetryAfterMs(fields, maxRetryAfterMs),
      body: isWanted ? await readBody(response, bodyOptions.maxBytes) : undefined,
    }
  }

  return async (url: string, bodyOptions: BodyOptions): Promise<Answer> => {
    const controller = new AbortController()
    const late = AbortSignal.timeout(timeout)
    try {
      return await exchange(url, bodyOptions, AbortSignal.any([late, controller.signal]))
    } catch (error) {
      return getFailure(error, late.aborted)
    } finally {
      // Closes the connection, which may still have unwanted data to send.
      controller.abort()
    }
  }
}

const permanent = new Set([301, 308])
const temporary = new Set([302, 303, 307])
export const maxRedirects = 5
/** No page has an address longer than this. */
const maxUrlLength = 4_096

/** Returns the URL to request, without fragment, user and password. Undefined if the text is not a web address. */
export function requestUrl(text: string, base?: string): string | undefined {
  if (!URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  url.hash = ''
  url.username = ''
  url.password = ''
  const ofTheWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return ofTheWeb && url.href.length <= maxUrlLength ? url.href : undefined
}

export interface Redirect {
  /** The target without its fragment; undefined if it is not a web address. */
  target: string | undefined
  permanent: boolean
}

export function getRedirect({ status = 0, location }: Answer, base: string): Redirect | undefined {
  if (location === undefined || !(permanent.has(status) || temporary.has(status))) return undefined
  return { target: requestUrl(location, base), permanent: permanent.has(status) }
}
