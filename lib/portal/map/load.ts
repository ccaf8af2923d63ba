/** Loads the data of maps. */
import 'server-only'
import { unwrap } from '@/lib/client/result'
import { getData } from '@/lib/portal/data/current-data'
import { getDataDate, makeGraph } from '@/lib/portal/data/indexes'
import { listView } from '@/lib/portal/list/data-lists'
import { nationalWallets, statusOfCountry } from '@/lib/portal/wallets/national-wallets'
import { mapCountry } from './map-country'
import type { MapCountry } from './map-measures'
import { type MapPoint, mapPoints, type OrganizationPlace, organizationPlaces } from './map-points'

/** All countries with their figures. Throws `UpstreamUnavailable` if the API did not give their list. */
export async function listMapCountries(): Promise<MapCountry[]> {
  const data = await getData()
  const statuses = new Map(
    nationalWallets(data)?.countries.map((country) => [country.code, statusOfCountry(country)]),
  )
  return unwrap(data.countries).data.map((country) =>
    mapCountry(country, statuses.get(country.code)),
  )
}

/** The number of countries in the list of countries, which has more kinds of records than the map. */
export async function countListedCountries(): Promise<number> {
  const data = await getData()
  unwrap(data.countries)
  return listView(data, 'countries', { page: 1, filters: {} }).total
}

export const getMapDate = async (): Promise<string> => getDataDate(await getData())

/** The places of a country's organizations. Empty if the graph is unavailable. */
export async function listOrganizationPlaces(code: string): Promise<OrganizationPlace[]> {
  const graph = makeGraph(await getData())
  return graph.ok ? organizationPlaces(graph.data.nodes.values(), code) : []
}

/** The organizations with coordinates. Throws `UpstreamUnavailable` if the API did not give their list. */
export const listMapPoints = async (): Promise<MapPoint[]> =>
  mapPoints(unwrap((await getData()).entities).data)
