import { chartFileResponse } from '@/lib/portal/charts/chart-file'
import { route } from '@/lib/portal/responses/route-response'

/** The files of a chart: `chart.svg`, `chart.png`, `share.png`, `table.csv`, `citation.bib` and others. */
export const GET = route(async (_, { params }: RouteContext<'/charts/[id]/[file]'>) => {
  const { id, file } = await params
  return chartFileResponse(id, file)
})
