/** The countries of the map page. */

import { countMeasures, type Figures } from './map-measures'
import type { SortColumn } from './map-query'

export interface MapCountry {
  code: string
  name: string
  figures: Figures
  /** The name of its shapes in the shape files. Undefined if they cannot contain any. */
  shape?: string
  /** The centre, to which its popup points. Undefined for a code that is not in ISO 3166-1. */
  centre?: readonly [latitude: number, longitude: number]
  /** True if it has no shape on the world map. */
  small?: boolean
}

export const hasFigures = ({ figures }: MapCountry): boolean =>
  countMeasures.some((measure) => figures[measure] > 0)

/** Whether the map shows a dot for the country: only for small countries with figures. */
export const hasDot = (country: MapCountry): boolean =>
  country.small === true && country.centre !== undefined && hasFigures(country)

/** Sorts countries by a column. Equal figures are sorted by name, from A to Z in both directions. */
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
