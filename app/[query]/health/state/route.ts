/** The state that an open status page asks for again and again. Without parameters for the build it is never prerendered. */
import { connection } from 'next/server'
import { getSiteState } from '@/lib/portal/health/load'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { noQuery } from '@/lib/portal/routing/renderer-path'

/** For seconds only, so that many open pages ask the API as often as one, and never shown stale. */
const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=0'

export const GET = route(async (_, { params }: RouteContext<'/[query]/health/state'>) => {
  if ((await params).query !== noQuery) return notFound()
  await connection()
  const state = await getSiteState(new Date().toISOString())
  return Response.json(state, { headers: { 'cache-control': cacheControl } })
})
