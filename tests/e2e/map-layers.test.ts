/** The elements of the map: points, shapes, pictures, frames and addresses. */
import type { Response } from '@playwright/test'
import { mapEmbed } from '@/lib/portal/publish/embed/embeds'
import { aProject } from '../fixtures/known-records'
import { mapPages } from '../fixtures/page-types'
import { pageFaults } from './faults'
import { countries, openMap, rows } from './map-page'
import { expect, test } from './page'

test('Organizations with coordinates are points, which are clustered if they are close', async ({
  page,
}) => {
  await openMap(page, '/map?measure=entities')
  const points = page.locator('.map-point')
  await expect(points.first()).toBeVisible()
  const clustered = await points.allTextContents()
  expect(clustered.some((text) => Number(text) > 1)).toBe(true)
  const choice = page.getByRole('navigation', { name: 'Shown on the map' })
  await choice.getByRole('link', { name: 'Projects' }).click()
  await expect(points).toHaveCount(0)
})

test('Visitors are informed that the organizations are unavailable', async ({ page }) => {
  page.allowStatus(503)
  const answers = [
    { status: 503, json: [] },
    { status: 200, json: { error: { code: 'internal_error', message: 'x' } } },
  ]
  for (const answer of answers) {
    await page.route('**/map/organizations.json', (route) => route.fulfill(answer))
    await openMap(page, '/map?measure=entities')
    await expect(
      page.getByText('Organizations are unavailable on the map right now.'),
    ).toBeVisible()
    await page.unroute('**/map/organizations.json')
  }
})

test('At a higher zoom the map loads finer shapes, from this site', async ({ page }) => {
  await openMap(page)
  const finer: Response[] = []
  page.on('response', (response) => {
    if (/countries-50m.*\.json$/.test(response.url())) finer.push(response)
  })
  await expect(async () => {
    await page.getByRole('button', { name: 'Zoom in' }).click()
    expect(finer).toHaveLength(1)
  }).toPass()
  expect(finer[0]?.headers()['cache-control']).toContain('immutable')
})

test('No other page loads Leaflet', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  const hasLeaflet = async () => (await Promise.all(scripts)).some((text) => /leaflet-/.test(text))
  for (const address of ['/', '/projects', (await aProject()).path]) {
    await page.goto(address, { waitUntil: 'networkidle' })
  }
  expect(await hasLeaflet()).toBe(false)
  await openMap(page)
  expect(await hasLeaflet()).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors see a picture of the map and sort its figures', async ({ page }) => {
    await page.goto('/map?measure=regulations')
    const picture = page.getByRole('img', { name: /World map/ })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('src', '/maps/world/regulations.svg')
    await page.getByRole('link', { name: 'Africa', exact: true }).click()
    await expect(page).toHaveURL('/map?measure=regulations&region=africa')
    await expect(picture).toHaveAttribute('src', /regulations\.svg#svgView\(viewBox\([\d,]+\)\)$/)
    await page.goto('/map?measure=regulations')
    await page.getByRole('columnheader', { name: 'Organizations' }).getByRole('link').click()
    await expect(page).toHaveURL('/map?measure=regulations&sort=-entities')
    const most = (await countries()).toSorted((a, b) => b.stats.entities - a.stats.entities)[0]
    await expect(rows(page).first()).toContainText(most?.name ?? '')
  })
})

test('A frame shows the map with its title, legend and credit, and nothing else', async ({
  page,
}) => {
  await openMap(page, '/embed/map?measure=regulations&region=europe')
  await expect(page.locator('header, nav, aside, table, button:visible, input')).toHaveCount(0)
  const title = page.getByRole('heading', {
    name: 'Decentralized identity: national laws by country, Europe',
  })
  await expect(title.getByRole('link')).toHaveAttribute(
    'href',
    '/map?measure=regulations&region=europe',
  )
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
  const frame = await page.locator('.leaflet-container').boundingBox()
  if (!frame) throw new Error('there is no map')
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2)
  await expect(page.locator('.map-readout')).toHaveText(/^.+ \d+$/)
})

const { width, height } = mapEmbed()
const frames = [
  ['/embed/map', { width, height }],
  ['/embed/map?measure=entities&region=europe', { width: 800, height: 720 }],
  ['/embed/map', { width: 400, height: 520 }],
  ['/embed/map?measure=entities&region=europe', { width: 400, height: 520 }],
] as const
for (const [address, size] of frames) {
  test(`${address} fits a frame of ${size.width} by ${size.height}, with its licence`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openMap(page, address)
    await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toBeInViewport({ ratio: 1 })
    const rest = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollWidth - innerWidth, scrollHeight - innerHeight]
    })
    expect(rest).toEqual([0, 0])
    const map = await page.locator('.leaflet-container').boundingBox()
    expect(map?.height).toBeGreaterThan(size.height / 3)
  })
}

for (const type of mapPages) {
  test(`${type.name} has no accessibility fault in either theme, and fits every window`, async ({
    page,
  }) => {
    await openMap(page, await type.address())
    await page.getByRole('main').getByRole('link').last().focus()
    expect(await pageFaults(page, type)).toEqual([])
  })
}
