/** Loads the data of maps. */
import 'server-only'
import { details, wholeLists } from '@/lib/client/resources'
import { unwrap } from '@/lib/client/result'
import { mapCountry } from './country-shapes'
import type { MapCountry } from './map-country'
import { type MapPoint, mapPoints } from './map-points'
import { isOfUnion, withUnionRegulations } from './union-regulations'

/** Limits the requests for the regions of regulations, each of which takes one. */
const maxSupranational = 60

/** The number of regulations of the European Union. Those whose region cannot be fetched are not counted. */
async function countUnionRegulations(): Promise<number> {
  const list = await wholeLists.regulations()
  if (!list.ok) return 0
  const supranational = list.data.filter(({ country }) => !country).slice(0, maxSupranational)
  const found = await Promise.all(supranational.map(({ id }) => details.regulations(id)))
  return found.filter((answer) => answer.ok && isOfUnion(answer.data)).length
}

/** All countries with their figures. Throws `UpstreamUnavailable` if the request for them failed. */
export async function listMapCountries(): Promise<MapCountry[]> {
  const [countries, unionRegulations] = await Promise.all([
    wholeLists.countries({ includes: ['projects_hq'] }),
    countUnionRegulations(),
  ])
  return unwrap(countries).data.map((country) =>
    withUnionRegulations(mapCountry(country), unionRegulations),
  )
}

/** The organizations with coordinates. Throws `UpstreamUnavailable` if the request to the API failed. */
export const listMapPoints = async (): Promise<MapPoint[]> =>
  mapPoints(unwrap(await wholeLists.entities()).data)
