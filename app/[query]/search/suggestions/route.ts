/** What the search box shows while one types. */
import { search } from '@/lib/client/resources'
import { cacheControl } from '@/lib/contract/headers'
import { stateOfSegment } from '@/lib/portal/routing/page-query'
import { askedOf, searchGroups } from '@/lib/portal/search/search-groups'
import type { Suggestions } from '@/lib/portal/search/suggestions'

export { queryParams as generateStaticParams } from '@/lib/portal/routing/build-params'

export async function GET(_: Request, { params }: RouteContext<'/[query]/search/suggestions'>) {
  const q = stateOfSegment('/search/suggestions', (await params).query)?.q
  if (q === undefined) return Response.json({ groups: [] } satisfies Suggestions, { status: 404 })
  const results = await search(askedOf(q))
  if (!results.ok) return new Response(null, { status: 503 })
  const groups = searchGroups(results.data, q).map(({ title, hits }) => ({ title, hits }))
  return Response.json({ groups } satisfies Suggestions, {
    headers: { 'cache-control': cacheControl.search },
  })
}
