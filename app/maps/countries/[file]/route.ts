import { drawCountry } from '@/lib/portal/map/draw-country'
import { listOrganizationPlaces } from '@/lib/portal/map/load'
import { fileResponse, notFound, route, svgType } from '@/lib/portal/responses/route-response'

/** `/maps/countries/CH.svg`: a country among its neighbours, with its organizations. */
export const GET = route(async (_, { params }: RouteContext<'/maps/countries/[file]'>) => {
  const [, code = ''] = /^([A-Z]{2})\.svg$/.exec((await params).file) ?? []
  const drawing = drawCountry(code, await listOrganizationPlaces(code))
  return drawing === undefined
    ? notFound()
    : fileResponse(drawing, { type: svgType, lifetime: 'list' })
})
