import { drawHeatMap } from '@/lib/portal/explore/draw-heat-map'
import { exploreFormats, parseExploreQuery, toFileState } from '@/lib/portal/explore/explore-query'
import { exploreTable } from '@/lib/portal/explore/explore-table'
import { getUnit } from '@/lib/portal/explore/explore-view'
import { getExploreView } from '@/lib/portal/explore/load'
import { exactState } from '@/lib/portal/list/list-state'
import { filterProblems } from '@/lib/portal/list/load'
import { creditLine, makeCredit } from '@/lib/portal/publish/data-context'
import { getFileContext } from '@/lib/portal/publish/load'
import { svgPicture } from '@/lib/portal/publish/picture/svg-picture'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import {
  fileResponse,
  notFound,
  route,
  svgType,
  textResponse,
} from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'
import { pastTableAddress } from '@/lib/portal/versions/cite/past-table-address'

/** A cross table as a file: `/explore/table.csv?rows=standard&columns=status`, also as JSON and as a picture. */
export const GET = route(async (request, { params }: RouteContext<'/explore/[file]'>) => {
  const { file } = await params
  const format = exploreFormats.find((name) => file === `table.${name}`)
  if (!format) return notFound()
  const isTable = format === 'csv' || format === 'json'
  const requestedState = parseExploreQuery(requestParameters(request))
  const refusal = await filterProblems('projects', requestedState.filters)
  if (refusal) return textResponse(400, refusal)
  const [view, context] = await Promise.all([
    getExploreView(isTable ? toFileState(requestedState) : requestedState),
    getFileContext(),
  ])
  const { table, title, summary, state, guess } = view
  if (!table) return notFound()
  if (isTable) {
    // A misspelled search has no exact state, so no frozen copy.
    const exact = exactState(state, guess)
    const frozenPath = exact && ((version: string) => pastTableAddress(version, exact))
    return tableResponse({ ...exploreTable(view, table), frozenPath }, format, context)
  }
  const { attribution } = makeCredit(context.terms, context.siteUrl)
  const drawing = drawHeatMap(table, {
    title,
    description: summary,
    credit: attribution,
    counting: `${getUnit(state)}s`,
  })
  if (format === 'svg') return fileResponse(drawing, { type: svgType })
  const picture = await svgPicture(drawing, {
    title,
    subtitle: summary,
    credit: creditLine(context),
  })
  return fileResponse(picture, { type: 'image/png' })
})
