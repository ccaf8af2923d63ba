/**
 * Regulations of the European Union hold in its member states, but the API counts a regulation only in the country
 * that it names. It does not name the members of a region either, so they are listed here.
 */
import type { RegulationDetail } from '@/lib/contract/regulations'
import type { MapCountry } from './map-country'

const union = 'EU'

/** The member states since 2020-02-01, by alpha-2 code. */
const members = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

export const isOfUnion = ({ region }: Pick<RegulationDetail, 'region'>): boolean =>
  region?.abbreviation === union

/** The country with the regulations of the union it belongs to. */
export function withUnionRegulations(country: MapCountry, count: number): MapCountry {
  if (count === 0 || !members.has(country.code)) return country
  const regulations = country.figures.regulations + count
  return { ...country, figures: { ...country.figures, regulations }, unionRegulations: count }
}
