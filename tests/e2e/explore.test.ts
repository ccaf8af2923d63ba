import { createHash } from 'node:crypto'
import { faultsInBothThemes, overflowsAt } from './faults'
import { main, summary } from './list-page'
import { expect, test } from './page'

const table = '/explore?columns=status&rows=region&type=DID+Project'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors choose rows and columns, and each figure leads to a list of as many', async ({
    page,
  }) => {
    await page.goto('/')
    await main(page).getByRole('link', { name: 'Ledgers by country' }).click()
    await expect(page).toHaveURL('/explore?columns=ledger&rows=country')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledgers by country')
    await page.getByLabel('Rows').selectOption('region')
    await page.getByLabel('Columns').selectOption('status')
    await page.getByText('Add a filter').click()
    await main(page)
      .getByRole('checkbox', { name: /^DID projects / })
      .check()
    await main(page).getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(table)
    const figures = main(page).getByRole('table').getByRole('cell').getByRole('link')
    const count = await figures.count()
    expect(count).toBeGreaterThan(10)
    for (const place of [0, Math.floor(count / 2), count - 1]) {
      const figure = figures.nth(place)
      const number = (await figure.textContent()) ?? ''
      await figure.click()
      await expect(summary(page)).toHaveText(new RegExp(`^${number} of `))
      await page.goBack()
    }
    await main(page).getByRole('link', { name: 'Remove filter Type' }).click()
    await expect(page).toHaveURL('/explore?columns=status&rows=region')
    await main(page).getByRole('link', { name: 'Swap rows and columns' }).click()
    await expect(page).toHaveURL('/explore?columns=region&rows=status')
    await main(page).getByRole('link', { name: 'Heat map' }).click()
    const picture = main(page).getByRole('img', { name: /^Heat map/ })
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300)
  })

  test('All rows are shown on demand', async ({ page }) => {
    await page.goto('/explore')
    const rows = main(page).getByRole('row')
    const before = await rows.count()
    await main(page).getByRole('link', { name: 'Show all countries' }).click()
    await expect(page).toHaveURL('/explore?all=rows')
    expect(await rows.count()).toBeGreaterThan(before)
    await main(page).getByRole('link', { name: 'Show fewer countries' }).click()
    await expect(page).toHaveURL('/explore')
  })
})

test('A list says in words what each row has, fits a phone, and its file has every column', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/explore?columns=ledger&rows=country')
  await main(page).getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL('/explore?columns=ledger&rows=country&view=list')
  const list = page.getByRole('region', { name: 'List: Ledgers by country' })
  const country = list.getByRole('term').first()
  const figure = list
    .getByRole('definition')
    .first()
    .getByRole('link', { name: /^\d+ projects?: / })
    .first()
  const [number] = /^\d+/.exec((await figure.getAttribute('aria-label')) ?? '') ?? []
  const name = (await country.textContent()) ?? ''
  await expect(figure).toHaveAccessibleName(new RegExp(`: ${name}, `))
  const link = main(page).getByRole('link', { name: /^CSV/ })
  const csv = await (await request.get((await link.getAttribute('href')) ?? '')).text()
  const [columns = ''] = csv.split('\r\n')
  expect(columns).not.toMatch(/\d+ others/)
  await main(page).getByRole('link', { name: 'Cite this table' }).click()
  await expect(page.getByRole('region', { name: 'List: Ledgers by country' })).toBeVisible()
  const frozen = main(page).getByRole('link', { name: 'table as CSV' })
  const cited = await (await request.get((await frozen.getAttribute('href')) ?? '')).text()
  // Only the table of today has a column with the address of its frozen copy.
  expect(cited.split('\r\n')[0]).toBe(columns.replace(',Frozen copy', ''))
  await page.goBack()
  await figure.click()
  await expect(summary(page)).toHaveText(new RegExp(`^${number} of `))
})

