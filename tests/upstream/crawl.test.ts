import { expect, test } from '@playwright/test'
import { parseRate } from '@/lib/text/rate'
import { startPortal } from './portal'
import { type Asked, maxWithin, startStub } from './stub'
import { projectCount, projectId } from './stub-data'

const pages = 2_000
const crawlers = 4

const ofClass = (asked: readonly Asked[], limit: string) =>
  asked.filter(({ path }) => {
    const found = /\/api\/v1\/(search|graph)\b/.exec(path)?.[1] ?? 'general'
    return found === limit
  })

test('a crawl of 2,000 pages stays within the limits of the API and meets no error', async () => {
  // Rendering is most of the time where other tests share the two cores. How long it takes proves nothing here.
  test.setTimeout(600_000)
  // The limits of the public service with a second in place of a minute, so that the crawl takes one minute, not fifty.
  const limits = { general: '60/s', search: '30/s', graph: '10/s' }
  const stub = await startStub()
  const portal = await startPortal(stub, { API_BUDGET: Object.values(limits).join(', ') })
  const waiting = [
    ...['/', '/projects', '/terms', '/about'],
    ...Array.from({ length: projectCount / 20 - 1 }, (_, index) => `/projects?page=${index + 2}`),
    ...Array.from({ length: projectCount }, (_, index) => `/projects/${projectId(index)}`),
  ].slice(0, pages)
  expect(waiting).toHaveLength(pages)
  const errors: string[] = []
  const crawl = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const { status } = await portal.get(address)
      if (status !== 200) errors.push(`${address} ${status}`)
    }
  }
  await Promise.all(Array.from({ length: crawlers }, crawl))
  expect(errors).toEqual([])
  expect(stub.asked.length).toBeGreaterThan(pages * 0.9)
  for (const [limit, text] of Object.entries(limits)) {
    const rate = parseRate(text)
    const most = maxWithin(ofClass(stub.asked, limit), rate?.window ?? 0)
    expect(most, `${limit}, any window`).toBeLessThanOrEqual(rate?.count ?? 0)
  }
  await portal.stop()
  await stub.stop()
})
