/** How much JavaScript the pages load that people read. */
import { gzipSync } from 'node:zlib'
import { expect, test } from './page'

/**
 * Bytes, by gzip, that an empty page of the installed version of Next.js loads: measured with a layout and a page of
 * one element each, polyfills for old browsers left out as they are here.
 */
const emptyPage = 135_000
const allowance = 30_000

for (const address of ['/projects', '/projects/48-commonpass', '/']) {
  test(`${address} loads little more script than an empty page`, async ({ page }) => {
    const sizes: number[] = []
    const scripts: Promise<void>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      scripts.push(response.body().then((body) => void sizes.push(gzipSync(body).length)))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await Promise.all(scripts)
    expect(sizes.length).toBeGreaterThan(2)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeLessThanOrEqual(emptyPage + allowance)
  })
}
