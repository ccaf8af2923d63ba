/** The countries of ISO 3166-1, from the package `world-countries`. The id in the API is the numeric code. */
import worldCountries from 'world-countries'
import { fold } from '@/lib/text/fold'

export interface IsoCountry {
  id: number
  /** Alpha-2 code. */
  code: string
  name: string
  formalName: string
  /** The world region: Africa, Americas, Antarctic, Asia, Europe or Oceania. */
  worldRegion: string
}

export const isoCountries: readonly IsoCountry[] = worldCountries
  .filter((country) => country.status === 'officially-assigned')
  .map((country) => ({
    id: Number(country.ccn3),
    code: country.cca2,
    name: country.name.common,
    formalName: country.name.official,
    worldRegion: country.region,
  }))
  .sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1))

const byCode = new Map(isoCountries.map((country) => [country.code, country]))

/** The country with an ISO 3166-1 alpha-2 code, which is in upper case. */
export const countryByCode = (code: string): IsoCountry | undefined => byCode.get(code)
