import type { Page } from '@playwright/test'
import { webGlBrowser } from '@/scripts/testing/chromium'
import { get } from '../contract/client'
import { graph } from '../fixtures/known-nodes'
import { aProject } from '../fixtures/known-records'
import { forLayout } from './for-layout'
import { expect, test } from './page'

test.use({ launchOptions: webGlBrowser })

test('A click on a node of the picture selects it', async ({ page }) => {
  const { node, title } = await aProject()
  await page.goto(`/graph?node=${node}`)
  const picture = page.locator('[data-drawn]')
  await expect(picture).toBeVisible(forLayout)
  const heading = page.getByRole('region', { name: 'Selection' }).getByRole('heading')
  await page.getByRole('link', { name: 'Clear selection' }).click()
  await expect(heading).toHaveCount(0)
  // The camera is above the selected node.
  await expect(picture).toHaveAttribute('data-camera', 'still')
  await picture.click()
  await expect(heading).toHaveText(title)
})

/** Finds a node by name, then clicks where it should be: in the middle of the picture. */
async function findAndClick(page: Page) {
  const { title } = await aProject()
  await page.goto('/graph')
  const picture = page.locator('[data-drawn]')
  await expect(picture).toBeVisible(forLayout)
  await page.getByLabel('Find by name').fill(title)
  await page.getByLabel('Find by name').press('Enter')
  const heading = page.getByRole('region', { name: 'Selection' }).getByRole('heading')
  await expect(heading).toHaveText(title)
  await page.getByRole('link', { name: 'Clear selection' }).click()
  await expect(heading).toHaveCount(0)
  // The camera continues to the node, however long the frames in between take.
  await expect(picture).toHaveAttribute('data-camera', 'still')
  await picture.click()
  await expect(heading).toHaveText(title)
}

test('The picture moves to search results', ({ page }) => findAndClick(page))

test('The picture moves to them even if its frames take longer than the response', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (act) => window.setTimeout(() => draw(act), 500)
    window.cancelAnimationFrame = (frame) => clearTimeout(frame)
  })
  await findAndClick(page)
})

test('The picture is drawn again for visitors who come back to it', async ({ page }) => {
  const { node, title, path } = await aProject()
  await page.goto(`/graph?node=${node}`)
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('link', { name: title, exact: true })
    .click()
  await expect(page).toHaveURL(path)
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('[data-drawn]')).toBeVisible()
  await expect(page.locator('[data-drawn] canvas.sigma-nodes')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Selection' }).getByRole('heading')).toHaveText(
    title,
  )
})

test('While the layout is computed the page states it, and then shows it by itself', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/graph/data', (route) => {
    asked += 1
    return asked > 1 ? route.continue() : route.fulfill({ status: 202, json: {} })
  })
  await page.goto('/graph')
  await expect(page.getByText('Computing the layout')).toBeVisible()
  const list = page.getByRole('link', { name: 'Most connected' })
  await expect(list).toHaveAttribute('href', '#most-connected')
  await expect(page.locator('#most-connected').getByRole('table')).toBeVisible()
  await expect(page.locator('#figures').getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
})

test('Without WebGL there is a still picture, and the lists work', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const { nodes } = await graph()
  const [best] = nodes.toSorted((a, b) => (b.total_links ?? 0) - (a.total_links ?? 0))
  const title = best?.title ?? ''
  await page.goto('/graph')
  await expect(page.getByRole('img', { name: 'The network', exact: true })).toBeVisible(forLayout)
  await page.getByRole('link', { name: `Show ${title} in the network`, exact: true }).click()
  await expect(page.getByRole('region', { name: 'Selection' }).getByRole('heading')).toHaveText(
    title,
  )
})

test('The picture is saved as a file with the credit of the data', async ({ page }) => {
  const { attribution } = await get<{ attribution: { components: { credit: string } } }>('/terms')
  const { node, title } = await aProject()
  await page.goto(`/graph?node=${node}`)
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save SVG' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await svg.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  expect(text).toContain(attribution.components.credit)
  expect(text).toContain(`>${title}</text>`)
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save PNG' }).click(),
  ])
  expect(png.suggestedFilename()).toBe('did-atlas-network.png')
})
