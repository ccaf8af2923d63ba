import { UpstreamUnavailable } from '@/lib/client/result'
import { families } from '@/lib/contract/families'
import { getListView } from '@/lib/portal/list/load'
import { stateOfSegment } from '@/lib/portal/routing/page-query'

export { familyParams as generateStaticParams } from '@/lib/portal/routing/build-params'

/** The list of a family in one state as data, for its page in a browser: `/lists/projects?status=Pilot`. */
export async function GET(_: Request, { params }: RouteContext<'/[query]/lists/[family]'>) {
  const { query, family: name } = await params
  const family = families.find((known) => known === name)
  const state = family && stateOfSegment(`/${family}`, query)
  if (!family || !state) {
    return new Response('There is no such list.\n', {
      status: 404,
      headers: { 'cache-control': 'public, s-maxage=60' },
    })
  }
  try {
    return Response.json(await getListView(family, state))
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable)) throw error
    return new Response('The list is not available at the moment.\n', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '10' },
    })
  }
}
