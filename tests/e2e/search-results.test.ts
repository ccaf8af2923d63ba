/** The suggestions of the search box and the page of results, which show the same. */
import { projectClass } from '@/lib/portal/projects/project-class'
import { statusLabel } from '@/lib/portal/projects/status'
import { aProject } from '../fixtures/known-records'
import { openHydrated } from './hydrated'
import { expect, test } from './page'
import { getOption, searchBox } from './search-box'

test('Visitors find what they mean, with what it is, where and its status', async ({ page }) => {
  const project = await aProject()
  const { title, path, country, status: value } = project
  const kind = projectClass(project)
  const status = statusLabel(value ?? '')
  const words = `${country.name} ${title.slice(0, 3)}x${title.slice(3)}`
  await openHydrated(page, '/about')
  await page.getByRole('combobox', searchBox).fill(words)
  const option = getOption(page, title)
  await expect(option).toBeVisible()
  await expect(option).toHaveAccessibleName(`${title} ${kind} · ${country.name} · ${status}`)
  await expect(option.locator('mark').first()).toHaveText(title)
  await page.goto(`/search?${new URLSearchParams({ q: words })}`)
  const results = page.locator('.search-results')
  const result = results.getByRole('listitem').filter({
    has: page.getByRole('link', { name: title, exact: true }),
  })
  await expect(result.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', path)
  await expect(result).toContainText(`${kind} · ${country.name}`)
  await expect(result).toContainText(status)
})
