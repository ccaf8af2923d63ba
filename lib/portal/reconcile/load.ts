/** The reconciliation service. It uses the portal's own search, so it is available over any API of the contract. */
import 'server-only'
import { wholeLists } from '@/lib/client/resources'
import { unwrap } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { getGraph } from '@/lib/portal/graph/load'
import { getRecordSearch } from '@/lib/portal/search/load'
import { type ServiceAnswer, serviceAnswer } from './answer'
import type { Reconciler } from './candidates'

async function getReconciler(): Promise<Reconciler> {
  const [graph, countries] = await Promise.all([getGraph(), wholeLists.countries()])
  const { nodes } = unwrap(graph).data
  const { data } = unwrap(countries)
  const { engine, facts } = await getRecordSearch()
  const ids = new Map(data.map(({ id, code }) => [code, `country-${id}`]))
  return {
    engine,
    facts,
    ids: [...nodes.keys(), ...ids.values()],
    countryId: (code) => ids.get(code),
    siteUrl: readSettings().SITE_URL,
  }
}

/** The response of the service. Throws `UpstreamUnavailable` if the API did not answer. */
export const getServiceAnswer = async (
  path: string,
  asked: URLSearchParams,
): Promise<ServiceAnswer> => serviceAnswer(path, asked, await getReconciler())
