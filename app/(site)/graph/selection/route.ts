import { parseGraphState } from '@/lib/portal/graph/graph-query'
import { getSelection, graphResponse } from '@/lib/portal/graph/load'
import { jsonType } from '@/lib/portal/responses/file-response'
import { route } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'

/** The explorer's description of a selected node or path, as JSON. */
export const GET = route(async (request) => {
  const state = parseGraphState(requestParameters(request))
  const { selection, lifetime } = await getSelection(state)
  return graphResponse(JSON.stringify(selection), jsonType, lifetime)
})
