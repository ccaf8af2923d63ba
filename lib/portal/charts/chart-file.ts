/** The files of a chart: pictures, its table and its citation. */
import 'server-only'
import { creditLine, makeCredit } from '@/lib/portal/publish/credit'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { citationText } from '@/lib/portal/publish/export/record-text'
import { svgPicture } from '@/lib/portal/publish/picture/svg-picture'
import { getContentType } from '@/lib/portal/publish/record-formats'
import { shareSize } from '@/lib/portal/publish/seo/picture/share-size'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import { fileResponse, svgType } from '@/lib/portal/responses/file-response'
import type { Chart } from './chart'
import type { ChartFile } from './chart-address'
import { chartCitation, chartTable } from './chart-table'
import { chartFile } from './draw/draw-chart'

async function pngResponse(chart: Chart, context: DataContext, isShared: boolean) {
  const { attribution } = makeCredit(context.terms, context.siteUrl)
  const text = { title: chart.finding, subtitle: chart.definition, credit: creditLine(context) }
  const drawing = chartFile(chart, 'wide', attribution)
  const picture = await svgPicture(drawing, text, isShared ? shareSize : undefined)
  const name = `did-atlas-${chart.id}.png`
  return fileResponse(picture, {
    type: 'image/png',
    lifetime: 'list',
    ...(isShared ? {} : { name }),
  })
}

/**
 * The context has the version of the data, if the API has versions. `pastVersion` is set for a file of a past version.
 */
export async function chartFileResponse(
  chart: Chart,
  file: ChartFile,
  context: DataContext,
  pastVersion?: string,
): Promise<Response> {
  switch (file.kind) {
    case 'png':
      return pngResponse(chart, context, false)
    case 'share':
      return pngResponse(chart, context, true)
    case 'table':
      return tableResponse(chartTable(chart, pastVersion), file.format, context, chart.id)
    case 'citation':
      return fileResponse(citationText[file.format](chartCitation(chart, context)), {
        type: getContentType(file.format),
        lifetime: 'list',
        name: `did-atlas-${chart.id}.${file.format}`,
        download: true,
      })
    case 'svg': {
      const { attribution, licence } = makeCredit(context.terms, context.siteUrl)
      return fileResponse(chartFile(chart, file.size, `${attribution} ${licence}`), {
        type: svgType,
        lifetime: 'list',
      })
    }
  }
}
