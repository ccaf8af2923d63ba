/** The contents of the reference of the API. */
import { endpoints } from '@/lib/contract/endpoints'
import { openHydrated } from './hydrated'
import { expect, test } from './page'

test('The contents filter the endpoints by path, group and what they are for', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, '/developers')
  const contents = page.getByRole('navigation', { name: 'Reference' })
  await expect(contents.getByRole('link')).toHaveCount(endpoints.length + 7)
  await contents.getByRole('searchbox').fill('graph nodes')
  await expect(contents.getByRole('link')).toHaveText(['/graph/nodes'])
  await contents.getByRole('searchbox').fill('licence')
  await expect(contents.getByRole('link')).toHaveText(['/terms'])
  await contents.getByRole('searchbox').fill('no such endpoint')
  await expect(contents.getByText('No endpoint matches.')).toBeVisible()
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

  test('The contents are whole, and have no field', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/developers')
    const contents = page.getByRole('navigation', { name: 'Reference' })
    await expect(contents.getByRole('link')).toHaveCount(endpoints.length + 7)
    await expect(contents.getByRole('link').last()).toBeVisible()
    await expect(contents.getByRole('searchbox')).toBeHidden()
    await expect(
      page.getByText('A version of the data, as /versions lists them').first(),
    ).toBeVisible()
  })
})
