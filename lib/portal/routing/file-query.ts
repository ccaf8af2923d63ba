/** The queries of files: feeds of lists, and lists, cross tables and national wallets, of today and as of a version. */
import { familyOfPath } from '@/lib/contract/families'
import { exploreFileParameters, exploreFormats } from '@/lib/portal/explore/explore-query'
import { lists } from '@/lib/portal/list/list-definitions'
import {
  type KnownParameters,
  listDataParameters,
  listFileParameters,
  oneOf,
  queryProblems,
} from '@/lib/portal/list/query-problems'
import { getListFile } from '@/lib/portal/list/table/list-file'
import { regionNames } from '@/lib/portal/map/map-regions'
import { feedOfPath } from '@/lib/portal/publish/feed-address'
import { isTableFormat } from '@/lib/portal/publish/table/table-formats'
import { countryGroups } from '@/lib/portal/records/country-groups'
import { protocolNames } from '@/lib/portal/wallets/protocols'
import { filteredStatuses, hasWalletFilters } from '@/lib/portal/wallets/wallets-query'

/** The parameters of `/wallets` and of its files. */
export const walletsParameters: KnownParameters = {
  region: oneOf(regionNames),
  group: oneOf(countryGroups.map(({ key }) => key)),
  status: oneOf(filteredStatuses),
  protocol: oneOf(protocolNames),
}

const fileForm = /^\/(lists|explore|wallets|versions\/[^/]+\/data)\/([a-z-]+)(?:\.([a-z]+))?$/

/** The parameters that a file accepts. Undefined for the path of anything else. */
function getParameters(path: string): KnownParameters | undefined {
  const followed = feedOfPath(path)?.subject
  // Its address is that of the list with an ending, so it may carry the order and the page of the list.
  if (followed?.kind === 'list') return listDataParameters(lists[followed.family])
  const [, folder = '', name = '', format = ''] = fileForm.exec(path) ?? []
  if (isTableFormat(format) && hasWalletFilters(path)) return walletsParameters
  const isPast = folder.startsWith('versions/')
  if (isPast && name === 'explore' && isTableFormat(format)) return exploreFileParameters
  if (folder === 'explore' && name === 'table') {
    return exploreFormats.some((exploreFormat) => exploreFormat === format)
      ? exploreFileParameters
      : undefined
  }
  const family = familyOfPath(name)
  if (!family || folder === 'explore' || folder === 'wallets') return undefined
  if (getListFile(`${name}.${format}`)) return listFileParameters(lists[family])
  return folder === 'lists' && format === '' ? listDataParameters(lists[family]) : undefined
}

/**
 * The reason why there is no file for a query, with one sentence per line. Undefined if there is a file, or if the path
 * does not name one.
 * @example refusedQuery('/lists/projects.csv', new URLSearchParams('standards=43')) // 'There is no parameter
 * “standards”. Did you mean “standard”? …'
 */
export function refusedQuery(path: string, parameters: URLSearchParams): string | undefined {
  if (parameters.size === 0) return undefined
  const knownParameters = getParameters(path)
  const problems = knownParameters ? queryProblems(knownParameters, parameters) : []
  return problems.length > 0 ? problems.join('\n') : undefined
}
