/** The state that an open status page polls. The route has no parameters for the build, so it is never prerendered. */
import { connection } from 'next/server'
import { getSiteState } from '@/lib/portal/health/load'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { noQuery } from '@/lib/portal/routing/renderer-path'

/** Cached for seconds only and never served stale, so many open pages cause no more requests to the API than one. */
const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=0'

export const GET = route(async (_, { params }: RouteContext<'/[query]/health/state'>) => {
  if ((await params).query !== noQuery) return notFound()
  await connection()
  const state = await getSiteState(new Date().toISOString())
  return Response.json(state, { headers: { 'cache-control': cacheControl } })
})
