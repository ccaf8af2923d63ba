import { pageTypes } from '../fixtures/page-types'
import { faultsInBothThemes, pageFaults } from './faults'
import { openHydrated } from './hydrated'
import { expect, test } from './page'

for (const type of pageTypes) {
  test(`${type.name} has no accessibility fault in either theme, and fits every window`, async ({
    page,
  }) => {
    page.allowStatus(404)
    await page.goto(await type.address())
    expect(await pageFaults(page, type)).toEqual([])
  })
}

test('suggestions and the menu have no accessibility fault while open, in either theme', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  await page.getByRole('combobox').fill('wallet')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const withSuggestions = await faultsInBothThemes(page)
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByText('Browse').click()
  const withMenu = await faultsInBothThemes(page)
  expect([...withSuggestions, ...withMenu]).toEqual([])
})

test('The keyboard reaches the content first, and every stop has a visible focus', async ({
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

test('removing a filter of a list moves the focus to the number of results', async ({ page }) => {
  await openHydrated(page, '/projects?status=Launched')
  await page.getByRole('link', { name: /^Remove filter/ }).press('Enter')
  await expect(page).toHaveURL('/projects')
  await expect(page.locator('#results')).toBeFocused()
})

test('Escape hides the tooltip of a chart until another bar has the focus', async ({ page }) => {
  await openHydrated(page, '/charts/projects-by-year')
  const bars = page.locator('.chart-drawing.wide a')
  await bars.first().focus()
  await page.keyboard.press('Tab')
  const tooltip = bars.nth(1).locator('.tip')
  await expect(tooltip).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await expect(bars.nth(2).locator('.tip')).toHaveCSS('opacity', '1')
})

test('on phones, the rows of a list keep their columns for screen readers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/countries')
  const table = page.getByRole('table', { name: 'Countries' })
  const columns = await table.getByRole('columnheader').count()
  expect(columns).toBeGreaterThan(4)
  for (const row of (await table.getByRole('row').all()).slice(1, 6)) {
    const cells = row.getByRole('rowheader').or(row.getByRole('cell'))
    await expect(cells).toHaveCount(columns)
  }
})
