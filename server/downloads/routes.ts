/**
 * Serves the download files without the renderer, for example `/downloads/2026.11.21/projects.csv`. `latest` redirects
 * to the current version. Files support range requests; their entity tag is their SHA-256.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import send from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { DownloadFile } from '@/lib/contract/downloads'
import { matchesTag, sendNotModified, sendNow } from '../representation'
import type { CurrentDownloads, ReadyDownloads } from './current-downloads'
import { oneRange, requestedRange } from './requested-range'

const prefix = '/downloads'

/** How long, in seconds, a client should wait for files that are being generated. */
const retryAfter = '30'

/** Equal facts produce equal files, but facts may be corrected on the day of a version. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400'

interface FileRequest {
  Params: { version: string; file: string }
}

/** Lets scripts of any site read the responses. */
const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Content-Range, Content-Disposition, Link',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Headers of the response to a CORS preflight request. */
const preflightHeaders = {
  ...openHeaders,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match, If-Range, Range',
  'access-control-max-age': '86400',
  allow: 'GET, HEAD, OPTIONS',
}

const getHeaders = (file: DownloadFile, { downloads }: ReadyDownloads): Record<string, string> => ({
  'content-type': file.media_type,
  'content-disposition': `attachment; filename="${file.name}"`,
  'cache-control': cacheControl,
  etag: `"${file.sha256}"`,
  link: `<${downloads.license.url}>; rel="license"`,
  ...openHeaders,
  'x-content-type-options': 'nosniff',
})

/**
 * Drops a range that refers to another state of the file, and any range of a request other than GET (RFC 9110, 13.1.5
 * and 14.2).
 */
function dropStaleRange({ headers, method }: FastifyRequest['raw'], tag: string): void {
  const ifRange = headers['if-range']
  const isStale = ifRange !== undefined && ifRange !== `"${tag}"`
  if (isStale || method !== 'GET') delete headers.range
  delete headers['if-range']
}

/** Normalizes the request's ranges; malformed ones are ignored. */
function readRange({ headers }: FastifyRequest['raw'], { bytes }: DownloadFile): void {
  const range = headers.range === undefined ? undefined : requestedRange(headers.range, bytes)
  if (range === undefined) delete headers.range
  else headers.range = range
}

/** Files up to this size are cached in memory, which makes them as fast as pages. */
const maxKeptBytes = 1_000_000
const keptBytes = 32_000_000

/** File contents by SHA-256. */
const kept = new LRUCache<string, Buffer>({
  maxSize: keptBytes,
  sizeCalculation: (body) => body.length + 1,
})

async function readCached({ name, sha256 }: DownloadFile, { folder }: ReadyDownloads) {
  const known = kept.get(sha256)
  if (known) return known
  const body = await readFile(path.join(folder, name))
  kept.set(sha256, body)
  return body
}

/** Sends a file from disk, in full or in ranges. */
async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  root: string,
  headers: Record<string, string>,
) {
  const sent = await send(request.raw, name, {
    root,
    etag: false,
    lastModified: false,
    cacheControl: false,
    contentType: false,
  })
  if (sent.type === 'file') {
    return reply
      .code(sent.statusCode)
      .headers({ ...sent.headers, ...headers })
      .send(sent.stream)
  }
  const status = sent.statusCode === 416 ? 416 : 404
  const range = sent.headers['Content-Range']
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      ...openHeaders,
      ...(range ? { 'content-range': range } : {}),
    })
    .type('text/plain; charset=utf-8')
    .send(status === 416 ? 'The file is shorter than this range.\n' : 'There is no such file.\n')
}

/** Sends a file from memory, in full or a single range. */
function sendPart(
  reply: FastifyReply,
  body: Buffer,
  part: ReturnType<typeof oneRange>,
  headers: Record<string, string>,
): void {
  const sent = part ? body.subarray(part.first, part.last + 1) : body
  const all = {
    ...headers,
    'content-length': String(sent.length),
    'accept-ranges': 'bytes',
    ...(part ? { 'content-range': `bytes ${part.first}-${part.last}/${body.length}` } : {}),
  }
  sendNow(reply, { body: sent, headers: all }, part ? 206 : 200)
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: DownloadFile,
  ready: ReadyDownloads,
) {
  const headers = getHeaders(file, ready)
  if (matchesTag(request.headers['if-none-match'], file.sha256)) {
    return sendNotModified(reply, { body: Buffer.alloc(0), headers })
  }
  dropStaleRange(request.raw, file.sha256)
  readRange(request.raw, file)
  const { range } = request.headers
  const part = range === undefined ? undefined : oneRange(range, file.bytes)
  if (file.bytes > maxKeptBytes || (range !== undefined && part === undefined)) {
    return sendStored(request, reply, file.name, ready.folder, headers)
  }
  return sendPart(reply, await readCached(file, ready), part, headers)
}

const sendPreparing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': retryAfter })
    .type('text/plain; charset=utf-8')
    .send('The files of this version are being created. Try again in a moment.\n')

export function downloadRoutes(app: FastifyInstance, current: CurrentDownloads): void {
  app.options(`${prefix}/:version/:file`, (_request, reply) =>
    reply.code(204).headers(preflightHeaders).send(),
  )
  app.get<FileRequest>(`${prefix}/:version/:file`, async (request, reply) => {
    const { version, file: name } = request.params
    const isLatest = version === 'latest'
    const described = await current.describe(isLatest ? undefined : version)
    if (!described) return reply.callNotFound()
    if (isLatest) {
      return reply
        .code(302)
        .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
        .redirect(`${prefix}/${described.version}/${encodeURIComponent(name)}`)
    }
    if (described.state === 'preparing') return sendPreparing(reply)
    const ready = current.ready(version)
    const file = ready?.downloads.files.find((one) => one.name === name)
    return ready && file ? sendFile(request, reply, file, ready) : reply.callNotFound()
  })
}
