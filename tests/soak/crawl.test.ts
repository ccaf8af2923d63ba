import { expect, test } from '@playwright/test'
import { crawlOf } from '../upstream/crawl'

/**
 * The limits of the public service, but per second instead of per minute, so that the test takes minutes and not an
 * hour.
 */
const limits = { general: '60/s', search: '30/s', graph: '10/s' }

test('a crawl of 2,000 pages stays within the limits of the API and meets no error', async () => {
  // Rendering takes most of the time if other tests share the two cores. The duration proves nothing here.
  test.setTimeout(900_000)
  const pages = 2_000
  const { errors, asked, most } = await crawlOf(pages, limits)
  expect(errors).toEqual([])
  expect(asked).toBeGreaterThan(pages * 0.9)
  for (const [limit, { asked, allowed }] of Object.entries(most)) {
    expect(asked, `${limit}, any window`).toBeLessThanOrEqual(allowed)
  }
})
