import { parseCompareQuery } from '@/lib/portal/compare/compare-query'
import { comparisonTable } from '@/lib/portal/compare/comparison'
import { countryComparisonTable } from '@/lib/portal/compare/country-comparison'
import { getCompared, getComparedCountries } from '@/lib/portal/compare/load'
import { getFileContext } from '@/lib/portal/publish/load'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'

/** The comparison as a file: `/compare/table.csv?ids=118,48`, or `table.json`. */
export const GET = route(async (request, { params }: RouteContext<'/compare/[file]'>) => {
  const { file } = await params
  const format = tableFormats.find((one) => file === `table.${one}`)
  if (!format) return notFound()
  const { ids, countries: codes } = parseCompareQuery(requestParameters(request))
  if (codes) {
    const [{ countries }, fileContext] = await Promise.all([
      getComparedCountries(codes),
      getFileContext(),
    ])
    if (countries.length === 0) return notFound()
    return tableResponse(countryComparisonTable(countries), format, fileContext)
  }
  const [{ projects }, context] = await Promise.all([getCompared(ids), getFileContext()])
  if (projects.length === 0) return notFound()
  return tableResponse(comparisonTable(projects), format, context)
})
