import { expect, test } from '@playwright/test'
import { crawlOf } from '../upstream/crawl'

/** Those of the public service with a second in place of a minute, so that it takes minutes and not an hour. */
const limits = { general: '60/s', search: '30/s', graph: '10/s' }

test('a crawl of 2,000 pages stays within the limits of the API and meets no error', async () => {
  // Rendering is most of the time where other tests share the two cores. How long it takes proves nothing here.
  test.setTimeout(900_000)
  const pages = 2_000
  const { errors, asked, most } = await crawlOf(pages, limits)
  expect(errors).toEqual([])
  expect(asked).toBeGreaterThan(pages * 0.9)
  for (const [limit, { asked, allowed }] of Object.entries(most)) {
    expect(asked, `${limit}, any window`).toBeLessThanOrEqual(allowed)
  }
})
