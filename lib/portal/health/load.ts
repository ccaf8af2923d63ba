/** The state of the API and of the data, derived from endpoints that every server of the contract has. */
import 'server-only'
import { countOmitted } from '@/lib/client/omissions'
import { getHealth } from '@/lib/client/resources'
import { families, getWords } from '@/lib/contract/families'
import type { Health } from '@/lib/contract/service'
import { getData } from '@/lib/portal/data/current-data'

/** The state of the API and of the data, which the status page shows and requests again. */
export interface SiteState {
  /** When the API was queried, in ISO 8601. */
  checkedAt: string
  /** `unreachable` if the API does not answer, or answers with an error. */
  status: 'healthy' | 'degraded' | 'unhealthy' | 'unreachable'
  version?: string
  /** In seconds. */
  uptime?: number
  /** The states that the API reports for its parts. */
  parts: { name: string; status: string }[]
  /** When the data was last changed, in ISO 8601. */
  dataFrom?: string
  counts: { title: string; path: string; count?: number }[]
  /** The number of items that violated the contract in the documents used for pages so far. */
  omitted: number
}

function getParts({ services }: Health): SiteState['parts'] {
  const { database, cache, api } = services ?? {}
  const parts = { Database: database?.status, Cache: cache?.status, API: api?.status }
  return Object.entries(parts).flatMap(([name, status]) => (status ? [{ name, status }] : []))
}

/** `now` is the time of the request (ISO 8601), used if the API does not answer. */
export async function getSiteState(now: string): Promise<SiteState> {
  const [health, content] = await Promise.all([getHealth(), getData()])
  const { terms } = content
  const counts = families.map((family) => {
    const list = content[family]
    const count = list.ok ? list.data.length : undefined
    return { title: getWords(family).title, path: `/${family}`, count }
  })
  const dataFrom = terms.ok ? terms.data.last_updated : undefined
  const data = { dataFrom, omitted: countOmitted(), counts }
  if (!health.ok) return { checkedAt: now, status: 'unreachable', parts: [], ...data }
  const { status, version, uptime } = health.data
  // An API that reports itself healthy may still provide no data, for example because it rejects the portal's key.
  const givesNothing = counts.every(({ count }) => count === undefined)
  const parts = [
    ...getParts(health.data),
    ...(givesNothing ? [{ name: 'Data for this site', status: 'not available' }] : []),
  ]
  const details = { version, uptime: uptime ?? undefined, parts }
  const seen = givesNothing && status === 'healthy' ? 'degraded' : status
  return { checkedAt: health.fetchedAt, status: seen, ...details, ...data }
}
