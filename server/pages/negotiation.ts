/** Selects the format of a profile at its single address from the `Accept` header of a request. */
import { LRUCache } from 'lru-cache'
import { negotiatedEnding, profileTypes } from '@/lib/portal/routing/negotiated-ending'
import { negotiatedVary, unsharedCacheControl } from './headers'
import { documentAt, type RequestedPage } from './page-address'

/** Browsers and libraries do not send longer headers, so a longer header is ignored. */
const maxHeaderLength = 500

/**
 * The formats that known headers request, because parsing a header takes longer than finding a
 * cached page.
 */
const endings = new LRUCache<string, { ending: string | undefined }>({ max: 500 })

function getEnding(accept: string | undefined): string | undefined {
  if (!accept || accept.length > maxHeaderLength) return ''
  const cached = endings.get(accept)
  if (cached) return cached.ending
  const ending = negotiatedEnding(accept)
  endings.set(accept, { ending })
  return ending
}

/**
 * The page in the requested format. It is the same cache entry as the file at that format's own address. Undefined if
 * no available format is acceptable.
 */
export function negotiated(
  page: RequestedPage,
  accept: string | undefined,
): RequestedPage | undefined {
  if (!page.isNegotiated) return page
  const ending = getEnding(accept)
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

/** The formats of the profile at a path, each with its address, one per line. */
export const formatList = (path: string): string =>
  profileTypes.map(([type, ending]) => `${type}  ${path}${ending}\n`).join('')
