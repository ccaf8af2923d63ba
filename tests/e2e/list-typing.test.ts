import { openHydrated } from './hydrated'
import { main, tick } from './list-page'
import { expect, test } from './page'

// The clock that Playwright installs is not removed cleanly from a window that the next test gets too.
test.use({ reuseContext: false })

/** Longer than the pause in typing after which a list is updated. */
const afterTyping = 1_000

test('A filter selected before the typed text takes effect is preserved', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/projects', 'main input[type=checkbox]')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await main(page).getByLabel('Search this list').fill('wallet')
  await tick(page, 'Status', 'Launched').check()
  await expect(page).toHaveURL('/projects?status=Launched')
  await page.clock.runFor(afterTyping)
  await expect(page).toHaveURL('/projects?q=wallet&status=Launched')
})

test('A text that was deleted before it takes effect does not come back', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/projects?status=Launched', 'main input[type=checkbox]')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const field = main(page).getByLabel('Search this list')
  await field.fill('wallet')
  await main(page).getByRole('link', { name: 'Remove filter Status' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(field).toHaveValue('')
  await page.clock.runFor(afterTyping)
  await expect(page).toHaveURL('/projects')
})
