import { drawNetwork, getOverview } from '@/lib/portal/graph/draw-network'
import { getLaidOutNetwork } from '@/lib/portal/graph/layout-cache'
import { getNetwork, graphResponse } from '@/lib/portal/graph/load'
import { svgType } from '@/lib/portal/responses/file-response'
import { accepted, route } from '@/lib/portal/responses/route-response'

const limits = { width: 1100, maxNodes: 2500, maxLabels: 14 }
const title = 'The network of decentralized identity projects'

/** The placeholder picture until the network has a layout. */
const waiting = () =>
  drawNetwork({
    width: 600,
    height: 60,
    nodes: [],
    links: [],
    title,
    credit: 'The layout is being computed. Reload the page in a moment.',
  })

export const GET = route(async () => {
  const { network, credit, lifetime } = await getNetwork()
  const drawn = await getLaidOutNetwork(network)
  if (!drawn) return accepted(waiting(), svgType)
  const picture = drawNetwork({ ...getOverview(drawn, limits), title, credit })
  return graphResponse(picture, svgType, lifetime)
})
