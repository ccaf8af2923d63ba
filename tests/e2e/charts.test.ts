import { createServer } from 'node:http'
import { test as unwatched } from '@playwright/test'
import { listenLocally } from '../fixtures/listen-locally'
import { testServer } from '../test-server'
import { expect, test } from './page'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors read a chart, its table, its citation, and download its numbers', async ({
    page,
  }) => {
    await page.goto('/statistics')
    const main = page.getByRole('main')
    await main
      .getByRole('listitem')
      .filter({ hasText: 'Projects by launch year' })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL('/charts/projects-by-year')
    const finding = await page.getByRole('heading', { level: 1 }).textContent()
    const bar = main.getByRole('link', { name: /^2021: \d+ projects/ }).filter({ visible: true })
    await expect(bar).toHaveAttribute('href', '/projects?year=2021')
    const [, count] = /^2021: (\d+)/.exec((await bar.textContent()) ?? '') ?? []
    const tabs = page.getByRole('navigation', { name: 'Views of this chart' })
    await tabs.getByRole('link', { name: 'Table' }).click()
    await expect(bar).toBeHidden()
    const row = main.getByRole('row', { name: /^2021/ })
    await expect(row.getByRole('cell').last()).toHaveText(count ?? '')
    await tabs.getByRole('link', { name: 'Cite' }).click()
    await expect(
      main.getByText(`${finding}`, { exact: false }).filter({ visible: true }).nth(1),
    ).toBeVisible()
    await tabs.getByRole('link', { name: 'Download' }).click()
    const download = page.waitForEvent('download')
    await main.getByRole('link', { name: 'CSV', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('did-atlas-projects-by-year.csv')
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('table')).toBeVisible()
    await expect(main.locator('.chart-drawing.wide')).toBeVisible()
  })
})

test('The tab of the visible section of a chart is marked as the current one', async ({ page }) => {
  await page.goto('/charts/projects-by-year')
  const tabs = page.getByRole('navigation', { name: 'Views of this chart' })
  const current = tabs.locator('[aria-current]')
  await expect(current).toHaveText('Chart')
  await tabs.getByRole('link', { name: 'Cite' }).click()
  await expect(current).toHaveText('Cite')
  await page.goBack()
  await expect(current).toHaveText('Chart')
})

test('A bar shows its numbers by pointer and keyboard, and links to the projects behind it', async ({
  page,
}) => {
  await page.goto('/charts/status-by-region')
  const bar = page.getByRole('link', { name: /^Europe: \d+ projects/ }).filter({ visible: true })
  const tip = bar.locator('.tip')
  await expect(tip).toHaveCSS('opacity', '0')
  await bar.locator('> rect').hover()
  await expect(tip).toHaveCSS('opacity', '1')
  await expect(tip).toContainText(/Pilot: \d+/)
  await page.mouse.move(0, 0)
  await expect(tip).toHaveCSS('opacity', '0')
  await page.getByRole('link', { name: 'Download', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(bar).toBeFocused()
  await expect(tip).toHaveCSS('opacity', '1')
  const { x, width } = (await tip.boundingBox()) ?? { x: -1, width: 0 }
  expect(x).toBeGreaterThan(0)
  expect(x + width).toBeLessThan(page.viewportSize()?.width ?? 0)
  const [, count] = /: (\d+) projects/.exec((await tip.textContent()) ?? '') ?? []
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects?region=Europe')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${count} of `)
})

test('Every picture of the index loads, and former addresses lead to their chart', async ({
  page,
}) => {
  await page.goto('/statistics#launches')
  const list = page.locator('.chart-list')
  await expect(list.getByText('Projects by launch year and kind')).toBeInViewport()
  const pictures = await list.locator('img').all()
  expect(pictures.length).toBeGreaterThan(10)
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100)
  }
})

/** Serves a page with a frame, as another site would. */
async function withForeignPage(html: string, use: (address: string) => Promise<void>) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><html lang="en"><body style="margin:0">${html}</body></html>`)
  })
  const port = await listenLocally(server)
  try {
    await use(`http://127.0.0.1:${port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

for (const width of [320, 800]) {
  unwatched(
    `An embed fits the frame that is offered, ${width} pixels wide, with title and licence`,
    async ({ page }) => {
      await page.goto('/charts/formats-by-year#embed')
      const finding = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const code = (await page.locator('.embed-code code').textContent()) ?? ''
      expect(code).toContain(`src="${testServer.address}/embed/charts/formats-by-year"`)
      await page.setViewportSize({ width, height: 900 })
      await withForeignPage(code, async (address) => {
        await page.goto(address)
        const frame = page.frameLocator('iframe')
        await expect(frame.getByRole('heading', { level: 1 })).toHaveText(finding)
        expect((await page.locator('iframe').boundingBox())?.width).toBe(Math.min(width, 800))
        const licence = frame.getByRole('link', { name: 'CC BY 4.0' })
        await expect(licence).toBeInViewport({ ratio: 1 })
        const drawing = frame.locator('.chart-drawing').filter({ visible: true })
        await expect(drawing).toBeInViewport({ ratio: 1 })
        const fits = await frame
          .locator('html')
          .evaluate(({ scrollHeight, scrollWidth, clientHeight, clientWidth }) => [
            scrollHeight <= clientHeight,
            scrollWidth <= clientWidth,
          ])
        expect(fits).toEqual([true, true])
        expect((await drawing.boundingBox())?.height).toBeGreaterThan(200)
      })
    },
  )
}
