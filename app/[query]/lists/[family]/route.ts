import { familyOfPath } from '@/lib/contract/families'
import { getListView } from '@/lib/portal/list/load'
import { listFileOf } from '@/lib/portal/list/table/list-file'
import { getListTable } from '@/lib/portal/list/table/load'
import { getFileContext } from '@/lib/portal/publish/load'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { stateOfSegment } from '@/lib/portal/routing/page-query'

export { familyParams as generateStaticParams } from '@/lib/portal/routing/build-params'

/**
 * The list of a family in one state: the data for its page in a browser, `/lists/projects?status=Pilot`, and a file to
 * download, `/lists/projects.csv?status=Pilot`.
 */
export const GET = route(async (_, { params }: RouteContext<'/[query]/lists/[family]'>) => {
  const { query, family: name } = await params
  const file = listFileOf(name)
  const family = file?.family ?? familyOfPath(name)
  const state = family && stateOfSegment(`/lists/${name}`, query)
  if (!family || !state) return notFound('There is no such list.')
  if (!file) return Response.json(await getListView(family, state))
  const context = await getFileContext()
  const table = await getListTable(family, state, context.siteUrl)
  return tableResponse(table, file.format, context, family)
})
