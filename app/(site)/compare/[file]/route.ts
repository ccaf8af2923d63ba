import { parseCompareQuery } from '@/lib/portal/compare/compare-query'
import { comparisonTable, unknownKeys } from '@/lib/portal/compare/comparison'
import { loadComparison } from '@/lib/portal/compare/load'
import { getFileContext } from '@/lib/portal/publish/load'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { notFound, route, textResponse } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'

/** The comparison as a file: `/compare/table.csv?ids=118,48`, or `table.json`. */
export const GET = route(async (request, { params }: RouteContext<'/compare/[file]'>) => {
  const { file } = await params
  const format = tableFormats.find((name) => file === `table.${name}`)
  if (!format) return notFound()
  const { comparison, unknown } = await loadComparison(
    parseCompareQuery(requestParameters(request)),
  )
  const table = comparisonTable(comparison)
  if (table.rows.length === 0) return notFound()
  if (unknown.length > 0) return textResponse(400, unknownKeys(comparison.kind, unknown))
  return tableResponse(table, format, await getFileContext())
})
