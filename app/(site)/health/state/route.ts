/** The state that an open status page polls. */
import { connection } from 'next/server'
import { getSiteState } from '@/lib/portal/health/load'
import { route } from '@/lib/portal/responses/route-response'

const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=0'

export const GET = route(async () => {
  await connection()
  const state = await getSiteState(new Date().toISOString())
  return Response.json(state, { headers: { 'cache-control': cacheControl } })
})
