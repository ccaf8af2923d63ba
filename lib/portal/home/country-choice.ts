/** The address to which the choice of a country on the home page leads: `/country?code=DE`. */
import { codeOfSegment } from '@/lib/portal/records/record-path'

export const countryChoicePath = '/country'

export const chosenCountry = (parameters: URLSearchParams): string | undefined =>
  codeOfSegment(parameters.get('code') ?? '')

export function canonicalCountryQuery(parameters: URLSearchParams): string {
  const code = chosenCountry(parameters)
  return code === undefined ? '' : `code=${code}`
}
