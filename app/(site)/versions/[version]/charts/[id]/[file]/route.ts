import { isChartId } from '@/lib/portal/charts/chart'
import { getChartFile } from '@/lib/portal/charts/chart-address'
import { chartFileResponse } from '@/lib/portal/charts/chart-file'
import { getChart } from '@/lib/portal/charts/load'
import { notFound, route } from '@/lib/portal/responses/route-response'

type Context = RouteContext<'/versions/[version]/charts/[id]/[file]'>

/** Serves a chart's files from a past version. */
export const GET = route(async (_, { params }: Context) => {
  const { version, id, file: name } = await params
  const file = getChartFile(name)
  const result = file && isChartId(id) ? await getChart(id, version) : undefined
  if (!file || !result?.chart) return notFound()
  return chartFileResponse(result.chart, file, result.context, result.context.version)
})
