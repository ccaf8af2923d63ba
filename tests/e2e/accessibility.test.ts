import { accessibilityFaults, sidewaysOverflow } from './faults'
import { openHydrated } from './hydrated'
import { expect, test } from './page'
import { pageTypes } from './page-types'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    for (const address of pageTypes) {
      test(`${address} has no accessibility fault`, async ({ page }) => {
        page.allowStatus(404)
        await page.goto(address)
        expect(await accessibilityFaults(page)).toEqual([])
      })
    }

    test('suggestions and the menu have no accessibility fault while open', async ({ page }) => {
      await openHydrated(page, '/about')
      await page.getByRole('combobox').fill('wallet')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      const withSuggestions = await accessibilityFaults(page)
      await page.keyboard.press('Escape')
      await page.getByRole('banner').getByText('Browse').click()
      const withMenu = await accessibilityFaults(page)
      expect([...withSuggestions, ...withMenu]).toEqual([])
    })
  })
}

for (const width of [320, 360, 1440, 2560]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })
    for (const address of pageTypes) {
      test(`${address} does not scroll sideways`, async ({ page }) => {
        page.allowStatus(404)
        await page.goto(address)
        expect(await sidewaysOverflow(page)).toBe(0)
      })
    }
  })
}

test('The keyboard reaches the content first, and every stop shows where it is', async ({
  page,
}) => {
  await page.goto('/projects')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects#content')
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const focused = document.activeElement
      return focused ? getComputedStyle(focused).outlineStyle : 'none'
    })
    expect(outline).not.toBe('none')
  }
})
