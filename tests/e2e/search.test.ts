/** The search box on every page. */
import { projectClass } from '@/lib/portal/projects/project-class'
import { statusLabel } from '@/lib/portal/projects/status'
import { aProject } from '../fixtures/known-records'
import { later } from '../fixtures/later'
import { focusByKey, openHydrated } from './hydrated'
import { expect, test } from './page'
import { getOption, searchBox } from './search-box'

test('Visitors find a record by keyboard alone, with what it is, where and its status', async ({
  page,
}) => {
  const project = await aProject()
  const { title, path, country } = project
  const status = statusLabel(project.status ?? '')
  await openHydrated(page, '/about')
  const search = page.getByRole('combobox', searchBox)
  await focusByKey(page, '/', search)
  await page.keyboard.type(title.slice(0, 7).toLowerCase())
  const option = getOption(page, title)
  await expect(option).toBeVisible()
  await expect(option).toHaveAccessibleName(
    `${title} ${projectClass(project)} · ${country.name} · ${status}`,
  )
  await expect(option.locator('mark')).toHaveText(title.slice(0, 7))
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(search).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await expect(search).toHaveAttribute('aria-expanded', 'false')
})

test('Arrow keys wrap around, Home and End go to both ends', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.getByRole('combobox', searchBox).fill('wallet')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  const selected = page.getByRole('option', { selected: true })
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(selected).toHaveCount(0)
})

test('Visitors choose with the mouse', async ({ page }) => {
  const { title, path } = await aProject()
  await openHydrated(page, '/about')
  await page.getByRole('combobox', searchBox).fill(title.toLowerCase())
  await getOption(page, title).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('Escape closes the suggestions first and clears the text then', async ({ page }) => {
  await openHydrated(page, '/about')
  const search = page.getByRole('combobox', searchBox)
  await search.fill('wallet')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(search).toHaveValue('wallet')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
})

test('In another field, Ctrl-K still focuses the search box, and a slash is text', async ({
  page,
}) => {
  await openHydrated(page, '/projects')
  const search = page.getByRole('combobox', searchBox)
  const field = page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('textbox'))
    .first()
  await field.fill('')
  await page.keyboard.press('/')
  await expect(field).toHaveValue('/')
  await focusByKey(page, 'Control+k', search)
})

test('A late response never replaces a newer one', async ({ page }) => {
  const { title } = await aProject()
  const { promise: held, keep: release } = later<void>()
  await page.route('**/search/suggestions?q=swi', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await openHydrated(page, '/about')
  const search = page.getByRole('combobox', searchBox)
  const slow = page.waitForRequest('**/search/suggestions?q=swi')
  await search.fill('swi')
  await slow
  await search.fill(title.toLowerCase())
  const newer = getOption(page, title)
  await expect(newer).toBeVisible()
  const late = page.waitForResponse('**/search/suggestions?q=swi')
  release()
  await late
  await expect(newer).toBeVisible()
  await expect(page.getByRole('option', { name: /Switzerland/ })).toHaveCount(0)
})

test('Enter never follows a suggestion for an earlier text', async ({ page }) => {
  const { promise: held, keep: release } = later<void>()
  await page.route('**/search/suggestions?q=switzerlandish', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await openHydrated(page, '/about')
  const search = page.getByRole('combobox', searchBox)
  await search.fill('switzerland')
  const option = page.getByRole('option', { name: /^Switzerland/ }).first()
  await expect(option).toBeVisible()
  await search.pressSequentially('ish')
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  await option.hover()
  await search.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await search.press('Enter')
  await expect(page).toHaveURL('/search?q=switzerlandish')
  release()
})

test('The box reports when nothing is found, and when suggestions are unavailable', async ({
  page,
}) => {
  page.allowStatus(503)
  await openHydrated(page, '/about')
  const search = page.getByRole('combobox', searchBox)
  await search.fill('no such record')
  const status = page.getByRole('banner').getByRole('status')
  await expect(status).toContainText('No results')
  await page.route('**/search/suggestions?q=wallet', (route) => route.fulfill({ status: 503 }))
  await search.fill('wallet')
  await expect(status).toContainText('unavailable right now')
  await search.press('Enter')
  await expect(page).toHaveURL('/search?q=wallet')
})

test('The box states when the names that it offers are only similar', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.getByRole('combobox', searchBox).fill('swizterland')
  await expect(page.getByRole('option', { name: 'Switzerland Country · CH' })).toBeVisible()
  const status = page.getByRole('banner').getByRole('status')
  await expect(status).toContainText('No results for “swizterland”. Similar names:')
  await page.getByRole('combobox', searchBox).fill('switzerland')
  await expect(status).not.toContainText('Similar names')
  await expect(status).toContainText('suggestion')
})

test('Recent searches are offered, at most five, and can be cleared', async ({ page }) => {
  await openHydrated(page, '/search')
  const search = page.getByRole('main').getByRole('combobox')
  for (const query of ['one', 'two', 'three', 'four', 'five', 'six']) {
    await search.fill(query)
    await search.press('Enter')
    await expect(page).toHaveURL(`/search?q=${query}`)
  }
  await search.fill('')
  await search.blur()
  await search.focus()
  await expect(page.getByRole('option')).toHaveText(['six', 'five', 'four', 'three', 'two'])
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('Search works if browser storage is unavailable or invalid', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('recent-searches', '{"no":"list"}'))
  await openHydrated(page, '/about')
  await page.getByRole('combobox', searchBox).focus()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('combobox', searchBox).fill('wallet')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=wallet')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

  test('the box is a plain form, and the menu opens', async ({ page }) => {
    const { title, path } = await aProject()
    await page.goto('/about')
    await page.getByRole('combobox', searchBox).fill(title.toLowerCase())
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`/search?q=${title.toLowerCase()}`)
    await page.locator('.search-results').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(path)
    await page.getByText('Browse').click()
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Terms and licence' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /colours/ })).toBeHidden()
  })
})
