import { pictureFile } from '@/lib/portal/graph/draw-network'
import { parseGraphState, pictureFormats } from '@/lib/portal/graph/graph-query'
import { drawGraph, getGraphPage } from '@/lib/portal/graph/load'
import { creditLine } from '@/lib/portal/publish/data-context'
import { getFileContext } from '@/lib/portal/publish/load'
import { svgPicture } from '@/lib/portal/publish/picture/svg-picture'
import { fileResponse, notFound, route, svgType } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'

/** The picture of the network page as a file: `/graph/picture.svg?country=DE`, also as PNG. */
export const GET = route(async (request, { params }: RouteContext<'/graph/[file]'>) => {
  const { file } = await params
  const format = pictureFormats.find((name) => file === `picture.${name}`)
  if (!format) return notFound()
  const state = parseGraphState(requestParameters(request))
  const [view, context] = await Promise.all([getGraphPage(state), getFileContext()])
  const drawing = await drawGraph(view, state, { width: 1120, site: context.siteUrl })
  const credit = creditLine(context)
  if (format === 'svg') return fileResponse(pictureFile(drawing, credit), { type: svgType })
  const picture = await svgPicture(drawing, { title: view.title, credit })
  return fileResponse(picture, { type: 'image/png' })
})
