import type { Page } from '@playwright/test'
import { countries, getFrame, openMap, rows, shapes } from './map-page'
import { expect, test } from './page'

const card = (page: Page) => page.getByRole('group', { name: /^Numbers for/ })

/** The figures of a card in their order, after the status. */
const getFigures = async (page: Page): Promise<number[]> =>
  (await card(page).getByRole('definition').allTextContents())
    .slice(1)
    .map((text) => Number(text.replaceAll(',', '')))

test('Visitors read the figures of the API in the panel of the map', async ({ page }) => {
  await openMap(page)
  const all = await countries()
  const some = all.filter(({ stats }) => stats.projects_hq > 10)
  expect(some.length).toBeGreaterThan(5)
  for (const { name, code, stats } of some) {
    await page.getByRole('table').getByRole('link', { name, exact: true }).focus()
    await expect(card(page)).toContainText(name)
    const { entities, projects_hq, regulations } = stats
    expect(await getFigures(page), name).toEqual([
      projects_hq,
      entities,
      code === 'EU' ? 0 : regulations,
    ])
  }
})

test('The map fills its frame from the Arctic to the Cape, and cuts islands of the Pacific only', async ({
  page,
}) => {
  await openMap(page)
  const frame = await page.locator('.map-frame').boundingBox()
  const boxes = await shapes(page).evaluateAll((paths) =>
    paths.map((path) => path.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(boxes.length).toBeGreaterThan(150)
  const { x = 0, y = 0, width = 0, height = 0 } = frame ?? {}
  expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThanOrEqual(y)
  // Hawaii, and the part of Fiji beyond the 180th meridian, are left of the frame.
  expect(boxes.filter(({ left }) => left < x).length).toBeLessThanOrEqual(2)
  const right = Math.max(...boxes.map((box) => box.right))
  expect(right).toBeGreaterThan(x + width * 0.95)
  expect(right).toBeLessThanOrEqual(x + width)
  // Only Antarctica extends below the frame.
  expect(boxes.filter(({ bottom }) => bottom > y + height).length).toBeLessThanOrEqual(1)
})

test('Visitors point at a country on the map, select it, and open its page', async ({ page }) => {
  page.allowStatus(404)
  await openMap(page)
  const frame = await getFrame(page)
  // The middle of Brazil, in Equal Earth.
  const brazil = { x: frame.x + frame.width * 0.25, y: frame.y + frame.height * 0.64 }
  await page.mouse.move(brazil.x, brazil.y)
  await expect(card(page)).toContainText('Brazil')
  const stats = (await countries()).find(({ code }) => code === 'BR')?.stats
  expect((await getFigures(page))[0]).toBe(stats?.projects_hq)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await page.mouse.click(brazil.x, brazil.y)
  // The selected country stays visible when the pointer leaves the map, and its card covers none
  // of the map.
  await page.mouse.move(1, 1)
  const [panel, map] = [await card(page).boundingBox(), frame]
  expect(panel && panel.x >= map.x + map.width).toBe(true)
  await card(page).getByRole('link', { name: 'Open Brazil' }).click()
  await expect(page).toHaveURL('/countries/BR')
})

test('Visitors jump to Europe, and back to the world', async ({ page }) => {
  await openMap(page)
  const frame = await getFrame(page)
  // The middle of France while the map shows Europe.
  const pointAtFrance = async () => {
    await page.mouse.move(1, 1)
    await page.mouse.move(frame.x + frame.width * 0.34, frame.y + frame.height * 0.61)
  }
  const region = (name: string) =>
    page.getByRole('navigation', { name: 'Region' }).getByRole('link', { name })
  await region('Europe').click()
  await expect(page).toHaveURL('/map?region=europe')
  await expect(region('Europe')).toHaveAttribute('aria-current', 'true')
  await pointAtFrance()
  await expect(card(page)).toContainText('France')
  await region('World').click()
  await expect(page).toHaveURL('/map')
  await pointAtFrance()
  await expect(card(page).filter({ hasText: 'France' })).toHaveCount(0)
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('Visitors tap a country of Europe and see its figures on a sheet', async ({ page }) => {
    await openMap(page, '/map?region=europe')
    const frame = await getFrame(page)
    expect(frame.height).toBeGreaterThan(300)
    // The middle of France, in Equal Earth.
    await page.touchscreen.tap(frame.x + frame.width * 0.25, frame.y + frame.height * 0.56)
    await expect(card(page)).toContainText('France')
    const sheet = await card(page).boundingBox()
    expect(sheet && sheet.y + sheet.height <= 740).toBe(true)
    await card(page).getByRole('button', { name: 'Close' }).tap()
    await expect(card(page)).toHaveCount(0)
  })
})

test('Visitors change the measure and the order without leaving the page', async ({ page }) => {
  await openMap(page)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.getByRole('link', { name: 'National laws listed' }).first().click()
  await expect(page).toHaveURL('/map?measure=regulations')
  const [most] = (await countries())
    .filter(({ code }) => code !== 'EU')
    .map(({ name, stats }) => ({ name, count: stats.regulations }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
  await expect(rows(page).first()).toContainText(most?.name ?? '')
  await page.getByRole('columnheader', { name: 'Country' }).getByRole('link').click()
  await expect(page).toHaveURL('/map?measure=regulations&sort=name')
  const names = await rows(page).getByRole('rowheader').allTextContents()
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  await expect(page.getByRole('columnheader', { name: 'Country' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  expect(documents).toEqual([])
  await page.reload()
  await expect(rows(page).getByRole('rowheader').first()).toHaveText(names[0] ?? '')
})

test('The map works again when visitors come back', async ({ page }) => {
  await openMap(page)
  for (let visit = 0; visit < 2; visit += 1) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(shapes(page).first()).toBeVisible()
    await rows(page).first().getByRole('rowheader').getByRole('link').focus()
    await expect(card(page)).toBeVisible()
  }
})
