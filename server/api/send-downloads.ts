/** The response to `/downloads`. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '@/lib/contract/errors'
import { cacheControl, commonHeaders } from '@/lib/contract/headers'
import { versionNotFound } from '@/lib/contract/version-parameter'
import { absentDownloads } from '@/lib/export/source/absent-downloads'
import type { CurrentDownloads } from '../downloads/current-downloads'
import { acceptedEncoding, Representation, sendRepresentation, tagOf } from '../representation'
import type { Served } from '../served'
import type { Query } from './call'

interface DownloadOptions {
  siteUrl: string
  /** Omitted if no files are generated. */
  downloads?: CurrentDownloads
}

/**
 * Sends the description of the downloads. It is not cached with the snapshot's responses, because the files may be
 * completed at any moment.
 */
export async function sendDownloads(
  { store }: Served,
  { version }: Query,
  request: FastifyRequest,
  reply: FastifyReply,
  { downloads, siteUrl }: DownloadOptions,
) {
  const described = downloads
    ? await downloads.describe(version)
    : absentDownloads(store.manifest, siteUrl, 'unavailable')
  if (!described) throw new ApiError('not_found', versionNotFound)
  const body = JSON.stringify(described)
  const isReady = described.state === 'ready'
  const response = new Representation(Buffer.from(body), tagOf(body), {
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl[isReady ? 'list' : 'none'],
    vary: 'Accept-Encoding',
  })
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  return sendRepresentation(request, reply, response, encoding)
}
