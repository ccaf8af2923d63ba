import { isChartId } from '@/lib/portal/charts/chart'
import { getChartFile } from '@/lib/portal/charts/chart-address'
import { chartFileResponse } from '@/lib/portal/charts/chart-file'
import { getChart } from '@/lib/portal/charts/load'
import { notFound, route } from '@/lib/portal/responses/route-response'

/** The files of a chart: `chart.svg`, `chart.png`, `share.png`, `table.csv`, `citation.bib` and others. */
export const GET = route(async (_, { params }: RouteContext<'/charts/[id]/[file]'>) => {
  const { id, file: name } = await params
  const file = getChartFile(name)
  const answer = file && isChartId(id) ? await getChart(id) : undefined
  if (!file || !answer?.chart) return notFound()
  return chartFileResponse(answer.chart, file, answer.context)
})
