import { getTerms } from '@/lib/client/resources'
import { answerHeaders, notYet } from '@/lib/portal/graph/answer-headers'
import { getNetwork } from '@/lib/portal/graph/answers'
import { drawNetwork, overviewOf } from '@/lib/portal/graph/draw-network'
import { laidOut } from '@/lib/portal/graph/layouts'
import { svgType, unavailable } from '@/lib/portal/publish/export/open-file'

const limits = { width: 1100, mostNodes: 2500, mostLabels: 14 }

/** The network as a picture that needs no script. */
export async function GET(): Promise<Response> {
  const [result, terms] = await Promise.all([getNetwork(), getTerms()])
  if (!result.ok) return unavailable()
  const { network, graph } = result.data
  const drawn = await laidOut(network)
  const title = 'The network of decentralized identity projects'
  const credit = terms.ok ? terms.data.attribution.components.credit : ''
  if (!drawn) {
    const waiting = { width: 600, height: 60, nodes: [], links: [], title }
    return notYet(
      drawNetwork({
        ...waiting,
        credit: 'The layout is being drawn. Reload the page in a moment.',
      }),
      svgType,
    )
  }
  return new Response(drawNetwork({ ...overviewOf(drawn, limits), title, credit }), {
    headers: answerHeaders(svgType, graph.lifetime),
  })
}
