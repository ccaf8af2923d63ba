import { drawCountry } from '@/lib/portal/map/draw-country'
import { noSuchFile, openFile, svgType } from '@/lib/portal/publish/export/open-file'

type Context = RouteContext<'/[query]/maps/countries/[file]'>

/** `/maps/countries/CH.svg`: a country among its neighbours. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [, code = ''] = /^([A-Z]{2})\.svg$/.exec((await params).file) ?? []
  const drawn = drawCountry(code)
  return drawn === undefined ? noSuchFile() : openFile(drawn, { type: svgType, lifetime: 'list' })
}
