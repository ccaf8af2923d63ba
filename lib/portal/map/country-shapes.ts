/** Which shapes are those of which country, by its alpha-2 code. On the server: it reads two large packages. */
import worldAtlas from 'world-atlas/countries-110m.json' with { type: 'json' }
import worldCountries from 'world-countries'
import type { Country } from '@/lib/contract/countries'
import type { MapCountry } from './map-country'
import { countryShapes, shapeName } from './topology'

/** The whole world at the scale 1:110 million. */
export const worldShapes = countryShapes(worldAtlas)

const isoCountries = new Map(worldCountries.map((country) => [country.cca2, country]))

/** Shapes without a numeric code, and the code under which a server may list them: Kosovo's is user-assigned. */
const namedShapes = new Map([['XK', 'Kosovo']])

const shapesOfWorld = new Set(worldShapes.map(shapeName))

/** The name of a country's shapes in every shape file, whether or not it has some there. */
export const shapeOfCountry = (code: string): string | undefined =>
  namedShapes.get(code) ?? (isoCountries.get(code)?.ccn3 || undefined)

/** The middle of a country in degrees; undefined for a code that is not known. */
export const middleOfCountry = (code: string): MapCountry['middle'] =>
  isoCountries.get(code)?.latlng

export function mapCountry({ code, name, stats }: Country): MapCountry {
  const shape = shapeOfCountry(code)
  const middle = middleOfCountry(code)
  const small = shape === undefined || !shapesOfWorld.has(shape)
  return {
    code,
    name,
    figures: stats,
    ...(shape === undefined ? {} : { shape }),
    ...(middle === undefined ? {} : { middle }),
    ...(small ? { small } : {}),
  }
}
