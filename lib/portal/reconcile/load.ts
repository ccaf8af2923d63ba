/** The reconciliation service. It uses the portal's own search, so it is available over any API of the contract. */
import 'server-only'
import { unwrap } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { getData } from '@/lib/portal/data/current-data'
import { makeGraph } from '@/lib/portal/data/indexes'
import { getRecordSearch } from '@/lib/portal/search/load'
import { type ServiceAnswer, serviceAnswer } from './answer'

/** The response of the service. Throws `UpstreamUnavailable` if the API did not answer. */
export async function getServiceAnswer(
  path: string,
  parameters: URLSearchParams,
): Promise<ServiceAnswer> {
  const data = await getData()
  const { nodes } = unwrap(makeGraph(data)).data
  const countries = unwrap(data.countries).data
  const { engine, facts } = await getRecordSearch(data)
  const ids = new Map(countries.map(({ id, code }) => [code, `country-${id}`]))
  return serviceAnswer(path, parameters, {
    engine,
    facts,
    ids: [...nodes.keys(), ...ids.values()],
    countryId: (code) => ids.get(code),
    siteUrl: readSettings().SITE_URL,
  })
}
