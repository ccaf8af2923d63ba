/** The response to `/downloads`. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '@/lib/contract/errors'
import { cacheControl } from '@/lib/contract/headers'
import { versionNotFound } from '@/lib/contract/version-parameter'
import { absentDownloads } from '@/lib/export/source/absent-downloads'
import type { CurrentDownloads } from '../downloads/current-downloads'
import {
  acceptedEncoding,
  getTag,
  makeEtag,
  matchesTag,
  Representation,
  sendNotModified,
} from '../representation'
import type { Served } from '../served'
import type { Call, Query } from './call'
import { type ResponseHeaderOptions, ResponseHeaders } from './response-headers'

interface DownloadOptions extends ResponseHeaderOptions {
  /** Omitted if no files are generated. */
  downloads?: CurrentDownloads
}

/** The request as a call, on which the headers of a response depend. */
function getCall(request: FastifyRequest, query: Query): Call {
  const { endpoint } = request.routeOptions.config
  if (!endpoint) throw new Error(`The route of ${request.url} states no endpoint.`)
  return { endpoint, path: 'downloads', query, canonical: 'downloads' }
}

/**
 * Sends the description of the downloads. It is not cached with the snapshot's responses, because the files may be
 * completed at any moment. A 200 goes through Fastify's reply, which has the headers of the rate limit already.
 */
export async function sendDownloads(
  served: Served,
  query: Query,
  request: FastifyRequest,
  reply: FastifyReply,
  options: DownloadOptions,
) {
  const { downloads, siteUrl } = options
  const described = downloads
    ? downloads.describe(query.version)
    : absentDownloads(served.dataset.manifest, siteUrl, 'unavailable')
  if (!described) throw new ApiError('not_found', versionNotFound)
  const [text, call] = [JSON.stringify(described), getCall(request, query)]
  const tag = getTag(text)
  const headers = new ResponseHeaders(options)
  const caching = { 'cache-control': cacheControl[described.state === 'ready' ? 'list' : 'none'] }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (matchesTag(request.headers['if-none-match'], tag)) {
    const notModifiedHeaders = headers.ofNotModified(call, served, makeEtag(tag, encoding))
    return sendNotModified(reply, {
      body: Buffer.alloc(0),
      headers: { ...notModifiedHeaders, ...caching },
    })
  }
  const ofData = headers.of(call, { served, requested: served })
  const response = new Representation(Buffer.from(text), tag, { ...ofData, ...caching })
  const sent = await response.encode(encoding)
  return reply.headers(sent.headers).send(sent.body)
}
