import { type Family, familyOfPath } from '@/lib/contract/families'
import { parseExploreQuery } from '@/lib/portal/explore/explore-query'
import { parseCanonicalListQuery } from '@/lib/portal/list/list-state'
import { filterProblems } from '@/lib/portal/list/load'
import { isTableFormat } from '@/lib/portal/publish/table/table-formats'
import {
  csvType,
  fileResponse,
  jsonType,
  notFound,
  route,
  textResponse,
} from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'
import { type Frozen, frozenFile } from '@/lib/portal/versions/cite/frozen'
import { getPastList, getPastTable } from '@/lib/portal/versions/cite/load'
import { getPastContext } from '@/lib/portal/versions/load'
import { getPastWallets } from '@/lib/portal/wallets/load'
import { parseWalletsQuery } from '@/lib/portal/wallets/wallets-query'

type Context = RouteContext<'/versions/[version]/data/[file]'>

type Name = Family | 'explore' | 'wallets'

const getName = (text: string): Name | undefined =>
  text === 'explore' || text === 'wallets' ? text : familyOfPath(text)

function getFrozen(
  version: string,
  name: Name,
  parameters: URLSearchParams,
): Promise<Frozen | undefined> {
  if (name === 'explore') return getPastTable(version, parseExploreQuery(parameters))
  if (name === 'wallets') return getPastWallets(version, parseWalletsQuery(parameters))
  return getPastList(version, name, parseCanonicalListQuery(parameters))
}

async function getRefusal(version: string, name: Name, parameters: URLSearchParams) {
  if (name === 'wallets') return undefined
  return name === 'explore'
    ? filterProblems('projects', parseExploreQuery(parameters).filters, version)
    : filterProblems(name, parseCanonicalListQuery(parameters).filters, version)
}

/** A list, a cross table or the national wallets as of a version. Its JSON is the result whose hash the citation gives. */
export const GET = route(async (request, { params }: Context) => {
  const { version, file } = await params
  const [, text = '', format = ''] = /^([a-z-]+)\.([a-z]+)$/.exec(file) ?? []
  const name = getName(text)
  if (!name || !isTableFormat(format)) return notFound()
  const parameters = requestParameters(request)
  const frozen = await getFrozen(version, name, parameters)
  if (!frozen) return notFound('There is no such version.')
  const refusal = await getRefusal(frozen.about.version, name, parameters)
  if (refusal) return textResponse(400, refusal)
  return fileResponse(frozenFile(frozen, format, await getPastContext(frozen.about)), {
    type: format === 'csv' ? csvType : jsonType,
    name: `did-atlas-${version}-${file}`,
    download: format === 'csv',
  })
})
