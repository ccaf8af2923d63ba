/** A crawl of a portal, and the requests that the portal then sends to its upstream. */
import { expect, test } from 'vitest'
import { parseRate } from '@/lib/text/rate'
import { startPortal } from '../upstream/portal'
import { maxWithin, type StubRequest, startStub } from '../upstream/stub'
import { syntheticApi } from '../upstream/stub-api'
import { projectId } from '../upstream/stub-records'

const pages = 48
const crawlers = 4
/** So low that the portal must wait; `lib/client/http/crawl.test.ts` tests those of the public service. */
const limits = { general: '12/s', search: '6/s', graph: '2/s' }

const ofClass = (requests: readonly StubRequest[], limit: string) =>
  requests.filter(({ path }) => {
    const found = /\/api\/v1\/(search|graph)\b/.exec(path)?.[1] ?? 'general'
    return found === limit
  })

/** The requests that reach the upstream while some visitors request different pages, all of which must be served. */
async function crawl(): Promise<readonly StubRequest[]> {
  const stub = await startStub({ answer: syntheticApi(pages) })
  const portal = await startPortal(stub, { API_BUDGET: Object.values(limits).join(', ') })
  const waiting = [
    ...['/', '/projects', '/terms', '/about'],
    ...Array.from({ length: Math.floor(pages / 20) - 1 }, (_, at) => `/projects?page=${at + 2}`),
    ...Array.from({ length: pages }, (_, index) => `/projects/${projectId(index)}`),
  ].slice(0, pages)
  const visit = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      expect((await portal.get(address)).status, address).toBe(200)
    }
  }
  await Promise.all(Array.from({ length: crawlers }, visit))
  await portal.stop()
  await stub.stop()
  return stub.requests
}

test('a crawl waits for the limits of the API, stays within them and meets no error', async () => {
  const requests = await crawl()
  expect(requests.length).toBeGreaterThan(pages * 0.9)
  for (const [limit, rate] of Object.entries(limits)) {
    const { count, window } = parseRate(rate) ?? { count: 0, window: 0 }
    const most = maxWithin(ofClass(requests, limit), window)
    expect(most, `${limit}, any window`).toBeLessThanOrEqual(count)
    // It made use of the limits, and was not merely slow.
    if (limit === 'general') expect(most).toBeGreaterThan(6)
  }
})
