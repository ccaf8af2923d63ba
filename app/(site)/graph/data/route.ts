import { getLaidOutNetwork } from '@/lib/portal/graph/layout-cache'
import { getNetwork } from '@/lib/portal/graph/load'
import { getPayload } from '@/lib/portal/graph/payload'
import { graphResponseHeaders } from '@/lib/portal/graph/response-headers'
import { jsonType } from '@/lib/portal/responses/file-response'
import { accepted, route } from '@/lib/portal/responses/route-response'

/** The full network with its layout, for the explorer; 202 until there is a layout. */
export const GET = route(async () => {
  const { network, lifetime } = await getNetwork()
  const drawn = await getLaidOutNetwork(network)
  if (!drawn) return accepted('{}', jsonType)
  return new Response(JSON.stringify(getPayload(drawn)), {
    headers: graphResponseHeaders(jsonType, lifetime),
  })
})
