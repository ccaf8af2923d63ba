import { expect, test } from '@playwright/test'
import { Versions } from '@/lib/contract/versions'
import { get } from '../contract/client'

const versions = async () => Versions.parse(await get('/versions')).data

test('Visitors choose two versions without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/changes')
  await page.getByText('compare two versions').click()
  const [newest] = await versions()
  await page.getByLabel('From').selectOption(newest?.version ?? '')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('No differences.')).toBeVisible()
  await context.close()
})

test('A link to a folded group of changes opens it', async ({ page }) => {
  await page.goto('/changes')
  await page
    .getByRole('link', { name: /^\d+ people$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#people-added$/)
  await expect(page.locator('#people-added li').first()).toBeVisible()
})
