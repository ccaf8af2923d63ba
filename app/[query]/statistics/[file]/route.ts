import { getCredit } from '@/lib/portal/publish/load'
import { fileResponse, svgType } from '@/lib/portal/responses/file-response'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { noQuery } from '@/lib/portal/routing/renderer-path'
import { chartOf } from '@/lib/portal/statistics/charts/chart'
import { getStatistics } from '@/lib/portal/statistics/load'
import { statisticCsv, statisticFileOf } from '@/lib/portal/statistics/statistic-file'

/** The charts of the page and their tables, as files. */
export const GET = route(async (_, { params }: RouteContext<'/[query]/statistics/[file]'>) => {
  const { query, file: segment } = await params
  const file = statisticFileOf(segment)
  if (!file || query !== noQuery) return notFound()
  const [{ statistics }, credit] = await Promise.all([getStatistics(), getCredit()])
  const statistic = statistics.find(({ id }) => id === file.id)
  if (!statistic) return notFound()
  return file.format === 'svg'
    ? fileResponse(chartOf(statistic, file.size, credit.attribution), { type: svgType })
    : fileResponse(statisticCsv(statistic, credit), { type: 'text/csv; charset=utf-8' })
})
