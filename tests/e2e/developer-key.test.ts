import { newClient } from '../contract/client'
import { testServer } from '../test-server'
import { expect, test } from './page'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: newClient() })

    test('Visitors create a key in one step, and the API accepts it', async ({ page }) => {
      await page.goto('/developers')
      await page.getByRole('link', { name: 'Get a key' }).click()
      await page.getByRole('button', { name: 'Create a key' }).click()
      await expect(page.getByRole('heading', { name: 'Your API key' })).toBeVisible()
      const key = (await page.locator('pre').first().textContent()) ?? ''
      const headers = { 'x-api-key': key, ...newClient() }
      const answer = await fetch(`${testServer.apiBase}/projects/118`, { headers })
      expect(answer.status).toBe(200)
      await expect(page.getByRole('button', { name: 'Copy the key' })).toBeVisible({
        visible: javaScriptEnabled,
      })
      // The header of the page, and its links.
      await expect(page.getByRole('link', { name: 'DID Atlas' })).toHaveAttribute('href', '/')
      await page.getByRole('link', { name: 'Reference' }).click()
      await expect(page).toHaveURL('/developers#reference')
    })
  })
}
