/** The formats of a profile at its one address, by the `Accept` header of a request. */
import { LRUCache } from 'lru-cache'
import { negotiatedEnding, profileTypes } from '@/lib/portal/routing/negotiated-ending'
import { negotiatedVary, unsharedCacheControl } from './headers'
import { documentAt, type RequestedPage } from './page-address'

/** A longer header is none of a browser or of a library; it asks for nothing. */
const maxHeaderLength = 500

/** What headers were found to ask for, because reading one takes longer than finding a cached page. */
const endings = new LRUCache<string, { ending: string | undefined }>({ max: 500 })

function endingOf(accept: string | undefined): string | undefined {
  if (!accept || accept.length > maxHeaderLength) return ''
  const known = endings.get(accept)
  if (known) return known.ending
  const ending = negotiatedEnding(accept)
  endings.set(accept, { ending })
  return ending
}

/**
 * The page in the format that is asked for, which is that of a file at an address of its own, so that both are the same
 * entry of the cache; undefined if it is to be had in none that is acceptable.
 */
export function negotiated(
  page: RequestedPage,
  accept: string | undefined,
): RequestedPage | undefined {
  if (!page.isNegotiated) return page
  const ending = endingOf(accept)
  if (ending === undefined || ending === '') return ending === '' ? page : undefined
  const target = page.request.target + ending
  return {
    ...documentAt(target),
    headers: {
      vary: negotiatedVary,
      'content-location': target,
      'cache-control': unsharedCacheControl,
    },
  }
}

/** The formats of the profile at a path, each with its address, one a line. */
export const formatList = (path: string): string =>
  profileTypes.map(([type, ending]) => `${type}  ${path}${ending}\n`).join('')
