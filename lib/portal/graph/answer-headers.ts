/** Headers of what is made from the graph outside of pages: kept as long as the graph is. */
import type { CacheLifetime } from '@/lib/client/cache-lifetime'

export const answerHeaders = (type: string, { revalidate, expire }: CacheLifetime) => ({
  'content-type': type,
  'cache-control': `public, s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`,
})

/** Ask again in a moment: the status keeps every cache from keeping it. */
export const notYet = (body: BodyInit, type: string): Response =>
  new Response(body, {
    status: 202,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
  })
