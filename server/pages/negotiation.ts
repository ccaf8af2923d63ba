/** Selects the format of a profile at its single address from the `Accept` header of a request. */
import { negotiatedEnding, profileTypes } from '@/lib/portal/routing/negotiated-ending'
import { negotiatedVary, unsharedCacheControl } from './headers'
import { documentAt, type RequestedPage } from './page-address'

/** Browsers and libraries do not send longer headers, so a longer header is ignored. */
const maxHeaderLength = 500

const getEnding = (accept = ''): string | undefined =>
  accept === '' || accept.length > maxHeaderLength ? '' : negotiatedEnding(accept)

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
