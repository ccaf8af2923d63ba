import { required } from '@/lib/client/result'
import { getCredit } from '@/lib/portal/publish/credit'
import { fileOf, noSuchFile, openFile } from '@/lib/portal/publish/export/open-file'
import { noQuery } from '@/lib/portal/routing/renderer-path'
import { chartOf } from '@/lib/portal/statistics/charts/chart'
import { getStatistics } from '@/lib/portal/statistics/get-statistics'
import {
  type StatisticFile,
  statisticCsv,
  statisticFileOf,
} from '@/lib/portal/statistics/statistic-file'

async function statisticFile(file: StatisticFile): Promise<Response> {
  const [answer, credit] = await Promise.all([getStatistics(), getCredit()])
  const statistic = required(answer).data.statistics.find(({ id }) => id === file.id)
  if (!statistic) return noSuchFile()
  if (file.format === 'svg') {
    return openFile(chartOf(statistic, file.size, credit.attribution), {
      type: 'image/svg+xml; charset=utf-8',
    })
  }
  return openFile(statisticCsv(statistic, credit), { type: 'text/csv; charset=utf-8' })
}

/** The charts of the page and their tables, as files. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[query]/statistics/[file]'>,
): Promise<Response> {
  const { query, file: segment } = await params
  const file = statisticFileOf(segment)
  return file && query === noQuery ? fileOf(() => statisticFile(file)) : noSuchFile()
}
