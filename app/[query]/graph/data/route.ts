import { answerHeaders, notYet } from '@/lib/portal/graph/answer-headers'
import { getNetwork } from '@/lib/portal/graph/answers'
import { laidOut } from '@/lib/portal/graph/layouts'
import { payloadOf } from '@/lib/portal/graph/payload'
import { jsonType, unavailable } from '@/lib/portal/publish/export/open-file'

/** The whole network with its layout, for the explorer; 202 while there is no layout yet. */
export async function GET(): Promise<Response> {
  const result = await getNetwork()
  if (!result.ok) return unavailable()
  const { network, graph } = result.data
  const drawn = await laidOut(network)
  if (!drawn) return notYet('{}', jsonType)
  return new Response(JSON.stringify(payloadOf(drawn)), {
    headers: answerHeaders(jsonType, graph.lifetime),
  })
}
