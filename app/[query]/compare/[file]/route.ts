import { parseCompareQuery } from '@/lib/portal/compare/compare-query'
import { comparisonCsv } from '@/lib/portal/compare/comparison-csv'
import { getCompared } from '@/lib/portal/compare/load'
import { getCredit } from '@/lib/portal/publish/load'
import { fileResponse } from '@/lib/portal/responses/file-response'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

/** `/compare/table.csv?ids=118,48` */
export const GET = route(async (_, { params }: RouteContext<'/[query]/compare/[file]'>) => {
  const { query: segment, file } = await params
  const query = queryOfSegment(segment)
  if (file !== 'table.csv' || query === undefined) return notFound()
  const { ids } = parseCompareQuery(new URLSearchParams(query))
  const [{ projects }, credit] = await Promise.all([getCompared(ids), getCredit()])
  if (projects.length === 0) return notFound()
  return fileResponse(comparisonCsv(projects, credit), { type: 'text/csv; charset=utf-8' })
})
