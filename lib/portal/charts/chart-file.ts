/** The files of a chart: pictures, its table and its citation. */
import 'server-only'
import { creditLine, type DataContext, makeCredit } from '@/lib/portal/publish/data-context'
import { citationText } from '@/lib/portal/publish/export/record-text'
import { svgPicture } from '@/lib/portal/publish/picture/svg-picture'
import { citationFormats, getContentType } from '@/lib/portal/publish/record-formats'
import { shareSize } from '@/lib/portal/publish/seo/picture/share-size'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { fileResponse, notFound, svgType } from '@/lib/portal/responses/route-response'
import { type Chart, chartSubtitle, isChartId } from './chart'
import { chartCitation, chartTable } from './chart-table'
import type { ChartSizeName } from './draw/chart-size'
import { chartFile } from './draw/draw-chart'
import { getChart } from './load'

const drawings = new Map<string, ChartSizeName>([
  ['chart.svg', 'wide'],
  ['narrow.svg', 'narrow'],
  ['small.svg', 'small'],
  ['broad.svg', 'broad'],
])

async function pngResponse(chart: Chart, context: DataContext, isShared: boolean) {
  const { attribution } = makeCredit(context.terms, context.siteUrl)
  const subtitle = `${chartSubtitle(chart)}.`
  const text = {
    title: chart.finding,
    // Shared pictures are seen as thumbnails.
    subtitle: isShared ? subtitle : `${subtitle} ${chart.definition}`,
    credit: creditLine(context),
  }
  const drawing = chartFile(chart, 'wide', attribution)
  const picture = await svgPicture(drawing, text, isShared ? shareSize : undefined)
  const name = `did-atlas-${chart.id}.png`
  return fileResponse(picture, {
    type: 'image/png',
    lifetime: 'list',
    ...(isShared ? {} : { name }),
  })
}

/** The file of a name below the address of a chart, of the current data or of a version. */
export async function chartFileResponse(
  id: string,
  name: string,
  version?: string,
): Promise<Response> {
  const drawing = drawings.get(name)
  const isPng = name === 'chart.png' || name === 'share.png'
  const table = tableFormats.find((format) => name === `table.${format}`)
  const citation = citationFormats.find((format) => name === `citation.${format}`)
  if (!isChartId(id) || !(drawing || isPng || table || citation)) return notFound()
  const answer = await getChart(id, version)
  if (!answer?.chart) return notFound()
  const { chart, context, pastVersion } = answer
  if (table) return tableResponse(chartTable(chart, pastVersion), table, context, id)
  if (citation) {
    return fileResponse(citationText[citation](chartCitation(chart, context)), {
      type: getContentType(citation),
      lifetime: 'list',
      name: `did-atlas-${id}.${citation}`,
      download: true,
    })
  }
  if (!drawing) return pngResponse(chart, context, name === 'share.png')
  const { attribution, licence } = makeCredit(context.terms, context.siteUrl)
  return fileResponse(chartFile(chart, drawing, `${attribution} ${licence}`), {
    type: svgType,
    lifetime: 'list',
  })
}
