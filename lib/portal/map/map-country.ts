/** A country as the map page knows it. */
import type { SortColumn } from './map-query'
import { type Figures, measureNames } from './measures'

export interface MapCountry {
  code: string
  name: string
  figures: Figures
  /** What its shapes are called in the shape files; undefined where they hold none. */
  shape?: string
  /** Latitude and longitude of its middle, where a popup points at; undefined for a code that ISO 3166-1 lacks. */
  middle?: readonly [latitude: number, longitude: number]
  /** Without a shape on the map of the whole world. */
  small?: boolean
}

export const hasFigures = ({ figures }: MapCountry): boolean =>
  measureNames.some((measure) => figures[measure] > 0)

/** Small countries have a dot where there is something to tell. */
export const hasDot = (country: MapCountry): boolean =>
  country.small === true && country.middle !== undefined && hasFigures(country)

/** Sorted by a column; equals by name. Names fall in their own order. */
export function sortCountries(
  countries: readonly MapCountry[],
  column: SortColumn,
  ascending: boolean,
): MapCountry[] {
  const sign = ascending ? 1 : -1
  const byName = (a: MapCountry, b: MapCountry) => a.name.localeCompare(b.name, 'en')
  return countries.toSorted((a, b) =>
    column === 'name'
      ? sign * byName(a, b)
      : sign * (a.figures[column] - b.figures[column]) || byName(a, b),
  )
}
