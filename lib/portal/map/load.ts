/** Loads the data of maps. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import { wholeLists } from '@/lib/client/resources'
import { unwrap } from '@/lib/client/result'
import type { RegulationSummary } from '@/lib/contract/regulations'
import { getGraph } from '@/lib/portal/graph/load'
import { unionCode } from '@/lib/portal/records/union-laws'
import { mapCountry } from './country-shapes'
import type { MapCountry } from './map-country'
import { type MapPoint, mapPoints, type OrganizationPlace, organizationPlaces } from './map-points'

/** The regulations of the European Union, today or as of a version. Undefined if the API does not answer. */
export async function listUnionRegulations(
  version?: string,
): Promise<readonly RegulationSummary[] | undefined> {
  const filters = { country: unionCode, ...(version === undefined ? {} : { version }) }
  const answer = await wholeLists.regulations({ filters })
  return answer.ok ? answer.data : undefined
}

/** All countries with their figures. Throws `UpstreamUnavailable` if the request for them failed. */
export async function listMapCountries(): Promise<MapCountry[]> {
  const [countries, unionRegulations] = await Promise.all([
    wholeLists.countries({ includes: ['projects_hq'] }),
    listUnionRegulations(),
  ])
  return unwrap(countries).data.map((country) =>
    mapCountry(country, { unionRegulations: unionRegulations?.length ?? 0 }),
  )
}

async function cachedPlaces(code: string): Promise<OrganizationPlace[]> {
  'use cache'
  const graph = await getGraph()
  cacheLife(graph.ok ? graph.data.lifetime : shortLifetime)
  return graph.ok ? organizationPlaces(graph.data.nodes.values(), code) : []
}

/** The places of a country's organizations. Empty if the graph is unavailable. */
export const listOrganizationPlaces = (code: string): Promise<OrganizationPlace[]> =>
  cachedPlaces(code)

/** The organizations with coordinates. Throws `UpstreamUnavailable` if the request to the API failed. */
export const listMapPoints = async (): Promise<MapPoint[]> =>
  mapPoints(unwrap(await wholeLists.entities()).data)
