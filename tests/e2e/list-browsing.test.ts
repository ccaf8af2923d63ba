import type { Page } from '@playwright/test'
import { byName } from '@/lib/portal/records/name-order'
import { get } from '../contract/client'
import { graphNodes, isProject } from '../fixtures/known-records'
import { later } from '../fixtures/later'
import { openHydrated } from './hydrated'
import { facet, main, names, summary, tick } from './list-page'
import { expect, test } from './page'

/** An element of the form that filters by script. */
const filter = 'main input[type=checkbox]'

/** Marks the document, so that loading another one can be noticed. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', 'yes'))
const expectSameDocument = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-marked', 'yes')

test.describe('with JavaScript', () => {
  test('Visitors filter, sort and turn pages in one document', async ({ page }) => {
    const nodes = (await graphNodes()).filter(isProject)
    const launched = nodes.filter(({ status }) => status === 'Launched')
    await openHydrated(page, '/projects', filter)
    await mark(page)
    const status = tick(page, 'Status', 'Launched')
    await status.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/projects?status=Launched')
    await expect(summary(page)).toContainText(`${launched.length} of ${nodes.length}`)
    await expect(status).toBeFocused()
    await expect(page).toHaveTitle(/Status: Launched/)

    const sort = page.getByRole('columnheader', { name: 'Project' }).getByRole('link')
    await sort.click()
    await expect(page).toHaveURL('/projects?sort=name&status=Launched')
    await expect(page.getByRole('columnheader', { name: 'Project' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(sort).toBeFocused()
    const titles = launched.map(({ title }) => title)
    titles.sort(byName)
    await expect.poll(() => names(page)).toEqual(titles.slice(0, 20))

    await main(page).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/projects?page=2&sort=name&status=Launched')
    await expect(main(page).getByRole('link', { name: titles[20], exact: true })).toBeVisible()
    expect(await names(page)).toEqual(titles.slice(20, 40))
    await expect(summary(page)).toBeFocused()

    await page.goBack()
    await expect(page).toHaveURL('/projects?sort=name&status=Launched')
    await expect(main(page).getByRole('link', { name: titles[0], exact: true })).toBeVisible()
    await main(page).getByRole('link', { name: 'Remove filter Status' }).click()
    await expect(page).toHaveURL('/projects?sort=name')
    await expect(status).not.toBeChecked()
    await expectSameDocument(page)
  })

  test('Typing filters, keeps the focus, and is one step back', async ({ page }) => {
    const { pagination } = await get<{ pagination: { total: number } }>('/projects?q=wallet')
    await openHydrated(page, '/projects', filter)
    await mark(page)
    const field = main(page).getByLabel('Search this list')
    await field.pressSequentially('wal', { delay: 20 })
    await expect(page).toHaveURL('/projects?q=wal')
    await field.pressSequentially('let ', { delay: 20 })
    await expect(page).toHaveURL('/projects?q=wallet')
    await expect(summary(page)).toContainText(`${pagination.total} of`)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('wallet ')
    await page.goBack()
    await expect(page).toHaveURL('/projects')
    await expect(field).toHaveValue('')
    await expect(summary(page)).not.toContainText(' of ')
    await expectSameDocument(page)
  })

  test('Values of a long facet are found by name', async ({ page }) => {
    await openHydrated(page, '/projects', filter)
    await mark(page)
    await facet(page, 'Based in')
      .getByRole('link', { name: /^Show all/ })
      .click()
    await expect(page).toHaveURL('/projects?open=country')
    const field = main(page).getByLabel('Find: Based in')
    await expect(field).toBeFocused()
    await field.fill('côte')
    await expect(facet(page, 'Based in').getByRole('checkbox')).toHaveCount(0)
    await field.fill('switz')
    await expect(facet(page, 'Based in').getByRole('checkbox')).toHaveCount(1)
    await tick(page, 'Based in', 'Switzerland').check()
    await expect(page).toHaveURL('/projects?country=CH&open=country')
    await main(page).getByRole('link', { name: 'Show fewer' }).click()
    await expect(page).toHaveURL('/projects?country=CH')
    await expect(tick(page, 'Based in', 'Switzerland')).toBeChecked()
    await expectSameDocument(page)
  })

  test('A list is unchanged after a profile and back, and back again', async ({ page }) => {
    await openHydrated(page, '/projects', filter)
    await mark(page)
    await tick(page, 'Status', 'Pilot').check()
    await expect(summary(page)).toContainText(' of ')
    const before = await names(page)
    const first = main(page).getByRole('table').getByRole('link', { name: before[0], exact: true })
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before[0] ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/projects?status=Pilot')
    await expect(first).toBeVisible()
    expect(await names(page)).toEqual(before)
    await expect(tick(page, 'Status', 'Pilot')).toBeChecked()
    await expect(page).toHaveTitle(/Status: Pilot/)
    await page.goBack()
    await expect(page).toHaveURL('/projects')
    await expect(summary(page)).not.toContainText(' of ')
    await expect(tick(page, 'Status', 'Pilot')).not.toBeChecked()
    await page.goForward()
    await expect(page).toHaveURL('/projects?status=Pilot')
    await expect(first).toBeVisible()
    await expectSameDocument(page)
  })

  test('A link to the plain list shows the plain list', async ({ page }) => {
    await openHydrated(page, '/projects?status=Pilot', filter)
    await tick(page, 'Status', 'Launched').check()
    await expect(page).toHaveURL('/projects?status=Launched&status=Pilot')
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
    await expect(page).toHaveURL('/projects')
    await expect(summary(page)).not.toContainText(' of ')
    await tick(page, 'Status', 'Launched').check()
    await expect(summary(page)).toContainText(' of ')
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
    await expect(page).toHaveURL('/projects')
    await expect(summary(page)).not.toContainText(' of ')
  })

  test('A click before the rows have arrived keeps the selected filters', async ({ page }) => {
    await openHydrated(page, '/projects', filter)
    const { promise: held, keep: release } = later<void>()
    await page.route('**/lists/**', async (route) => {
      await held
      // Requests that are no longer needed have been aborted in the meantime.
      await route.continue().catch(() => {})
    })
    await tick(page, 'Status', 'Launched').check()
    await main(page).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/projects?page=2&status=Launched')
    await page.getByRole('columnheader', { name: 'Project' }).getByRole('link').click()
    await expect(page).toHaveURL('/projects?sort=name&status=Launched')
    release()
    const launched = (await graphNodes()).filter(isProject).filter((p) => p.status === 'Launched')
    await expect(summary(page)).toContainText(`${launched.length} of`)
    await expect(page).toHaveURL('/projects?sort=name&status=Launched')
  })

  test('If the data of a list fails, the page is reloaded', async ({ page }) => {
    page.allowStatus(503)
    await openHydrated(page, '/projects', filter)
    await mark(page)
    await page.route('**/lists/**', (route) => route.fulfill({ status: 503, body: 'no' }))
    await tick(page, 'Status', 'Pilot').check()
    await expect(page).toHaveURL('/projects?status=Pilot')
    await expect(page.locator('body')).not.toHaveAttribute('data-marked')
    await expect(summary(page)).toContainText(' of ')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors filter, sort, search, turn pages and remove filters', async ({ page }) => {
    await page.goto('/entities')
    await main(page).getByRole('link', { name: 'Show all' }).first().click()
    await expect(page).toHaveURL('/entities?open=country')
    await tick(page, 'Country', 'Germany').check()
    await tick(page, 'Country', 'Austria').check()
    await tick(page, 'Country', 'Austria').uncheck()
    await main(page).getByLabel('Sort by').selectOption('name')
    await main(page).getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL('/entities?country=DE&sort=name')
    const german = (await graphNodes()).filter(
      ({ type, country }) => ['Public', 'Private'].includes(type) && country === 'DE',
    )
    await expect(summary(page)).toContainText(`${german.length} of `)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await main(page).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/entities?country=DE&page=2&sort=name')
    await page.getByRole('columnheader', { name: 'Organization' }).getByRole('link').click()
    await expect(page).toHaveURL('/entities?country=DE&sort=-name')
    await main(page).getByRole('link', { name: 'Remove filter Country' }).click()
    await expect(page).toHaveURL('/entities?sort=-name')
    await main(page).getByLabel('Search this list').fill('ministry')
    await main(page).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/entities?q=ministry&sort=-name')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('The filters are folded and show how many are active', async ({ page }) => {
    await page.goto('/projects?country=CH&status=Pilot')
    const status = tick(page, 'Status', 'Pilot')
    await expect(status).not.toBeVisible()
    await main(page).getByText('Filters and sorting, 2 active').click()
    await expect(status).toBeVisible()
    // The filters open without scripts; the page listens for keys once these have run.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(status).not.toBeVisible({ timeout: 500 })
    }).toPass()
    await main(page).getByText('Filters and sorting, 2 active').click()
    await main(page)
      .getByRole('button', { name: /^Show \d+$/ })
      .click()
    await expect(status).not.toBeVisible()
  })
})
