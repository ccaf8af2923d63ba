/** Loads the content of a country's page in addition to its record. */
import 'server-only'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import type { Country } from '@/lib/contract/countries'
import type { RegulationDetail } from '@/lib/contract/regulations'
import { getData } from '@/lib/portal/data/current-data'
import { codeOfJurisdiction } from '@/lib/portal/records/union-laws'
import { type CountryView, makeCountryView } from './country-view'

/** Undefined if the server has no national wallets. */
export async function getCountryView(code: string): Promise<CountryView | undefined> {
  const data = await getData(undefined, { withDetails: true })
  const date = dataOrUndefined(data.terms)?.last_updated ?? unwrap(data.countries).fetchedAt
  return makeCountryView(data, code, date.slice(0, 10))
}

/** The country or union in which a regulation is in force, with its laws. Undefined if the API does not list it. */
export async function getJurisdiction(regulation: RegulationDetail): Promise<Country | undefined> {
  const { countries } = await getData()
  const code = codeOfJurisdiction(regulation)
  return dataOrUndefined(countries)?.find((country) => country.code === code)
}
