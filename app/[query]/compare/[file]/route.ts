import { parseCompareQuery } from '@/lib/portal/compare/compare-query'
import { comparisonTable } from '@/lib/portal/compare/comparison'
import { getCompared } from '@/lib/portal/compare/load'
import { getFileContext } from '@/lib/portal/publish/load'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

/** The comparison as a file: `/compare/table.csv?ids=118,48`, or `table.json`. */
export const GET = route(async (_, { params }: RouteContext<'/[query]/compare/[file]'>) => {
  const { query: segment, file } = await params
  const query = queryOfSegment(segment)
  const format = tableFormats.find((one) => file === `table.${one}`)
  if (!format || query === undefined) return notFound()
  const { ids } = parseCompareQuery(new URLSearchParams(query))
  const [{ projects }, context] = await Promise.all([getCompared(ids), getFileContext()])
  if (projects.length === 0) return notFound()
  return tableResponse(comparisonTable(projects), format, context)
})
