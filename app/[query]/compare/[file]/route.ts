import { parseCompareQuery } from '@/lib/portal/compare/compare-query'
import { comparisonCsv } from '@/lib/portal/compare/comparison-csv'
import { getCompared } from '@/lib/portal/compare/get-compared'
import { getCredit } from '@/lib/portal/publish/credit'
import { fileOf, noSuchFile, openFile } from '@/lib/portal/publish/export/open-file'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

async function comparisonFile(ids: readonly number[]): Promise<Response> {
  const [{ projects }, credit] = await Promise.all([getCompared(ids), getCredit()])
  if (projects.length === 0) return noSuchFile()
  return openFile(comparisonCsv(projects, credit), { type: 'text/csv; charset=utf-8' })
}

/** `/compare/table.csv?ids=118,48` */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[query]/compare/[file]'>,
): Promise<Response> {
  const { query: segment, file } = await params
  const query = queryOfSegment(segment)
  if (file !== 'table.csv' || query === undefined) return noSuchFile()
  const { ids } = parseCompareQuery(new URLSearchParams(query))
  return fileOf(() => comparisonFile(ids))
}
