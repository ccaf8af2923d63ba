/** The neighbours of a country. For the server only, because the package is large. */
import worldCountries from 'world-countries'

const byCode = new Map(worldCountries.map((country) => [country.cca2, country]))
const alpha2ByAlpha3 = new Map(worldCountries.map(({ cca3, cca2 }) => [cca3, cca2]))

export interface Neighbours {
  /** The part of the world that they share with the country. Undefined if they border it. */
  subregion?: string
  codes: readonly string[]
}

/**
 * The countries that share a land border with a country or, if there are none, the countries in its part of the world.
 */
export function getNeighbours(code: string): Neighbours {
  const country = byCode.get(code)
  if (!country) return { codes: [] }
  const borders = country.borders.flatMap((border) => alpha2ByAlpha3.get(border) ?? [])
  if (borders.length > 0) return { codes: borders }
  const { subregion } = country
  const countriesOfSubregion = worldCountries.filter(
    (other) => other.subregion === subregion && other !== country,
  )
  return { subregion, codes: countriesOfSubregion.map(({ cca2 }) => cca2) }
}
