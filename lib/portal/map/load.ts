/** Loads the data of maps. */
import 'server-only'
import { wholeLists } from '@/lib/client/resources'
import { unwrap } from '@/lib/client/result'
import { mapCountry } from './country-shapes'
import type { MapCountry } from './map-country'
import { type MapPoint, mapPoints } from './map-points'

/** All countries with their figures. Throws `UpstreamUnavailable` if the request to the API failed. */
export const listMapCountries = async (): Promise<MapCountry[]> =>
  unwrap(await wholeLists.countries()).data.map(mapCountry)

/** The organizations with coordinates. Throws `UpstreamUnavailable` if the request to the API failed. */
export const listMapPoints = async (): Promise<MapPoint[]> =>
  mapPoints(unwrap(await wholeLists.entities()).data)
