import { getSelection } from '@/lib/portal/graph/load'
import { graphResponseHeaders } from '@/lib/portal/graph/response-headers'
import { jsonType } from '@/lib/portal/responses/file-response'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

/** The explorer's description of a selected node or path, as JSON. */
export const GET = route(async (_, { params }: RouteContext<'/[query]/graph/selection'>) => {
  const query = queryOfSegment((await params).query)
  if (query === undefined) return notFound()
  const { selection, lifetime } = await getSelection(query)
  return Response.json(selection, { headers: graphResponseHeaders(jsonType, lifetime) })
})
