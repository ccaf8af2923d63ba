/** The frame of the site: theme, menu and status page. */
import { aProject } from '../fixtures/known-records'
import { focusByKey, openHydrated } from './hydrated'
import { expect, test } from './page'

const background = 'getComputedStyle(document.body).backgroundColor'
const paper = { light: 'rgb(250, 248, 243)', dark: 'rgb(20, 23, 26)' }

test('The theme follows the system until visitors choose, and the choice lasts', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openHydrated(page, '/about')
  expect(await page.evaluate(background)).toBe(paper.dark)
  await page.getByRole('button', { name: /^Theme: auto/ }).click()
  expect(await page.evaluate(background)).toBe(paper.light)
  await openHydrated(page, '/terms')
  expect(await page.evaluate(background)).toBe(paper.light)
  await page.getByRole('button', { name: /^Theme: light/ }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await page.evaluate(background)).toBe(paper.dark)
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute(
    'content',
    '#14171a',
  )
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(background)).toBe('rgb(255, 255, 255)')
})

test('The theme, the current section and the scroll position survive navigation', async ({
  page,
}) => {
  const { path } = await aProject()
  const expectFrame = async (section: string | undefined) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('.theme-switch').locator('visible=true')).toHaveText('Dark')
    const marked = await page
      .locator('.site-nav a')
      .locator('visible=true')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).borderBottomColor !== 'rgba(0, 0, 0, 0)')
          .map((link) => link.textContent),
      )
    expect(marked).toEqual(section === undefined ? [] : [section])
  }
  await page.goto(path)
  await page.getByRole('button', { name: /^Theme: auto/ }).click()
  await page.getByRole('button', { name: /^Theme: light/ }).click()
  await expectFrame('Projects')
  await page.getByRole('link', { name: 'Compare', exact: true }).last().click()
  await expect(page).toHaveURL(/\/compare\?ids=/)
  // Its link is in the menu, which is closed.
  await expectFrame(undefined)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expectFrame('Projects')
})

test('The selected theme is set before the body exists', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.seen = document.documentElement.dataset.theme
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await openHydrated(page, '/about')
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'dark')
})

test('The menu closes on Escape, outside, and when a link in it is followed', async ({ page }) => {
  await openHydrated(page, '/about')
  const menu = page.getByRole('banner').getByText('Browse')
  const link = page.getByRole('banner').getByRole('link', { name: 'Terms and licence' })
  await menu.click()
  await expect(link).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'About this site' }),
  ).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await menu.click()
  await page.getByRole('heading', { name: 'Which projects we include' }).click()
  await expect(link).toBeHidden()
  await menu.click()
  await link.click()
  await expect(page).toHaveURL('/terms')
  await expect(link).toBeHidden()
})

const onPhones = ['Wallets', 'Projects', 'Countries', 'Map', 'Charts']
const onScreens = [...onPhones, 'Organizations', 'Network', 'Explore']

for (const [width, names] of [
  [320, onPhones],
  [660, onPhones],
  [768, onScreens],
  [1280, onScreens],
] as const) {
  test(`The bar has its links in view at ${width} pixels, and the menu has all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/about')
    const banner = page.getByRole('banner')
    const bar = banner.locator('.site-places')
    for (const name of names) {
      await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await expect(banner.getByText('Browse')).toBeInViewport({ ratio: 1 })
    await banner.getByText('Browse').click()
    for (const name of onScreens) {
      await expect(
        banner.locator('.menu-panel').getByRole('link', { name, exact: true }),
      ).toBeVisible()
    }
    await bar.getByRole('link', { name: 'Countries', exact: true }).click()
    await expect(page).toHaveURL('/countries')
  })
}

test('A page has one search box, and a key focuses it', async ({ page }) => {
  page.allowStatus(404)
  const shown = page.getByRole('combobox', { name: /^Search/ }).filter({ visible: true })
  for (const address of ['/about', '/', '/search', '/search?q=wallet', '/nothing']) {
    await openHydrated(page, address)
    await expect(shown).toHaveCount(1)
    await focusByKey(page, '/', shown)
  }
})

test('On phones the header stays, covers no heading, and its search opens over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/about#score')
  const banner = page.getByRole('banner')
  const heading = page.getByRole('heading', { name: 'The network score' })
  await expect(banner).toBeInViewport({ ratio: 1 })
  await expect(heading).toBeInViewport()
  const bottom = await banner.evaluate((element) => element.getBoundingClientRect().bottom)
  expect((await heading.boundingBox())?.y).toBeGreaterThan(bottom)
  const search = banner.getByRole('combobox')
  expect((await search.boundingBox())?.width).toBeLessThan(48)
  await search.click()
  await expect(banner.getByRole('button', { name: 'Search' })).toBeVisible()
  expect((await search.boundingBox())?.width).toBeGreaterThan(200)
})

test('The status page shows the state, and refreshes it', async ({ page }) => {
  const response = await page.request.get('/health')
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(await response.text()).toContain('Operational')
  const state = await page.request.get('/health/state')
  expect(state.headers()['cache-control']).toContain('stale-while-revalidate=0')
  await page.route('**/health/state', (route) =>
    route.fulfill({
      json: {
        checkedAt: '2026-11-21T00:00:00Z',
        status: 'degraded',
        parts: [],
        counts: [],
        omitted: 0,
      },
    }),
  )
  await page.goto('/health')
  await expect(page.getByRole('main')).toContainText('Degraded')
})
