import { parseExploreQuery } from '@/lib/portal/explore/explore-query'
import { parseCanonicalListQuery } from '@/lib/portal/list/list-state'
import { getListFile } from '@/lib/portal/list/table/list-file'
import { type TableFormat, tableFormats } from '@/lib/portal/publish/table/table-formats'
import { csvType, fileResponse, jsonType } from '@/lib/portal/responses/file-response'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'
import { getPastListFile } from '@/lib/portal/versions/cite/load'
import { getPastTableFile } from '@/lib/portal/versions/cite/load-table'
import { getPastWalletsFile } from '@/lib/portal/wallets/load'
import { parseWalletsQuery } from '@/lib/portal/wallets/wallets-query'

type Context = RouteContext<'/versions/[version]/data/[file]'>

const getType: Record<TableFormat, string> = { csv: csvType, json: jsonType }

const noVersion = () => notFound('There is no such version.')

const response = (text: string, format: TableFormat, version: string, file: string) =>
  fileResponse(text, {
    type: getType[format],
    name: `did-atlas-${version}-${file}`,
    download: format === 'csv',
  })

/** A list, a cross table or the national wallets as of a version. Its JSON is the result whose hash the citation gives. */
export const GET = route(async (request, { params }: Context) => {
  const { version, file: name } = await params
  const parameters = requestParameters(request)
  const tableFormat = tableFormats.find((format) => name === `explore.${format}`)
  if (tableFormat) {
    const text = await getPastTableFile(version, parseExploreQuery(parameters), tableFormat)
    return text === undefined ? noVersion() : response(text, tableFormat, version, name)
  }
  const walletsFormat = tableFormats.find((format) => name === `wallets.${format}`)
  if (walletsFormat) {
    const text = await getPastWalletsFile(version, parseWalletsQuery(parameters), walletsFormat)
    return text === undefined ? noVersion() : response(text, walletsFormat, version, name)
  }
  const file = getListFile(name)
  if (!file) return notFound()
  const state = parseCanonicalListQuery(parameters)
  const text = await getPastListFile(version, file.family, state, file.format)
  return text === undefined ? noVersion() : response(text, file.format, version, name)
})
