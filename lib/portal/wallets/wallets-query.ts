/**
 * The filters of the national wallets in their URL: `/wallets?group=eu&protocol=mdoc&status=launched`. This file does not
 * import lists or the names of countries, because browsers load it.
 */

import { listAddress } from '@/lib/portal/list/list-state'
import { isRegion, type RegionName, regions } from '@/lib/portal/map/map-regions'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'
import { getGroup } from '@/lib/portal/records/country-groups'
import { makeQuery, withQuery } from '@/lib/text/query'
import { isProtocol, type ProtocolName } from './protocols'

export const filteredStatuses = ['launched', 'pilot', 'announced', 'ended'] as const
export type FilteredStatus = (typeof filteredStatuses)[number]

export interface WalletsState {
  region?: RegionName
  /** The key of a group of countries. */
  group?: string
  status?: FilteredStatus
  protocol?: ProtocolName
}

/** Parses a query. Unknown keys and invalid values are ignored, so no query is an error. */
export function parseWalletsQuery(parameters: URLSearchParams): WalletsState {
  const [region = '', group, status, protocol = ''] = ['region', 'group', 'status', 'protocol'].map(
    (name) => parameters.get(name) ?? undefined,
  )
  const validStatus = filteredStatuses.find((valid) => valid === status)
  return {
    ...(isRegion(region) ? { region } : {}),
    ...(group !== undefined && getGroup(group) ? { group } : {}),
    ...(validStatus ? { status: validStatus } : {}),
    ...(isProtocol(protocol) ? { protocol } : {}),
  }
}

/** Serializes a state with its keys in alphabetical order. Without filters it is `''`. */
export const serializeWalletsState = (state: WalletsState): string => makeQuery({ ...state })

export const canonicalWalletsQuery = (parameters: URLSearchParams): string =>
  serializeWalletsState(parseWalletsQuery(parameters))

const addressAt = (path: string, state: WalletsState): string =>
  withQuery(path, serializeWalletsState(state))

export const walletsPath = '/wallets'
export const walletMaps = ['world', 'europe'] as const
export type WalletMap = (typeof walletMaps)[number]

export const walletsAddress = (state: WalletsState = {}): string => addressAt(walletsPath, state)
export const walletMapAddress = (map: WalletMap): string => `${walletsPath}/${map}.svg`
/** The map of the wallets around a country. */
export const surroundingsAddress = (code: string): string => `${walletsPath}/${code}.svg`
export const walletsFileAddress = (state: WalletsState, format: TableFormat): string =>
  addressAt(`${walletsPath}/table.${format}`, state)
export const walletsPictureAddress = (state: WalletsState): string =>
  addressAt(`${walletsPath}/share.png`, state)

/** @example pastWalletsAddress('2026.11.24', { group: 'eu' }) // '/versions/2026.11.24/wallets?group=eu' */
export const pastWalletsAddress = (version: string, state: WalletsState): string =>
  addressAt(`/versions/${version}/wallets`, state)
export const pastWalletsFileAddress = (
  version: string,
  state: WalletsState,
  format: TableFormat,
): string => addressAt(`/versions/${version}/data/wallets.${format}`, state)

const pathForm =
  /^(?:(?:\/embed)?\/wallets|\/wallets\/(?:table\.(?:csv|json)|share\.png)|\/versions\/[^/]+\/(?:wallets|data\/wallets\.(?:csv|json)))$/

/** Whether the filters apply to the page or the file at a path. */
export const hasWalletFilters = (path: string): boolean => pathForm.test(path)

/** Whether a state is about Europe alone, which has a map of its own. */
export const isEuropean = ({ region, group }: WalletsState): boolean =>
  region === 'europe' || (region === undefined && ['eu', 'eea'].includes(group ?? ''))

/** The list whose feed follows the national wallets. */
export const walletsFeedPage = listAddress('/projects', {
  filters: { kind: ['Wallet'], level: ['National'] },
})

export const regionTitle = (region: RegionName): string => regions[region].title
