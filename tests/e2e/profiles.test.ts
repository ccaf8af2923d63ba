import { families } from '@/lib/contract/families'
import { faultsInBothThemes, overflowsAt } from './faults'
import { bestConnected, bestConnectedCountry, unrelatedCountry } from './known-records'
import { expect, test } from './page'

for (const family of families) {
  test(`the best connected record of ${family} has no accessibility fault in either theme, and does not scroll sideways on a phone or on paper`, async ({
    page,
  }) => {
    await page.goto(await bestConnected(family))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await faultsInBothThemes(page)).toEqual([])
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      expect(await overflowsAt(page, [320]), media).toEqual([])
    }
  })
}

test('A mark is as large as a finger needs, and leads to its source and on to the web', async ({
  page,
}) => {
  await page.goto(await bestConnected('projects'))
  const marks = page.getByRole('link', { name: /^Source \d+$/ })
  for (const mark of (await marks.all()).slice(0, 12)) {
    const box = await mark.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(24)
    expect(box?.height).toBeGreaterThanOrEqual(24)
  }
  await marks.first().focus()
  await page.keyboard.press('Enter')
  const source = page.locator(new URL(page.url()).hash)
  await expect(source).toBeInViewport()
  await expect(source.getByRole('link').first()).toHaveAttribute(
    'rel',
    'external noopener nofollow',
  )
})

test('A profile names its family, and offers the record in other formats', async ({ page }) => {
  const { code, name: country } = await bestConnectedCountry()
  await page.goto(`/countries/${code}`)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('link', { name: 'Countries' })).toHaveAttribute(
    'href',
    '/countries',
  )
  await expect(crumbs.getByText(country)).toHaveAttribute('aria-current', 'page')
  const formats = { JSON: 'json', 'JSON-LD': 'jsonld', Markdown: 'md' }
  for (const [name, ending] of Object.entries(formats)) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', `/countries/${code}.${ending}`)
  }
})

test('Every other address of a record leads to its one address for good', async ({ request }) => {
  const entity = await bestConnected('entities')
  const entityById = entity.replace(/-.*$/, '')
  const method = await bestConnected('did-methods')
  const { code } = await bestConnectedCountry()
  const moved = {
    [entityById]: entity,
    [`${entityById}-something-else`]: entity,
    [method.replace(/(\d)-/, '$1-did-')]: method,
    [`/countries/${code.toLowerCase()}`]: `/countries/${code}`,
  }
  for (const [from, to] of Object.entries(moved)) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(308)
    expect(response.headers().location, from).toBe(to)
  }
})

test('What is no record of a family is not found', async ({ request }) => {
  const nowhere = ['/entities/999999', '/people/x', '/countries/XX', '/countries/756', '/dlts/-1']
  for (const address of nowhere) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(404)
    expect(await response.text(), address).toContain('There is nothing at this address')
  }
})

test('A record that is related to nothing says what to do about it', async ({ page }) => {
  await page.goto(`/countries/${(await unrelatedCountry()).code}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('relates this country to nothing else yet')
  await expect(main.getByRole('link', { name: 'suggest it' })).toBeVisible()
})
