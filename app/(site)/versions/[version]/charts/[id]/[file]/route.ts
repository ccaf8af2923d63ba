import { chartFileResponse } from '@/lib/portal/charts/chart-file'
import { route } from '@/lib/portal/responses/route-response'

type Context = RouteContext<'/versions/[version]/charts/[id]/[file]'>

/** Serves a chart's files from a past version. */
export const GET = route(async (_, { params }: Context) => {
  const { version, id, file } = await params
  return chartFileResponse(id, file, version)
})
