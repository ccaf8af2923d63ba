import { getTerms, listCountries } from '@/lib/client/resources'
import { mapCountry } from '@/lib/portal/map/country-shapes'
import { drawWorld } from '@/lib/portal/map/draw-world'
import { isMeasure } from '@/lib/portal/map/measures'
import { noSuchFile, openFile, svgType, unavailable } from '@/lib/portal/publish/export/open-file'

type Context = RouteContext<'/[query]/maps/world/[file]'>

/** `/maps/world/projects_hq.svg`: the world by one measure, as a picture. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [, measure = ''] = /^(.+)\.svg$/.exec((await params).file) ?? []
  if (!isMeasure(measure)) return noSuchFile()
  const [countries, terms] = await Promise.all([listCountries(), getTerms()])
  if (!countries.ok) return unavailable()
  // Without the terms there is no credit to give.
  const credit = terms.ok ? terms.data.attribution.text : ''
  const drawn = drawWorld(countries.data.data.map(mapCountry), measure, credit)
  return openFile(drawn, { type: svgType, lifetime: 'list' })
}
