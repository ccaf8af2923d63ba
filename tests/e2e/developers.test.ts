/** The documentation for developers: its side bar, search and tabs. */
import { getContents } from '@/lib/portal/developers/contents'
import { openHydrated } from './hydrated'
import { expect, test } from './page'

const places = getContents(true).flatMap((group) => group.places)

test('Anchors of the former page lead to the link of their subject', async ({ page }) => {
  await page.goto('/developers')
  const anchors = places.flatMap(({ anchor = [] }) => anchor)
  for (const anchor of [...anchors, 'quick-start', 'console', 'reference']) {
    await expect(page.locator(`[id="${anchor}"]`), anchor).toHaveCount(1)
  }
  await page.goto('/developers#get-projects-id-relationships')
  const former = page.locator('#get-projects-id-relationships')
  await expect(former).toBeInViewport()
  await expect(former.getByRole('link')).toHaveAttribute(
    'href',
    '/developers/api/get-project-relationships',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('The tabs switch between languages', async ({ page }) => {
    await page.goto('/developers/api/list-projects')
    const code = page.locator('.code-tabs pre')
    await expect(code.filter({ visible: true })).toHaveText(/^curl/)
    await page.locator('.code-tabs').getByText('Python', { exact: true }).click()
    await expect(code.filter({ visible: true })).toHaveText(/^import json/)
    await page.keyboard.press('ArrowRight')
    await expect(code.filter({ visible: true })).toHaveText(/^library\(httr2\)/)
    await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeHidden()
  })
})

test('On phones the contents are a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/developers')
  const contents = page.getByRole('navigation', { name: 'Documentation' })
  await expect(contents).toBeHidden()
  await page.getByText('Contents', { exact: true }).click()
  await contents.getByRole('link', { name: 'Search names and titles across all resources' }).click()
  await expect(page).toHaveURL('/developers/api/search-all')
  await expect(contents).toBeHidden()
})

test('A copied example is the one of the chosen language', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/developers/api/get-project', '.code-block button')
  await page.locator('.code-tabs').getByText('R', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy the example in R' }).click()
  await expect(page.getByRole('button', { name: 'Copied the example in R' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await page.locator('.code-tabs pre:visible').textContent())
  await context.clearPermissions()
})
