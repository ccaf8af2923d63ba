/** The headers of the API's responses with data. */
import { cacheControl, commonHeaders } from '@/lib/contract/headers'
import type { DataSource } from '../served'
import type { SurrogateKeys } from '../surrogate-keys'
import type { Call } from './call'
import { linkHeader } from './links'
import { apiPrefix } from './target'

export const jsonType = 'application/json; charset=utf-8'

/**
 * The text as a header value: without line breaks, and in ASCII, because clients decode other characters
 * inconsistently.
 */
const headerText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim()

export interface ResponseHeaderOptions {
  /** The public address of the site. */
  siteUrl: string
  surrogateKeys?: SurrogateKeys
}

/** What the path requests: the record of `/projects/1/relationships`, too, is `/projects/1`. */
const getSubject = ({ path }: Call): string => `/${path.split('/').slice(0, 2).join('/')}`

export class ResponseHeaders {
  constructor(private readonly options: ResponseHeaderOptions) {}

  /**
   * The headers of a 200. The response for an older version comes from the requested data, and depends on the one
   * being served, too.
   */
  of(
    call: Call,
    { served, requested, total }: { served: DataSource; requested: DataSource; total?: number },
  ): Record<string, string> {
    const carried = requested.dataset.manifest.terms.api_specific.headers
    return {
      ...this.#common(call, served),
      'content-type': jsonType,
      link: linkHeader(call, this.options.siteUrl + apiPrefix, total),
      'x-license': headerText(carried['X-License']),
      'x-attribution': headerText(carried['X-Attribution']),
    }
  }

  ofNotModified(call: Call, served: DataSource, etag: string): Record<string, string> {
    return { ...this.#common(call, served), etag }
  }

  #common(call: Call, { dataset }: DataSource): Record<string, string> {
    return {
      ...commonHeaders,
      vary: 'Accept-Encoding',
      'cache-control': cacheControl[call.endpoint.cache],
      ...this.options.surrogateKeys?.(dataset.manifest.hash, getSubject(call)),
    }
  }
}
