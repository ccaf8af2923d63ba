import { newClient } from '../contract/client'
import { testServer } from '../test-server'
import { expect, test } from './page'

test.use({ extraHTTPHeaders: newClient() })

test('Visitors create a key in one step, and the API accepts it', async ({ page }) => {
  await page.goto('/developers')
  await page.getByRole('link', { name: 'Get a key' }).click()
  await page.getByRole('button', { name: 'Create a key' }).click()
  await expect(page.getByRole('heading', { name: 'Your API key' })).toBeVisible()
  const key = (await page.locator('pre').first().textContent()) ?? ''
  const headers = { 'x-api-key': key, ...newClient() }
  const response = await fetch(`${testServer.apiBase}/projects/118`, { headers })
  expect(response.status).toBe(200)
  await expect(page.getByRole('button', { name: 'Copy the key' })).toBeVisible()
  // The header of the page, and its links.
  await expect(page.getByRole('link', { name: 'DID Atlas' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Documentation' }).click()
  await expect(page).toHaveURL('/developers')
  await expect(page.locator('.code-tabs pre').first()).toContainText(key)
  const other = await page.context().newPage()
  await other.goto('/developers/api/list-projects')
  await expect(other.locator('.code-tabs pre').first()).toContainText('$DID_ATLAS_KEY')
  await other.close()
})
