import { getTerms } from '@/lib/portal/about/load'
import { drawWorld } from '@/lib/portal/map/draw-world'
import { listMapCountries } from '@/lib/portal/map/load'
import { isMeasure } from '@/lib/portal/map/map-measures'
import { fileResponse, svgType } from '@/lib/portal/responses/file-response'
import { notFound, route } from '@/lib/portal/responses/route-response'

/** `/maps/world/projects_hq.svg`: the world by one measure, as a picture. */
export const GET = route(async (_, { params }: RouteContext<'/maps/world/[file]'>) => {
  const [, measure = ''] = /^(.+)\.svg$/.exec((await params).file) ?? []
  if (!isMeasure(measure)) return notFound()
  const [countries, terms] = await Promise.all([listMapCountries(), getTerms()])
  // Without the terms, there is no credit line.
  const drawn = drawWorld(countries, measure, terms?.attribution.text ?? '')
  return fileResponse(drawn, { type: svgType, lifetime: 'list' })
})
