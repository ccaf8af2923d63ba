/** Elements that differ on phones: the bar, and the sheet of filters. */
import { aProject, idsToCompare } from '../fixtures/known-records'
import { expect, test } from './page'

test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

test('A page that only the menu links to marks the menu', async ({ page }) => {
  const menu = page.getByRole('banner').getByText('Browse')
  await page.goto('/projects')
  await expect(menu).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
  for (const address of ['/people', '/graph']) {
    await page.goto(address)
    await expect(menu).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
  }
})

test('The button of the sheet covers none of its choices', async ({ page }) => {
  await page.goto('/projects')
  await page.getByText('Filters and sorting', { exact: true }).click()
  const button = page.getByRole('button', { name: 'Apply filters' })
  await expect(button).toBeInViewport({ ratio: 1 })
  const choices = page.locator('.sheet-scroll')
  const [above, below] = [await choices.boundingBox(), await button.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('The national wallet of a country comes before the facts at a glance', async ({ page }) => {
  await page.goto('/countries/AT')
  const wallet = page.getByRole('heading', { name: 'National wallet', exact: true })
  const code = page.getByRole('term').filter({ hasText: 'Country code' })
  const [above, below] = [await wallet.boundingBox(), await code.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
})

test('The list of national wallets can become a table with all columns', async ({ page }) => {
  await page.goto('/wallets')
  const suppliers = page.getByRole('columnheader', { name: 'Suppliers' })
  const country = page.getByRole('rowheader', { name: 'Argentina' })
  await expect(suppliers).toBeHidden()
  await page.getByLabel('Show all columns').check()
  await suppliers.scrollIntoViewIfNeeded()
  await expect(suppliers).toBeInViewport()
  await expect(country.getByRole('link')).toBeInViewport({ ratio: 1 })
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
})

test('The network in a narrow frame begins at the selected entry', async ({ page }) => {
  const { node, title } = await aProject()
  await page.goto(`/embed/graph?node=${node}`)
  await expect(page.getByRole('link', { name: `${title}: ` })).toBeInViewport({ ratio: 1 })
})

test('The longest pages have at most 8,000 pixels, and are not wider than a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const documentation = ['', '/api/list-projects', '/api/list-sources', '/guides/headers']
  const longest = [
    ...['/wallets', '/projects/74', '/countries/DE', '/about/codebook'],
    '/corrections/new?record=projects/74',
    ...[...documentation, '/guides/changelog'].map((place) => `/developers${place}`),
    `/compare?ids=${await idsToCompare(6)}`,
  ]
  for (const address of longest) {
    await page.goto(address)
    const { scrollHeight, scrollWidth } = await page.evaluate(() => ({
      scrollHeight: document.documentElement.scrollHeight,
      scrollWidth: document.documentElement.scrollWidth,
    }))
    expect(scrollHeight, address).toBeLessThanOrEqual(8000)
    expect(scrollWidth, address).toBe(390)
  }
})

test('The link to citations unfolds them', async ({ page }) => {
  await page.goto('/projects/74')
  const title = page.getByRole('heading', { name: 'Cite this page' })
  await expect(title).toBeHidden()
  await page.getByRole('link', { name: 'Cite and reuse' }).click()
  await expect(title).toBeVisible()
})
