import { movedFile } from '@/lib/portal/charts/chart-address'
import { movedTo, notFound, route } from '@/lib/portal/responses/route-response'

/** The files of charts were here before each chart had an address of its own. */
export const GET = route(async (_, { params }: RouteContext<'/statistics/[file]'>) => {
  const moved = movedFile((await params).file)
  return moved === undefined ? notFound() : movedTo(moved)
})
