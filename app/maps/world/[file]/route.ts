import { getTerms } from '@/lib/portal/about/load'
import { describeWorld, drawWorld } from '@/lib/portal/map/draw-world'
import { listMapCountries } from '@/lib/portal/map/load'
import { isMeasure, measures } from '@/lib/portal/map/map-measures'
import { creditLine } from '@/lib/portal/publish/data-context'
import { getFileContext } from '@/lib/portal/publish/load'
import { svgPicture } from '@/lib/portal/publish/picture/svg-picture'
import { shareSize } from '@/lib/portal/publish/seo/picture/share-size'
import { fileResponse, notFound, route, svgType } from '@/lib/portal/responses/route-response'

/** The world map for one measure: `/maps/world/projects_hq.svg`, and as `.png` the picture for shared links. */
export const GET = route(async (_, { params }: RouteContext<'/maps/world/[file]'>) => {
  const [, measure = '', ending] = /^(.+)\.(svg|png)$/.exec((await params).file) ?? []
  if (!isMeasure(measure)) return notFound()
  const [countries, terms] = await Promise.all([listMapCountries(), getTerms()])
  // Without the terms, there is no credit line.
  const drawing = drawWorld(countries, measure, terms?.attribution.text ?? '')
  if (ending === 'svg') return fileResponse(drawing, { type: svgType, lifetime: 'list' })
  const text = {
    title: `${measures[measure].title} by country`,
    subtitle: describeWorld(countries, measure),
    credit: creditLine(await getFileContext()),
  }
  return fileResponse(await svgPicture(drawing, text, shareSize), {
    type: 'image/png',
    lifetime: 'list',
  })
})
