/**
 * Regulations of the European Union apply in its member states, but the API counts a regulation only for the country
 * that it names. The API does not list the members of a region either, so they are listed here.
 */
import type { MapCountry } from './map-country'

/** The value of the API's `country` filter for regulations of the union. */
export const unionCode = 'EU'

/** The member states since 2020-02-01, by alpha-2 code. */
export const unionMembers: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const members = new Set(unionMembers)

/** Whether the regulations of the union apply in a country. */
export const isMemberOfUnion = (code: string): boolean => members.has(code)

/** Adds the number of the union's regulations to the figures of a member state. */
export function withUnionRegulations(country: MapCountry, count: number): MapCountry {
  if (count === 0 || !isMemberOfUnion(country.code)) return country
  const regulations = country.figures.regulations + count
  return { ...country, figures: { ...country.figures, regulations }, unionRegulations: count }
}
