import { readSettings } from '@/lib/env'
import { creditLine, makeCredit } from '@/lib/portal/publish/data-context'
import { getFileContext } from '@/lib/portal/publish/load'
import { svgPicture } from '@/lib/portal/publish/picture/svg-picture'
import { shareSize } from '@/lib/portal/publish/seo/picture/share-size'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { fileResponse, notFound, route, svgType } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'
import { drawSurroundings, drawWallets } from '@/lib/portal/wallets/draw-wallets'
import { getNationalWallets, getWallets } from '@/lib/portal/wallets/load'
import { isEuropean, parseWalletsQuery, walletMaps } from '@/lib/portal/wallets/wallets-query'
import { walletsPictureText, walletsTable } from '@/lib/portal/wallets/wallets-table'

/** The national wallets as files: `table.csv` and `table.json`, the maps (`DE.svg` around a country), and the picture for shared links. */
export const GET = route(async (request, { params }: RouteContext<'/wallets/[file]'>) => {
  const { file } = await params
  const map = walletMaps.find((name) => file === `${name}.svg`)
  const [, code] = /^([A-Z]{2})\.svg$/.exec(file) ?? []
  if (map || code) {
    const [wallets, { terms, siteUrl }] = await Promise.all([
      getNationalWallets(),
      getFileContext(),
    ])
    const { attribution } = makeCredit(terms, siteUrl)
    const countries = wallets?.countries ?? []
    const mapDrawing = map
      ? drawWallets(map, countries, attribution)
      : drawSurroundings(code ?? '', countries, attribution)
    if (mapDrawing === undefined) return notFound()
    return fileResponse(mapDrawing, { type: svgType, lifetime: 'list' })
  }
  const format = tableFormats.find((name) => file === `table.${name}`)
  if (!format && file !== 'share.png') return notFound()
  const wallets = await getWallets(parseWalletsQuery(requestParameters(request)))
  if (!wallets) return notFound('There are no national wallets in the data.')
  const { view } = wallets
  const { SITE_URL } = readSettings()
  if (!format) {
    const credit = creditLine(await getFileContext())
    const countries = (await getNationalWallets())?.countries ?? []
    const drawing = drawWallets(isEuropean(view.state) ? 'europe' : 'world', countries, credit)
    const picture = await svgPicture(drawing, walletsPictureText(wallets, credit), shareSize)
    return fileResponse(picture, { type: 'image/png', lifetime: 'list' })
  }
  return tableResponse(walletsTable(view, SITE_URL), format, await getFileContext(), 'wallets')
})
