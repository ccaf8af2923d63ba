/** Loads the content of a country's page in addition to its record. */
import 'server-only'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import { getData } from '@/lib/portal/data/current-data'
import { type CountryView, makeCountryView } from './country-view'

/** Undefined if the server has no national wallets. */
export async function getCountryView(code: string): Promise<CountryView | undefined> {
  const data = await getData(undefined, { withDetails: true })
  const date = dataOrUndefined(data.terms)?.last_updated ?? unwrap(data.countries).fetchedAt
  return makeCountryView(data, code, date.slice(0, 10))
}
