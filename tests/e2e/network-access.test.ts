import { aProject } from '../fixtures/known-records'
import { openHydrated } from './hydrated'
import { expect, test } from './page'
import { getOption } from './search-box'

test('Visitors find an entry and both ends of a path by name', async ({ page }) => {
  const { node, title } = await aProject()
  await openHydrated(page, '/graph')
  await page.getByRole('combobox', { name: 'Find by name' }).fill(title.toLowerCase())
  const option = getOption(page, title)
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/graph?node=${node}`)
  await openHydrated(page, '/graph')
  const from = page.getByRole('combobox', { name: 'Connection between' })
  await from.fill(title.toLowerCase())
  await option.click()
  await expect(from).toHaveValue(title)
  await page.getByRole('combobox', { name: 'And (second entry' }).fill('no such entry')
  await page.getByRole('button', { name: 'Find path' }).click()
  await expect(page).toHaveURL(`/graph?from=${node}&to=no+such+entry`)
})
