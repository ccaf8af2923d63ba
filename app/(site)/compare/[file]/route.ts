import { parseCompareQuery } from '@/lib/portal/compare/compare-query'
import { comparisonTable } from '@/lib/portal/compare/comparison'
import { countryComparisonTable } from '@/lib/portal/compare/country-comparison'
import { getCompared, getComparedCountries, getComparedStandards } from '@/lib/portal/compare/load'
import { standardComparisonTable } from '@/lib/portal/compare/standard-comparison'
import { getFileContext } from '@/lib/portal/publish/load'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'

const projectTable = async (ids: readonly number[]) =>
  comparisonTable((await getCompared(ids)).projects)

const countryTable = async (codes: readonly string[]) =>
  countryComparisonTable((await getComparedCountries(codes)).countries)

const standardTable = async (ids: readonly number[]) =>
  standardComparisonTable((await getComparedStandards(ids)).standards)

/** The comparison as a file: `/compare/table.csv?ids=118,48`, or `table.json`. */
export const GET = route(async (request, { params }: RouteContext<'/compare/[file]'>) => {
  const { file } = await params
  const format = tableFormats.find((name) => file === `table.${name}`)
  if (!format) return notFound()
  const { ids, countries: codes, standards } = parseCompareQuery(requestParameters(request))
  const table = codes
    ? await countryTable(codes)
    : standards
      ? await standardTable(standards)
      : await projectTable(ids)
  if (table.rows.length === 0) return notFound()
  return tableResponse(table, format, await getFileContext())
})
