/**
 * The countries of ISO 3166-1, from the package `world-countries`, and the European Union, for which the standard
 * reserves the code EU. The Union is included because its bodies belong to none of its members. The id in the API is
 * the numeric code.
 */
import worldCountries from 'world-countries'
import { fold } from '@/lib/text/fold'

export interface IsoCountry {
  id: number
  /** The alpha-2 code. */
  code: string
  name: string
  formalName: string
  /** The world region: Africa, Americas, Antarctic, Asia, Europe or Oceania. */
  worldRegion: string
}

const byName = (a: IsoCountry, b: IsoCountry): number => (fold(a.name) < fold(b.name) ? -1 : 1)

export const isoCountries: readonly IsoCountry[] = worldCountries
  .filter((country) => country.status === 'officially-assigned')
  .map((country) => ({
    id: Number(country.ccn3),
    code: country.cca2,
    name: country.name.common,
    formalName: country.name.official,
    worldRegion: country.region,
  }))
  .sort(byName)

/** The id is a number that ISO 3166-1 assigns to no country. */
const europeanUnion: IsoCountry = {
  id: 97,
  code: 'EU',
  name: 'European Union',
  formalName: 'European Union',
  worldRegion: 'Europe',
}

/** Everything that may be the country of an organization, sorted by name. */
export const seats: readonly IsoCountry[] = [...isoCountries, europeanUnion].sort(byName)

const isoCodes = new Set(isoCountries.map(({ code }) => code))
const byCode = new Map(seats.map((country) => [country.code, country]))

/** True if ISO 3166-1 assigns this alpha-2 code, in upper case, to a country. */
export const isIsoCode = (code: string): boolean => isoCodes.has(code)

/** Returns the country with an alpha-2 code in upper case, or the European Union for `EU`. */
export const countryByCode = (code: string): IsoCountry | undefined => byCode.get(code)
