import { getSelection } from '@/lib/portal/graph/load'
import { graphResponseHeaders } from '@/lib/portal/graph/response-headers'
import { jsonType } from '@/lib/portal/responses/file-response'
import { route } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'

/** The explorer's description of a selected node or path, as JSON. */
export const GET = route(async (request) => {
  const { selection, lifetime } = await getSelection(requestParameters(request).toString())
  return Response.json(selection, { headers: graphResponseHeaders(jsonType, lifetime) })
})
