import { accessibilityFaults, sidewaysOverflow } from './faults'
import { expect, test } from './page'

/** One rich profile of each family. */
const profiles = [
  '/projects/74-european-blockchain-services-infrastructure-ebsi',
  '/entities/260-european-commission',
  '/people/172-john-jordan',
  '/regulations/24-european-digital-identity-regulation-eidas-2',
  '/standards/69-w3c-verifiable-credentials-data-model',
  '/dlts/23-hyperledger-indy',
  '/dlt-instances/37-ethereum-mainnet',
  '/did-methods/262-web',
  '/countries/US',
  '/industries/8-government-services',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    for (const address of profiles) {
      test(`${address} has no accessibility fault`, async ({ page }) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await accessibilityFaults(page)).toEqual([])
      })
    }
  })
}

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 800 } })
  for (const address of profiles) {
    test(`${address} does not scroll sideways, on screen or on paper`, async ({ page }) => {
      await page.goto(address)
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media })
        expect(await sidewaysOverflow(page), media).toBe(0)
      }
    })
  }
})

test('A mark is as large as a finger needs, and leads to its source and on to the web', async ({
  page,
}) => {
  await page.goto(profiles[0] ?? '')
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
  await page.goto('/countries/US')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('link', { name: 'Countries' })).toHaveAttribute(
    'href',
    '/countries',
  )
  await expect(crumbs.getByText('United States')).toHaveAttribute('aria-current', 'page')
  const formats = { JSON: 'json', 'JSON-LD': 'jsonld', Markdown: 'md' }
  for (const [name, ending] of Object.entries(formats)) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', `/countries/US.${ending}`)
  }
})

test('Every other address of a record leads to its one address for good', async ({ request }) => {
  const moved = {
    '/entities/260': '/entities/260-european-commission',
    '/entities/260-something-else': '/entities/260-european-commission',
    '/did-methods/262-did-web': '/did-methods/262-web',
    '/countries/us': '/countries/US',
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
  await page.goto('/countries/GU')
  const main = page.getByRole('main')
  await expect(main).toContainText('relates this country to nothing else yet')
  await expect(main.getByRole('link', { name: 'suggest it' })).toBeVisible()
})
