/** Headers of what is made from the graph outside of pages: kept as long as the graph is. */
import type { CacheLifetime } from '@/lib/client/cache-lifetime'

export const answerHeaders = (type: string, { revalidate, expire }: CacheLifetime) => ({
  'content-type': type,
  'cache-control': `public, s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`,
})
