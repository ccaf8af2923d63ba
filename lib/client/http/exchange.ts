/**
 * Sends one HTTP request to the API and returns its outcome. It uses `node:http` and
 * `node:https`, because the `fetch` of Next.js caches responses, and reads the entire body before
 * its length can be limited.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { keyHeader } from '@/lib/contract/headers'

export interface JsonDocument {
  body: unknown
  /** The body before parsing. */
  text: string
  etag?: string
  cacheControl?: string
}

export type Outcome =
  | ({ kind: 'document' } & JsonDocument)
  /** The copy whose ETag was sent is still valid. */
  | { kind: 'not_modified' }
  | { kind: 'not_found'; isJson: boolean }
  /** The API rejected the request, and would reject a retry. */
  | { kind: 'refused'; reason: string }
  /** The response would not be shorter if it were requested again. */
  | { kind: 'too_long'; reason: string }
  /** The API requests a pause. */
  | { kind: 'busy'; reason: string; retryAfterMs?: number }
  | { kind: 'failed'; reason: string; timedOut: boolean }

interface ExchangeRequest {
  baseUrl: string
  path: string
  key?: string
  etag?: string
  /** True if the API may lack the path. Many websites redirect unknown paths, or answer them with a page. */
  isOptional?: boolean
  /** Milliseconds for the complete response, including its body. */
  timeout: number
  maxBytes?: number
}

/** A longer response is aborted, so that it cannot exhaust memory. The links of ten thousand nodes take 6 MB. */
const defaultMaxBytes = 24 * 1024 * 1024
/** The longest accepted pause. A longer pause is probably a mistake. */
const maxRetryAfterMs = 10 * 60_000

const failed = (reason: string, timedOut = false): Outcome => ({ kind: 'failed', reason, timedOut })

const absentOrFailed = ({ isOptional }: ExchangeRequest, reason: string): Outcome =>
  isOptional ? { kind: 'not_found', isJson: false } : failed(reason)

class BodyTooLong extends Error {
  override name = 'BodyTooLong'
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw new BodyTooLong()
      chunks.push(chunk)
    }
  }
  const gzipped = response.headers['content-encoding'] === 'gzip'
  try {
    await (gzipped ? pipeline(response, createGunzip(), collect) : pipeline(response, collect))
  } catch (error) {
    // If the last stage of a pipeline fails, the error may be that of the first stage, which was closed early.
    throw size > maxBytes ? new BodyTooLong() : error
  }
  return Buffer.concat(chunks).toString('utf8')
}

const isJson = (headers: IncomingHttpHeaders): boolean =>
  /^application\/(.+\+)?json\s*(;|$)/i.test(headers['content-type'] ?? '')

async function loadDocument(response: IncomingMessage, request: ExchangeRequest): Promise<Outcome> {
  const { headers } = response
  if (!isJson(headers)) {
    response.destroy()
    return absentOrFailed(request, 'the response is not of the type JSON')
  }
  const text = await readText(response, request.maxBytes ?? defaultMaxBytes)
  const { etag, 'cache-control': cacheControl } = headers
  return { kind: 'document', text, body: JSON.parse(text), etag, cacheControl }
}

async function getOutcome(response: IncomingMessage, request: ExchangeRequest): Promise<Outcome> {
  const { statusCode: status = 0, headers } = response
  if (status === 200) return loadDocument(response, request)
  // The body of an error is discarded, but has to be read to its end before the connection can be reused.
  response.resume()
  if (status === 304) return { kind: 'not_modified' }
  if (status === 404 || status === 410) return { kind: 'not_found', isJson: isJson(headers) }
  const retryAfterMs = getRetryAfterMs(headers, maxRetryAfterMs)
  const reason = `status ${status}`
  if (status === 429 || (status === 503 && retryAfterMs !== undefined)) {
    return { kind: 'busy', reason, retryAfterMs }
  }
  // Redirects are not followed, because that could send the key to another host.
  if (status < 400) return absentOrFailed(request, reason)
  return status >= 500 ? failed(reason) : { kind: 'refused', reason }
}

/** Describes an error. Nothing that the API sent is included, because reasons are logged. */
function getReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  if (error instanceof SyntaxError) return 'the response is not JSON'
  if (error instanceof BodyTooLong) return 'the response is too long'
  const { code } = error as NodeJS.ErrnoException
  return code ? `${error.name} ${code}` : error.name
}

function send({ baseUrl, path, key, etag }: ExchangeRequest, signal: AbortSignal) {
  const url = new URL(baseUrl + path)
  const headers = {
    accept: 'application/json',
    // On the same machine, compression takes more time than it saves.
    'accept-encoding': url.hostname === '127.0.0.1' ? 'identity' : 'gzip',
    ...(key ? { [keyHeader]: key } : {}),
    ...(etag ? { 'if-none-match': etag } : {}),
  }
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, signal }, resolve).once('error', reject)
  })
}

/**
 * Sends a request. Errors are returned as outcomes, not thrown.
 * @example await exchange({ baseUrl: 'https://api.example.org/v1', path: '/terms', timeout: 5_000 })
 */
export async function exchange(request: ExchangeRequest): Promise<Outcome> {
  const signal = AbortSignal.timeout(request.timeout)
  try {
    return await getOutcome(await send(request, signal), request)
  } catch (error) {
    if (error instanceof BodyTooLong) return { kind: 'too_long', reason: getReason(error) }
    return signal.aborted ? failed('no response in time', true) : failed(getReason(error))
  }
}

/**
 * Parses `Retry-After` (RFC 9110, 10.2.3), which holds seconds or a date, to milliseconds: none for a date in the past,
 * and at most `maxMs`. Returns undefined if the header is absent or neither of the two.
 */
export function getRetryAfterMs(headers: IncomingHttpHeaders, maxMs: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), maxMs)
}
