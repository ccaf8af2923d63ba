import { main, summary } from './list-page'
import { expect, test } from './page'

const table = '/explore?columns=status&rows=region&type=DID+Project'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors choose rows and columns, and each figure links to a list of as many', async ({
    page,
  }) => {
    await page.goto('/')
    await main(page).getByRole('link', { name: 'Build your own table' }).click()
    await main(page).getByRole('link', { name: 'Ledgers by country' }).click()
    await expect(page).toHaveURL('/explore?columns=ledger&rows=country')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledgers by country')
    await page.getByLabel('Rows').selectOption('region')
    await page.getByLabel('Columns').selectOption('status')
    await page.getByLabel('Count', { exact: true }).selectOption('Projects')
    await main(page).getByRole('button', { name: 'Show', exact: true }).click()
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
  })
})

test('A list describes each row, fits a phone, and its file has every column', async ({
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
  const frozen = main(page).getByRole('link', { name: 'CSV file' })
  const cited = await (await request.get((await frozen.getAttribute('href')) ?? '')).text()
  // Only the table of today has a column with the address of its frozen copy.
  expect(cited.split('\r\n')[0]).toBe(columns.replace(',Frozen copy', ''))
  await page.goBack()
  await figure.click()
  await expect(summary(page)).toHaveText(new RegExp(`^${number} of `))
})
