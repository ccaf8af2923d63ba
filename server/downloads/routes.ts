/**
 * Serves the download files without the renderer, for example `/downloads/2026.11.21/projects.csv`. `latest` redirects
 * to the current version. Files support range requests; their entity tag is their SHA-256.
 */
import send from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DownloadFile } from '@/lib/contract/downloads'
import { isComplete } from '@/lib/export/folder'
import { openFileHeaders } from '../pages/headers'
import { sendText } from '../plain-text'
import { matchesTag, sendNotModified } from '../representation'
import type { CurrentDownloads, ReadyDownloads } from './current-downloads'

/** One range of the `Range` header (RFC 9110, 14.1.2 and 14.2). */
const rangeForm = /^(?:(\d+)-(\d*)|-(\d+))$/

/** Normalizes one range of a file of `size` bytes. Undefined if the range is malformed. */
function rangeWithin(text: string, size: number): string | undefined {
  const [found, first, last, suffix] = rangeForm.exec(text.trim()) ?? []
  if (found === undefined) return undefined
  // A suffix at least as long as the file means the entire file.
  if (suffix !== undefined) return `-${Math.min(Number(suffix), size)}`
  return last && Number(last) < Number(first) ? undefined : found
}

/**
 * The requested ranges as a normalized header. Undefined if the header is malformed or uses another unit, so that it is
 * ignored.
 */
export function requestedRange(header: string, size: number): string | undefined {
  const [, list] = /^ *bytes=(.*)$/i.exec(header) ?? []
  const ranges = list?.split(',').map((text) => rangeWithin(text, size))
  return ranges?.every((range) => range !== undefined) ? `bytes=${ranges.join(',')}` : undefined
}

const prefix = '/downloads'

/** How long, in seconds, a client should wait for files that are being generated. */
const retryAfter = '30'

/** Equal facts produce equal files, but facts may be corrected on the day of a version. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400'

interface FileRequest {
  Params: { version: string; file: string }
}

const openHeaders = {
  ...openFileHeaders,
  'access-control-expose-headers': 'ETag, Content-Range, Content-Disposition, Link',
}

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
})

/** Headers that `send` would compare with validators of its own. The only validator here is the hash. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since']

/**
 * Normalizes the request's ranges. Drops malformed ones, ranges that refer to another state of the file, and any range
 * of a request other than GET (RFC 9110, 13.1.5 and 14.2).
 */
function readRange({ headers, method }: FastifyRequest['raw'], file: DownloadFile): void {
  const { range, 'if-range': state = `"${file.sha256}"` } = headers
  for (const name of ['range', 'if-range', ...conditions]) delete headers[name]
  if (range === undefined || method !== 'GET' || state !== `"${file.sha256}"`) return
  headers.range = requestedRange(range, file.bytes)
}

/** Sends a file in full or in part, or a 304 if the client already has it. */
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
  readRange(request.raw, file)
  const fileResponse = await send(request.raw, file.name, {
    root: ready.folder,
    etag: false,
    lastModified: false,
    cacheControl: false,
    contentType: false,
  })
  if (fileResponse.type === 'file') {
    return reply
      .code(fileResponse.statusCode)
      .headers({ ...fileResponse.headers, ...headers })
      .send(fileResponse.stream)
  }
  const status = fileResponse.statusCode === 416 ? 416 : 404
  const range = fileResponse.headers['Content-Range']
  const text = status === 416 ? 'The file is shorter than this range.' : 'There is no such file.'
  return sendText(reply, status, text, {
    ...openHeaders,
    ...(range ? { 'content-range': range } : {}),
  })
}

const sendPreparing = (reply: FastifyReply): FastifyReply =>
  sendText(reply, 503, 'The files of this version are being created. Try again in a moment.', {
    ...openHeaders,
    'retry-after': retryAfter,
  })

export function downloadRoutes(app: FastifyInstance, current: CurrentDownloads): void {
  app.options(`${prefix}/:version/:file`, (_request, reply) =>
    reply.code(204).headers(preflightHeaders).send(),
  )
  app.get<FileRequest>(`${prefix}/:version/:file`, async (request, reply) => {
    const { version, file: name } = request.params
    const isLatest = version === 'latest'
    const description = await current.describe(isLatest ? undefined : version)
    if (!description) return reply.callNotFound()
    if (isLatest) {
      return reply
        .code(302)
        .headers({ ...openHeaders, 'cache-control': 'public, max-age=300' })
        .redirect(`${prefix}/${description.version}/${encodeURIComponent(name)}`)
    }
    if (description.state === 'preparing') return sendPreparing(reply)
    const ready = current.ready(version)
    const file = ready?.downloads.files.find((file) => file.name === name)
    if (!ready || !file) return reply.callNotFound()
    if (isComplete(ready.folder, file)) return sendFile(request, reply, file, ready)
    current.regenerate(version)
    return sendPreparing(reply)
  })
}
