/** Finds where countries are by alpha-2 code. It runs on the server only, because it loads a large package. */
import worldCountries from 'world-countries'

const isoCountries = new Map(worldCountries.map((country) => [country.cca2, country]))

/** The shapes without a numeric code, by alpha-2 code. That of Kosovo is user-assigned, but servers may use it. */
const unnumberedShapes = new Map([['XK', 'Kosovo']])

/** The name of a country's shapes. A shape file need not contain shapes of this name. */
export const shapeNameOfCountry = (code: string): string | undefined =>
  unnumberedShapes.get(code) ?? (isoCountries.get(code)?.ccn3 || undefined)

/** The centre of a country in degrees. Undefined for an unknown code. */
export const centreOfCountry = (code: string): readonly [number, number] | undefined =>
  isoCountries.get(code)?.latlng

/** The region of the world of a country: `'Europe'`. Undefined for an unknown code. */
export const regionOfCountry = (code: string): string | undefined => isoCountries.get(code)?.region
