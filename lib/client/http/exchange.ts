/**
 * One request to an API of the contract, and what came of it. It never throws. Made by Node.js itself, because the
 * `fetch` that Next.js provides reads whole bodies before anybody can refuse them, and remembers answers.
 */
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { keyHeader } from '@/lib/contract/headers'

export interface Document {
  body: unknown
  /** The body as it came. */
  text: string
  etag?: string
  cacheControl?: string
}

export type Outcome =
  | ({ kind: 'document' } & Document)
  /** The document whose tag was sent along still holds. */
  | { kind: 'not_modified' }
  | { kind: 'not_found' }
  /** Asking again does not help. */
  | { kind: 'refused'; reason: string }
  /** The other side asks for a pause. */
  | { kind: 'busy'; reason: string; retryAfterMs?: number }
  | { kind: 'failed'; reason: string; timedOut: boolean }

export interface Request {
  baseUrl: string
  path: string
  key?: string
  etag?: string
  /** Milliseconds, for the whole answer and not only for its start. */
  timeout: number
}

/** Links of ten thousand nodes take 6 MB. A longer answer is given up, so that it cannot fill the memory. */
const maxBytes = 24 * 1024 * 1024
/** A longer pause than this is taken for a mistake. */
const maxRetryAfterMs = 10 * 60_000

/** `Retry-After` (RFC 9110) holds seconds or a date. */
function retryAfterMsOf(headers: IncomingHttpHeaders): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(milliseconds)
    ? undefined
    : Math.min(Math.max(milliseconds, 0), maxRetryAfterMs)
}

const failed = (reason: string, timedOut = false): Outcome => ({ kind: 'failed', reason, timedOut })

class TooLong extends Error {
  override name = 'TooLong'
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw new TooLong()
      chunks.push(chunk)
    }
  }
  const gzipped = response.headers['content-encoding'] === 'gzip'
  try {
    await (gzipped ? pipeline(response, createGunzip(), collect) : pipeline(response, collect))
  } catch (error) {
    // A pipeline that is given up tells of the end of its first part.
    throw size > maxBytes ? new TooLong() : error
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function documentOf(response: IncomingMessage): Promise<Outcome> {
  const { headers } = response
  if (!/^application\/(.+\+)?json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    response.destroy()
    return failed('the answer is not of the type JSON')
  }
  const text = await readText(response)
  const { etag, 'cache-control': cacheControl } = headers
  return { kind: 'document', text, body: JSON.parse(text), etag, cacheControl }
}

async function outcomeOf(response: IncomingMessage): Promise<Outcome> {
  const { statusCode: status = 0, headers } = response
  if (status === 200) return documentOf(response)
  // The body of an error is of no interest; read to its end, it leaves the connection to the next request.
  response.resume()
  if (status === 304) return { kind: 'not_modified' }
  if (status === 404 || status === 410) return { kind: 'not_found' }
  const retryAfterMs = retryAfterMsOf(headers)
  const reason = `status ${status}`
  if (status === 429 || (status === 503 && retryAfterMs !== undefined)) {
    return { kind: 'busy', reason, retryAfterMs }
  }
  // A redirect could carry the key to another host.
  return status >= 500 || status < 400 ? failed(reason) : { kind: 'refused', reason }
}

/** Names what went wrong, without a word of what the other side sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  if (error instanceof SyntaxError) return 'the answer is not JSON'
  if (error instanceof TooLong) return 'the answer is too long'
  const { code } = error as NodeJS.ErrnoException
  return code ? `${error.name} ${code}` : error.name
}

function respond({ baseUrl, path, key, etag }: Request, signal: AbortSignal) {
  const url = new URL(baseUrl + path)
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    ...(key ? { [keyHeader]: key } : {}),
    ...(etag ? { 'if-none-match': etag } : {}),
  }
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, signal }, resolve).once('error', reject)
  })
}

export async function exchange(request: Request): Promise<Outcome> {
  const signal = AbortSignal.timeout(request.timeout)
  try {
    return await outcomeOf(await respond(request, signal))
  } catch (error) {
    return signal.aborted ? failed('no answer in time', true) : failed(reasonOf(error))
  }
}
