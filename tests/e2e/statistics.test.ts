import { get } from '../contract/client'
import { expect, test } from './page'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors read a chart and its table, and download its numbers', async ({ page }) => {
    const { pagination } = await get<{ pagination: { total: number } }>('/projects?per_page=1')
    await page.goto('/statistics')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics')
    await expect(page.getByRole('main')).toContainText(`${pagination.total} projects`)
    const section = page.locator('#countries')
    await section.scrollIntoViewIfNeeded()
    const chart = section.getByRole('img', { name: /Projects by country/ })
    await expect.poll(() => chart.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
    await section.getByText('Table', { exact: false }).first().click()
    const row = section.getByRole('row').nth(1)
    await expect(row.getByRole('rowheader').getByRole('link')).toHaveAttribute(
      'href',
      /^\/countries\/[A-Z]{2}$/,
    )
    await expect(row.getByRole('cell')).toHaveText(/^\d+$/)
    const download = page.waitForEvent('download')
    await section.getByRole('link', { name: /CSV/ }).click()
    expect((await download).suggestedFilename()).toBe('countries.csv')
  })
})

test('The parts of a divided bar link to the lists of what they count, and print', async ({
  page,
}) => {
  await page.goto('/statistics')
  const section = page.locator('#properties')
  const bars = section.locator('svg')
  await expect(bars).toHaveCount(7)
  const yes = section.getByRole('link', { name: /^Yes \d+ ?: / }).first()
  const [, count] = /^Yes (\d+)/.exec((await yes.textContent()) ?? '') ?? []
  const address = (await yes.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/projects\?[a-z-]+=yes$/)
  await expect(bars.first().locator('a').first()).toHaveAttribute('href', address)
  await page.emulateMedia({ media: 'print' })
  expect((await bars.first().boundingBox())?.height).toBeGreaterThan(8)
  await page.emulateMedia({ media: 'screen' })
  await yes.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${count} of `)
})

test('every chart loads, at both widths, in the proportions that the page reserves', async ({
  page,
}) => {
  for (const [width, drawn] of [
    [360, 280],
    [1440, 640],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/statistics')
    const charts = page.getByRole('img', { name: /^Chart/ })
    expect(await charts.count()).toBeGreaterThan(9)
    for (const chart of await charts.all()) {
      await chart.scrollIntoViewIfNeeded()
      await expect
        .poll(() => chart.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(drawn)
      const [kept, real, shown] = await chart.evaluate((img: HTMLImageElement) => [
        img.clientHeight / img.clientWidth,
        img.naturalHeight / img.naturalWidth,
        img.clientWidth,
      ])
      expect(kept).toBeCloseTo(real ?? 0, 2)
      // Text is drawn at 12 pixels or more, and pictures are never scaled down on a phone.
      if (width === 360) expect(shown).toBeGreaterThanOrEqual(drawn)
    }
  }
})
