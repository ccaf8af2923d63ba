/** The neighbours of a country. It runs on the server only, because it loads a large package. */
import worldCountries from 'world-countries'

const byCode = new Map(worldCountries.map((country) => [country.cca2, country]))
const codes = new Map(worldCountries.map(({ cca3, cca2 }) => [cca3, cca2]))

export interface Neighbours {
  /** The part of the world that they share with the country. Undefined if they border it. */
  subregion?: string
  codes: readonly string[]
}

/** The countries with which it shares a border or, for an island, those of its part of the world. */
export function getNeighbours(code: string): Neighbours {
  const country = byCode.get(code)
  if (!country) return { codes: [] }
  const borders = country.borders.flatMap((border) => codes.get(border) ?? [])
  if (borders.length > 0) return { codes: borders }
  const { subregion } = country
  const near = worldCountries.filter((other) => other.subregion === subregion && other !== country)
  return { subregion, codes: near.map(({ cca2 }) => cca2) }
}
