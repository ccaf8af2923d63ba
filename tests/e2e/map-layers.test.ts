/** The elements of the map: points, shapes, pictures, frames and addresses. */
import type { Response } from '@playwright/test'
import { pageEmbed } from '@/lib/portal/publish/embed/embeds'
import { mapPages } from '../fixtures/page-types'
import { pageFaults } from './faults'
import { getFrame, openMap } from './map-page'
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
  const frame = await getFrame(page)
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2)
  await expect(page.locator('.map-readout')).toHaveText(/^.+ \d+$/)
})

const { width, height } = pageEmbed('/map')
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
    expect((await getFrame(page)).height).toBeGreaterThan(size.height / 3)
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
