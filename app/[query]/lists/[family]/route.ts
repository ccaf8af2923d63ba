import { familyOfPath } from '@/lib/contract/families'
import { getListView } from '@/lib/portal/list/load'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { stateOfSegment } from '@/lib/portal/routing/page-query'

export { familyParams as generateStaticParams } from '@/lib/portal/routing/build-params'

/** The list of a family in one state as data, for its page in a browser: `/lists/projects?status=Pilot`. */
export const GET = route(async (_, { params }: RouteContext<'/[query]/lists/[family]'>) => {
  const { query, family: name } = await params
  const family = familyOfPath(name)
  const state = family && stateOfSegment(`/${family}`, query)
  if (!family || !state) return notFound('There is no such list.')
  return Response.json(await getListView(family, state))
})
