import { expect, test } from 'vitest'
import { runCrawl } from '../upstream/crawl'

test('a crawl waits for the limits of the API, stays within them and meets no error', async () => {
  const pages = 48
  // So low that the portal must wait; `lib/client/http/crawl.test.ts` tests those of the public service.
  const limits = { general: '12/s', search: '6/s', graph: '2/s' }
  const { errors, requests, most } = await runCrawl(pages, limits)
  expect(errors).toEqual([])
  expect(requests).toBeGreaterThan(pages * 0.9)
  for (const [limit, { requests, allowed }] of Object.entries(most)) {
    expect(requests, `${limit}, any window`).toBeLessThanOrEqual(allowed)
  }
  // It made use of the limits, and was not merely slow.
  expect(most.general?.requests).toBeGreaterThan(6)
})
