import { getLaidOutNetwork } from '@/lib/portal/graph/layout-cache'
import { getNetwork, graphResponse } from '@/lib/portal/graph/load'
import { getPayload } from '@/lib/portal/graph/network'
import { jsonType } from '@/lib/portal/responses/file-response'
import { accepted, route } from '@/lib/portal/responses/route-response'

/** The full network with its layout, for the explorer; 202 until there is a layout. */
export const GET = route(async () => {
  const { network, lifetime } = await getNetwork()
  const drawn = await getLaidOutNetwork(network)
  if (!drawn) return accepted('{}', jsonType)
  return graphResponse(JSON.stringify(getPayload(drawn)), jsonType, lifetime)
})
