/** The table of contents of the API reference. */
import type { Locator, Page } from '@playwright/test'
import { endpoints } from '@/lib/contract/endpoints'
import { getAnchor } from '@/lib/portal/developers/endpoint-groups'
import { openHydrated } from './hydrated'
import { expect, test } from './page'

/**
 * Expects every endpoint and every part of the guide in the contents, and every link to lead to a part of the page.
 */
async function expectWhole(page: Page, contents: Locator): Promise<void> {
  const hrefs = await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const endpoint of endpoints) expect(hrefs).toContain(`#${getAnchor(endpoint)}`)
  for (const href of hrefs) await expect(page.locator(`[id="${href.slice(1)}"]`)).toHaveCount(1)
  const parts = await page.locator('.reference-body section[id]').count()
  expect(hrefs.length).toBeGreaterThanOrEqual(parts)
}

test('The contents filter the endpoints by path, group and purpose', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, '/developers')
  const contents = page.getByRole('navigation', { name: 'Reference' })
  await expectWhole(page, contents)
  await contents.getByRole('searchbox').fill('graph nodes')
  await expect(contents.getByRole('link')).toHaveText(['/graph/nodes'])
  await contents.getByRole('searchbox').fill('licence')
  await expect(contents.getByRole('link')).toHaveText(['/terms'])
  await contents.getByRole('searchbox').fill('no such part')
  await expect(contents.getByText('No results.')).toBeVisible()
  await contents.getByRole('searchbox').fill('')
  await contents.getByRole('link', { name: '/standards/{id}' }).click()
  await expect(page).toHaveURL('/developers#get-standards-id')
  await expect(contents.locator('[aria-current]')).toHaveText('/standards/{id}')
})

test('On phones the contents are a sheet, which a link closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/developers')
  const contents = page.getByRole('navigation', { name: 'Reference' })
  await expect(contents).toBeHidden()
  await page.getByText('Contents', { exact: true }).click()
  await contents.getByRole('link', { name: '/search', exact: true }).click()
  await expect(contents).toBeHidden()
  await expect(page.getByRole('heading', { name: 'GET /search' })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('The contents are complete, and have no field', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/developers')
    const contents = page.getByRole('navigation', { name: 'Reference' })
    await expectWhole(page, contents)
    await expect(contents.getByRole('link').last()).toBeVisible()
    await expect(contents.getByRole('searchbox')).toBeHidden()
    await expect(page.getByText('Version of the data, from /versions').first()).toBeVisible()
  })
})
