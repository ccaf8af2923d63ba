/**
 * The headers of the API's responses with data. `Link` (RFC 8288) has the licence, and for lists the first, previous,
 * next and last pages.
 */
import { cacheControl, commonHeaders, dataLicense } from '@/lib/contract/headers'
import { defaultPageSize } from '@/lib/contract/parameters'
import type { DataSource } from '../served'
import type { SurrogateKeys } from '../surrogate-keys'
import type { Call } from './call'
import { apiPrefix } from './target'

const license = `<${dataLicense.url}>; rel="license"`

/** The longest header in characters. Proxies refuse responses with more than 4 KB of headers. */
const maxLength = 2048

export function linkHeader(call: Call, apiBase: string, total?: number): string {
  if (total === undefined) return license
  const { page = 1, per_page = defaultPageSize } = call.query
  const last = Math.max(1, Math.ceil(total / per_page))
  const address = (target: number) => {
    const query = new URLSearchParams(call.canonical.split('?')[1])
    if (target === 1) query.delete('page')
    else query.set('page', String(target))
    const text = query.toString()
    return `${apiBase}/${call.path}${text ? `?${text}` : ''}`
  }
  const pages: [string, number][] = [
    ['first', 1],
    ...(page > 1 ? [['prev', Math.min(page - 1, last)] as [string, number]] : []),
    ...(page < last ? [['next', page + 1] as [string, number]] : []),
    ['last', last],
  ]
  const links = pages.map(([rel, target]) => `<${address(target)}>; rel="${rel}"`)
  const linkText = [...links, license].join(', ')
  if (linkText.length <= maxLength) return linkText
  // With a long query there is space only for the link that clients follow.
  const [next] = links.filter((link) => link.endsWith('rel="next"'))
  const short = next === undefined ? license : `${next}, ${license}`
  return short.length <= maxLength ? short : license
}

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
  siteUrl: string
  surrogateKeys?: SurrogateKeys
}

/** The record that a path requests: that of `/projects/1/relationships` is `/projects/1`. */
const getSubject = ({ path }: Call): string => `/${path.split('/').slice(0, 2).join('/')}`

export class ResponseHeaders {
  constructor(private readonly options: ResponseHeaderOptions) {}

  /**
   * The headers of a 200. The response for an older version comes from the requested data, and also depends on the
   * served data.
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
