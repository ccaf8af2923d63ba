import { cacheControl } from '@/lib/contract/headers'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { stateOfSegment } from '@/lib/portal/routing/page-query'
import { getSuggestions } from '@/lib/portal/search/load'

export { queryParams as generateStaticParams } from '@/lib/portal/routing/build-params'

/** The suggestions that the search box shows during typing. */
export const GET = route(async (_, { params }: RouteContext<'/[query]/search/suggestions'>) => {
  const q = stateOfSegment('/search/suggestions', (await params).query)?.q
  if (q === undefined) return notFound('The search is empty.')
  return Response.json(await getSuggestions(q), {
    headers: { 'cache-control': cacheControl.search },
  })
})
