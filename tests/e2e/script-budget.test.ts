/** The amount of JavaScript that pages load. */
import { gzipSync } from 'node:zlib'
import { aProject } from '../fixtures/known-records'
import { expect, test } from './page'

/**
 * The bytes, compressed with gzip, that an empty page of the installed version of Next.js loads: measured with a layout
 * and a page of one element each. Polyfills for old browsers are left out, as they are below.
 */
const emptyPage = 135_000
const allowance = 30_000
/** Leaflet with its clusters of markers, and react-leaflet. */
const leaflet = 60_000

interface MeasuredPage {
  address: () => Promise<string>
  libraries?: number
}

const pages: Record<string, MeasuredPage> = {
  '/projects': { address: async () => '/projects' },
  'a project': { address: async () => (await aProject()).path },
  '/': { address: async () => '/' },
  '/explore': { address: async () => '/explore' },
  '/wallets': { address: async () => '/wallets' },
  '/map': { address: async () => '/map', libraries: leaflet },
}

for (const [name, { address, libraries = 0 }] of Object.entries(pages)) {
  test(`${name} loads little more script than an empty page`, async ({ page }) => {
    const sizes: number[] = []
    const scripts: Promise<void>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      scripts.push(response.body().then((body) => void sizes.push(gzipSync(body).length)))
    })
    await page.goto(await address(), { waitUntil: 'networkidle' })
    await Promise.all(scripts)
    expect(sizes.length).toBeGreaterThan(2)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeLessThanOrEqual(emptyPage + allowance + libraries)
  })
}
