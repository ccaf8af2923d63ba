/** The state of the API and of the data, derived from what every server of the contract provides. */
import 'server-only'
import { omissionReport } from '@/lib/client/omissions'
import { countOf, getHealth, getTerms, wholeLists } from '@/lib/client/resources'
import { type Family, families, wordsOf } from '@/lib/contract/families'
import type { Health } from '@/lib/contract/health'
import type { SiteState } from './site-state'

async function numberOf(family: Family): Promise<number | undefined> {
  if (family !== 'countries' && family !== 'industries') return countOf(family)
  const list = await wholeLists[family]()
  return list.ok ? list.data.length : undefined
}

function partsOf({ services }: Health): SiteState['parts'] {
  const { database, cache, api } = services ?? {}
  const parts = { Database: database?.status, Cache: cache?.status, API: api?.status }
  return Object.entries(parts).flatMap(([name, status]) => (status ? [{ name, status }] : []))
}

/** `now` is the time of the request (ISO 8601), used if the API does not answer. */
export async function getSiteState(now: string): Promise<SiteState> {
  const [health, terms, counts] = await Promise.all([
    getHealth(),
    getTerms(),
    Promise.all(
      families.map(async (family) => ({
        title: wordsOf(family).title,
        path: `/${family}`,
        count: await numberOf(family),
      })),
    ),
  ])
  const { items: omitted } = omissionReport()
  const data = { dataFrom: terms.ok ? terms.data.last_updated : undefined, omitted, counts }
  if (!health.ok) return { checkedAt: now, status: 'unreachable', parts: [], ...data }
  const { status, version, uptime } = health.data
  // An API that reports itself healthy may still provide no data, for example because it rejects the portal's key.
  const givesNothing = counts.every(({ count }) => count === undefined)
  const parts = [
    ...partsOf(health.data),
    ...(givesNothing ? [{ name: 'Data for this site', status: 'not available' }] : []),
  ]
  const details = { version, uptime: uptime ?? undefined, parts }
  const seen = givesNothing && status === 'healthy' ? 'degraded' : status
  return { checkedAt: health.fetchedAt, status: seen, ...details, ...data }
}
