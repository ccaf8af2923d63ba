/** Finds the shapes of countries by alpha-2 code. It runs on the server only, because it loads two large packages. */
import worldAtlas from 'world-atlas/countries-110m.json' with { type: 'json' }
import worldCountries from 'world-countries'
import type { Country } from '@/lib/contract/countries'
import { countLaws } from '@/lib/portal/records/union-laws'
import { type MapCountry, mostAdvanced } from './map-measures'
import { countryShapes, getShapeName } from './topology'

/** The full world at the scale 1:110 million. */
export const worldShapes = countryShapes(worldAtlas)

const isoCountries = new Map(worldCountries.map((country) => [country.cca2, country]))

/** The shapes without a numeric code, by alpha-2 code. That of Kosovo is user-assigned, but servers may use it. */
const unnumberedShapes = new Map([['XK', 'Kosovo']])

const worldShapeNames = new Set(worldShapes.map(getShapeName))

/** The name of a country's shapes. A shape file need not contain shapes of this name. */
export const shapeNameOfCountry = (code: string): string | undefined =>
  unnumberedShapes.get(code) ?? (isoCountries.get(code)?.ccn3 || undefined)

/** The centre of a country in degrees. Undefined for an unknown code. */
export const centreOfCountry = (code: string): MapCountry['centre'] =>
  isoCountries.get(code)?.latlng

/** The region of the world of a country: `'Europe'`. Undefined for an unknown code. */
export const regionOfCountry = (code: string): string | undefined => isoCountries.get(code)?.region

interface MapCountryOptions {
  /** The number of regulations of the European Union, for a map that shows laws. */
  unionRegulations?: number
}

export function mapCountry(
  country: Country,
  { unionRegulations = 0 }: MapCountryOptions = {},
): MapCountry {
  const { code, name, stats, projects_hq } = country
  const { national, union } = countLaws(country, unionRegulations)
  const shape = shapeNameOfCountry(code)
  const centre = centreOfCountry(code)
  const small = shape === undefined || !worldShapeNames.has(shape)
  return {
    code,
    name,
    figures: {
      ...stats,
      regulations: national,
      eu_laws: union,
      status: mostAdvanced((projects_hq ?? []).map(({ status }) => status)),
    },
    ...(shape === undefined ? {} : { shape }),
    ...(centre === undefined ? {} : { centre }),
    ...(small ? { small } : {}),
  }
}
