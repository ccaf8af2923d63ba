import { creditLine, makeCredit } from '@/lib/portal/publish/credit'
import { getFileContext } from '@/lib/portal/publish/load'
import { svgPicture } from '@/lib/portal/publish/picture/svg-picture'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import { fileResponse, svgType } from '@/lib/portal/responses/file-response'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { getChart } from '@/lib/portal/statistics/charts/chart'
import { getStatistics } from '@/lib/portal/statistics/load'
import { getStatisticFile, statisticTable } from '@/lib/portal/statistics/statistic-file'

/** The charts of the statistics page and their tables, as files. */
export const GET = route(async (_, { params }: RouteContext<'/statistics/[file]'>) => {
  const file = getStatisticFile((await params).file)
  if (!file) return notFound()
  const [{ statistics, fetchedAt }, context] = await Promise.all([
    getStatistics(),
    getFileContext(),
  ])
  const statistic = statistics.find(({ id }) => id === file.id)
  if (!statistic) return notFound()
  const { attribution } = makeCredit(context.terms, context.siteUrl)
  if (file.format === 'svg') {
    return fileResponse(getChart(statistic, file.size, attribution), { type: svgType })
  }
  const dated = { ...context, fetchedAt }
  if (file.format !== 'png') return tableResponse(statisticTable(statistic), file.format, dated)
  const chart = getChart(statistic, 'wide', attribution)
  const picture = await svgPicture(chart, { title: statistic.title, credit: creditLine(dated) })
  return fileResponse(picture, { type: 'image/png' })
})
