/** Headers for route handlers that serve data or pictures of the graph. Responses are cached as long as the graph. */
import type { CacheLifetime } from '@/lib/client/cache-lifetime'

export const graphResponseHeaders = (type: string, { revalidate, expire }: CacheLifetime) => ({
  'content-type': type,
  'cache-control': `public, s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`,
})
