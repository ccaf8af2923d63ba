/** Crawls a portal, and counts the requests that the portal then sends to its upstream. */
import { parseRate } from '@/lib/text/rate'
import { startPortal } from './portal'
import { maxWithin, type StubRequest, startStub } from './stub'
import { syntheticApi } from './stub-api'
import { projectId } from './stub-records'

const crawlers = 4

export interface Crawl {
  /** Addresses that were not answered with 200, with their statuses. */
  errors: string[]
  /** The number of requests that reached the upstream. */
  requests: number
  /** The most requests of each class within any window of its limit, and the number allowed. */
  most: Record<string, { requests: number; allowed: number }>
}

const ofClass = (requests: readonly StubRequest[], limit: string) =>
  requests.filter(({ path }) => {
    const found = /\/api\/v1\/(search|graph)\b/.exec(path)?.[1] ?? 'general'
    return found === limit
  })

/** Crawls a number of different pages under the limits of three classes, for example `60/s`. */
export async function runCrawl(pages: number, limits: Record<string, string>): Promise<Crawl> {
  const stub = await startStub({ answer: syntheticApi(pages) })
  const portal = await startPortal(stub, { API_BUDGET: Object.values(limits).join(', ') })
  const waiting = [
    ...['/', '/projects', '/terms', '/about'],
    ...Array.from({ length: Math.floor(pages / 20) - 1 }, (_, at) => `/projects?page=${at + 2}`),
    ...Array.from({ length: pages }, (_, index) => `/projects/${projectId(index)}`),
  ].slice(0, pages)
  const errors: string[] = []
  const crawl = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const { status } = await portal.get(address)
      if (status !== 200) errors.push(`${address} ${status}`)
    }
  }
  await Promise.all(Array.from({ length: crawlers }, crawl))
  await portal.stop()
  await stub.stop()
  const most = Object.entries(limits).map(([limit, text]) => {
    const { count, window } = parseRate(text) ?? { count: 0, window: 0 }
    return [limit, { requests: maxWithin(ofClass(stub.requests, limit), window), allowed: count }]
  })
  return { errors, requests: stub.requests.length, most: Object.fromEntries(most) }
}