test('A table is a file in the state that is shown', async ({ page, request }) => {
  await page.goto(table)
  const names = await main(page).getByRole('rowheader').allTextContents()
  const link = main(page).getByRole('link', { name: /^CSV/ })
  const address = (await link.getAttribute('href')) ?? ''
  const csv = await (await request.get(address)).text()
  const first = csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  expect(first).toEqual(names)
  expect(csv).toContain('Taken from,Data as of,Licence,Attribution')
  const json = await (await request.get(address.replace('.csv', '.json'))).json()
  expect(json.rows.map(({ row }: { row: string }) => row)).toEqual(names)
  expect(json.taken_from).toMatch(/\/explore\?columns=status&rows=region&type=DID\+Project$/)
  for (const [ending, type] of [
    ['.svg', 'image/svg+xml; charset=utf-8'],
    ['.png', 'image/png'],
  ]) {
    const answer = await request.get(address.replace('.csv', ending ?? ''))
    expect(answer.headers()['content-type']).toBe(type)
  }
  expect((await request.get('/explore/table.xlsx')).status()).toBe(404)
})

test('Visitors cite a table that stays, and each of its figures leads to a list that stays', async ({
  page,
  request,
}) => {
  await page.goto('/explore')
  await main(page).getByRole('link', { name: 'Cite this table' }).click()
  await expect(page.getByRole('heading', { name: 'Cite this table' })).toBeVisible()
  const cited = page.locator('dl.cite dd').first()
  const [sha256] = /[0-9a-f]{64}/.exec((await cited.textContent()) ?? '') ?? []
  const answer = await main(page).getByRole('link', { name: 'answer as JSON' }).getAttribute('href')
  const body = await (await request.get(answer ?? '')).body()
  expect(createHash('sha256').update(body).digest('hex')).toBe(sha256)
  const figure = main(page).getByRole('table').getByRole('cell').getByRole('link').first()
  const number = await figure.textContent()
  await expect(figure).toHaveAttribute('href', /^\/versions\/[\d.]+\/projects\?/)
  await figure.click()
  await expect(
    main(page)
      .getByText(new RegExp(`^${number} projects? as of version`))
      .first(),
  ).toBeVisible()
})

test('“Others” are a link to their projects, and to the table with all of them', async ({
  page,
}) => {
  await page.goto('/explore')
  const others = main(page).getByRole('row', { name: /^\d+ others/ })
  const all = others.getByRole('cell').last().getByRole('link')
  const number = await all.textContent()
  await all.click()
  await expect(summary(page)).toHaveText(new RegExp(`^${number} of `))
  await page.goBack()
  await others.getByRole('rowheader').getByRole('link').click()
  await expect(page).toHaveURL('/explore?all=rows')
})

test('Lists are files with all of their pages', async ({ page, request }) => {
  await page.goto('/projects?sort=name&status=Launched&status=Pilot')
  const total = Number(/^(\d+) of/.exec((await summary(page).textContent()) ?? '')?.[1])
  const link = main(page).getByRole('link', { name: /^CSV/ })
  const csv = await (await request.get((await link.getAttribute('href')) ?? '')).text()
  expect(csv.trimEnd().split('\r\n')).toHaveLength(total + 1)
  expect(csv).toContain('Sources,Taken from,Data as of,Licence,Attribution')
  for (const family of ['entities', 'people', 'countries', 'did-methods']) {
    const answer = await request.get(`/lists/${family}.json`)
    const { rows, licence } = await answer.json()
    expect([rows.length > 20, licence], family).toEqual([true, 'CC-BY-4.0'])
  }
})

for (const address of [
  '/explore',
  table,
  '/explore?all=rows&view=heat-map',
  '/explore?columns=ledger&rows=country&view=list',
]) {
  test(`${address} has no accessibility fault in either theme, and scrolls sideways at no width`, async ({
    page,
  }) => {
    await page.goto(address)
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(await overflowsAt(page, [320, 768, 1100])).toEqual([])
  })
}
