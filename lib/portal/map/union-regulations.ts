/**
 * Regulations of the European Union hold in its member states, but the API counts a regulation only in the country
 * that it names. It does not name the members of a region either, so they are listed here.
 */
import type { MapCountry } from './map-country'

/** The code by which the API finds them. */
export const unionCode = 'EU'

/** The member states since 2020-02-01, by alpha-2 code. */
export const unionMembers: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const members = new Set(unionMembers)

/** Whether the regulations of the union hold in a country. */
export const isMemberOfUnion = (code: string): boolean => members.has(code)

/** The country with the regulations of the union it belongs to. */
export function withUnionRegulations(country: MapCountry, count: number): MapCountry {
  if (count === 0 || !isMemberOfUnion(country.code)) return country
  const regulations = country.figures.regulations + count
  return { ...country, figures: { ...country.figures, regulations }, unionRegulations: count }
}
