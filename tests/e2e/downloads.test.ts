import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

/**
 * Opens the page once the files are ready; while they are being generated, the page is cached for
 * some seconds.
 */
const openReady = async (page: import('@playwright/test').Page) =>
  expect(async () => {
    await page.goto('/downloads')
    await expect(page.getByRole('heading', { name: 'Everything' })).toBeVisible({ timeout: 1000 })
  }).toPass()

test('Visitors download all the data as one file, by a link with its size and hash', async ({
  page,
}) => {
  await openReady(page)
  const row = page.getByRole('row', { name: /^SQLite/ })
  const pending = page.waitForEvent('download')
  await row.getByRole('link', { name: 'SQLite' }).click()
  const download = await pending
  expect(download.suggestedFilename()).toBe('did_atlas.sqlite')
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 15).toString()).toBe('SQLite format 3')
  await expect(row).toContainText(/\d\.?\d? MB/)
  await expect(row.locator('code')).toHaveText(/^[0-9a-f]{64}$/)
})
