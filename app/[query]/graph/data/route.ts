import { answerHeaders } from '@/lib/portal/graph/answer-headers'
import { laidOut } from '@/lib/portal/graph/layouts'
import { getNetwork } from '@/lib/portal/graph/load'
import { payloadOf } from '@/lib/portal/graph/payload'
import { jsonType } from '@/lib/portal/responses/file-response'
import { notYet, route } from '@/lib/portal/responses/route-response'

/** The whole network with its layout, for the explorer; 202 while there is no layout yet. */
export const GET = route(async () => {
  const { network, lifetime } = await getNetwork()
  const drawn = await laidOut(network)
  if (!drawn) return notYet('{}', jsonType)
  return new Response(JSON.stringify(payloadOf(drawn)), {
    headers: answerHeaders(jsonType, lifetime),
  })
})
