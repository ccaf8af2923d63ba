import { isChartId } from '@/lib/portal/charts/chart'
import { getChartFile } from '@/lib/portal/charts/chart-address'
import { chartFileResponse } from '@/lib/portal/charts/chart-file'
import { getChart } from '@/lib/portal/charts/load'
import { notFound, route } from '@/lib/portal/responses/route-response'

type Context = RouteContext<'/versions/[version]/charts/[id]/[file]'>

/** The files of a chart as of a version. */
export const GET = route(async (_, { params }: Context) => {
  const { version, id, file: name } = await params
  const file = getChartFile(name)
  const answer = file && isChartId(id) ? await getChart(id, version) : undefined
  if (!file || !answer?.chart) return notFound()
  return chartFileResponse(answer.chart, file, answer.context, answer.context.version)
})
