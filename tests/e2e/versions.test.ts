import { expect, test } from '@playwright/test'

test('A link to a folded group of changes opens it', async ({ page }) => {
  await page.goto('/changes')
  await page
    .getByRole('link', { name: /^\d+ people$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#people-added$/)
  await expect(page.locator('#people-added li').first()).toBeVisible()
})
