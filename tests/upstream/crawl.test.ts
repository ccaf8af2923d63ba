import { expect, test } from '@playwright/test'
import { crawlOf } from './crawl'

/** Limits so low that the portal must wait; `lib/client/http/crawl.test.ts` tests those of the public service. */
const limits = { general: '12/s', search: '6/s', graph: '2/s' }

test('a crawl waits for the limits of the API, stays within them and meets no error', async () => {
  test.setTimeout(120_000)
  const pages = 48
  const { errors, asked, most } = await crawlOf(pages, limits)
  expect(errors).toEqual([])
  expect(asked).toBeGreaterThan(pages * 0.9)
  for (const [limit, { asked, allowed }] of Object.entries(most)) {
    expect(asked, `${limit}, any window`).toBeLessThanOrEqual(allowed)
  }
  // It made use of the limits, and was not merely slow.
  expect(most.general?.asked).toBeGreaterThan(6)
})
