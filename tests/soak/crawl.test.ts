import { expect, test } from 'vitest'
import { runCrawl } from '../upstream/crawl'

interface Crawl {
  pages: number
  limits: { general: string; search: string; graph: string }
}

async function expectWithinLimits({ pages, limits }: Crawl) {
  const { errors, requests, most } = await runCrawl(pages, limits)
  expect(errors).toEqual([])
  expect(requests).toBeGreaterThan(pages * 0.9)
  for (const [limit, { requests, allowed }] of Object.entries(most)) {
    expect(requests, `${limit}, any window`).toBeLessThanOrEqual(allowed)
  }
  return most
}

test('a crawl of 150 pages stays within the limits of the API and meets no error', async () => {
  // The limits of the public service, but per second instead of per minute, so that the test takes seconds and not an
  // hour.
  const limits = { general: '60/s', search: '30/s', graph: '10/s' }
  await expectWithinLimits({ pages: 150, limits })
})

test('a crawl waits for the limits of the API, stays within them and meets no error', async () => {
  // So low that the portal must wait; `lib/client/http/crawl.test.ts` tests those of the public service.
  const limits = { general: '12/s', search: '6/s', graph: '2/s' }
  const most = await expectWithinLimits({ pages: 48, limits })
  // It made use of the limits, and was not merely slow.
  expect(most.general?.requests).toBeGreaterThan(6)
})
