import { cacheControl } from '@/lib/contract/headers'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'
import { getSuggestions } from '@/lib/portal/search/load'

export const GET = route(async (request) => {
  const q = requestParameters(request).get('q')
  if (q === null) return notFound('The search is empty.')
  return Response.json(await getSuggestions(q), {
    headers: { 'cache-control': cacheControl.search },
  })
})
