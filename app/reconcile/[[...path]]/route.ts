import { getServiceAnswer } from '@/lib/portal/reconcile/load'
import { jsonType, movedTo, route } from '@/lib/portal/responses/route-response'

type Context = RouteContext<'/reconcile/[[...path]]'>

/**
 * The reconciliation service. The public server forwards every request of a client as a form,
 * regardless of its original encoding.
 */
export const POST = route(async (request: Request, { params }: Context) => {
  const { path = [] } = await params
  const { status, body } = await getServiceAnswer(
    path.join('/'),
    new URLSearchParams(await request.text()),
  )
  if ('location' in body) return movedTo(body.location)
  const [text, type] =
    'html' in body ? [body.html, 'text/html; charset=utf-8'] : [JSON.stringify(body.json), jsonType]
  return new Response(text, { status, headers: { 'content-type': type } })
})
