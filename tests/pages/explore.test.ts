import { expect, test } from 'vitest'
import { summary } from './served-list'
import { ask, findByName, getHref, getText, link, one, openPage } from './served-page'

const table = '/explore?columns=status&rows=region&type=DID+Project'

const byCountry = '/explore?columns=technology&rows=country'

const textAt = async (address: string): Promise<string> => (await ask(address)).text()

test('Explore opens with the national wallets by region and status, each leading to its list', async () => {
  const { main } = await openPage('/explore')
  expect(getText(one(main, 'h1'))).toBe('National wallets by region and status')
  const all = one(main, 'table tr.all td:nth-child(2)')
  const names = [...main.querySelectorAll('table td a')].map((a) => a.getAttribute('aria-label'))
  expect(names).toContain(`${getText(all)} wallets`)
  expect(names).toContainEqual(expect.stringMatching(/^\d+ wallets: Europe, Launched$/))
  const { address, main: list } = await openPage(getHref(one(all, 'a')))
  expect(address).toBe('/projects?kind=Wallet&level=National')
  expect(summary(list)).toMatch(new RegExp(`^${getText(all)} of `))
})

test('For an address with unknown rows, the page names the mistake and shows no other table', async () => {
  const { main } = await openPage('/explore?rows=nope')
  expect(getText(one(main, 'h1'))).toBe('No such table')
  expect(getText(main)).toContain('The rows cannot be “nope”.')
  expect(main.querySelector('table')).toBeNull()
})

test('A table can be downloaded in its current state', async () => {
  const { main } = await openPage(`${table}&undisclosed=show`)
  const names = [...main.querySelectorAll('th[scope=row]')].map((head) => head.textContent)
  const address = getHref(link(main, /^CSV/))
  const csv = await textAt(address)
  const first = csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  expect(first).toEqual(names)
  expect(csv).toContain('Taken from,Data as of,Licence,Attribution')
  const json = JSON.parse(await textAt(address.replace('.csv', '.json')))
  expect(json.rows.map(({ row }: { row: string }) => row)).toEqual(names)
  expect(json.taken_from).toMatch(/\/explore\?columns=status&rows=region&type=DID\+Project$/)
  for (const [ending, type] of [
    ['.svg', 'image/svg+xml; charset=utf-8'],
    ['.png', 'image/png'],
  ] as const) {
    const response = await ask(address.replace('.csv', ending))
    expect(response.headers.get('content-type')).toBe(type)
  }
  expect((await ask('/explore/table.xlsx')).status).toBe(404)
})

test('A table of a list with a text counts the projects of the list alone, until the text is removed', async () => {
  const list = await openPage('/projects?q=wallet&status=Launched')
  const total = Number(/^(\d+) of/.exec(summary(list.main))?.[1])
  expect(total).toBeGreaterThan(1)
  const { address, main } = await openPage(getHref(link(list.main, 'Explore these projects')))
  expect(address).toBe('/explore?columns=status&q=wallet&rows=region&status=Launched')
  const all = one(main, 'table tr.all td:nth-child(2)')
  expect(getText(all)).toBe(String(total))
  const behind = await openPage(getHref(one(all, 'a')))
  expect(behind.address).toBe('/projects?q=wallet&status=Launched')
  expect(one(main, 'form input[name=q]').getAttribute('value')).toBe('wallet')
  expect(getHref(link(main, 'Remove filter Search: “wallet”'))).toBe(
    '/explore?columns=status&rows=region&status=Launched',
  )
  const json = JSON.parse(await textAt(getHref(link(main, /^JSON/))))
  expect(json.rows.at(-1).all).toBe(total)
  const cited = await openPage(getHref(link(main, 'Cite this table')))
  expect(getText(one(cited.main, 'h1'))).toContain('Search: “wallet” · Status: Launched')
  expect(getText(cited.main)).toContain(`${total} projects and consortia as of version`)
})

test('“Others” are a link to their projects, and to the table with all of them', async () => {
  const { main } = await openPage(byCountry)
  const [others, ...more] = findByName(main, 'tbody tr, tfoot tr', /^\d+ others/)
  if (!others || more.length > 0) throw new Error('there is not one row of others')
  const all = others.querySelector('td a')
  const list = await openPage(getHref(all))
  expect(summary(list.main)).toMatch(new RegExp(`^${all?.textContent} of `))
  const { address, main: whole } = await openPage(getHref(one(others, 'th a')))
  expect(address).toBe('/explore?all=rows&columns=technology&rows=country')
  expect(getHref(link(main, 'Show all countries'))).toBe(address)
  expect(getHref(link(whole, 'Show fewer countries'))).toBe(byCountry)
})

test('Lists are files with all of their pages', async () => {
  const { main } = await openPage('/projects?sort=name&status=Launched&status=Pilot')
  const total = Number(/^(\d+) of/.exec(summary(main))?.[1])
  const csv = await textAt(getHref(link(main, /^CSV/)))
  expect(csv.trimEnd().split('\r\n')).toHaveLength(total + 1)
  expect(csv).toContain('Sources,Taken from,Data as of,Licence,Attribution')
  for (const family of ['entities', 'people', 'countries', 'did-methods']) {
    const { rows, licence } = JSON.parse(await textAt(`/lists/${family}.json`))
    expect([rows.length > 20, licence], family).toEqual([true, 'CC-BY-4.0'])
  }
})

test('Visitors choose rows and columns without scripts', async () => {
  const front = await openPage('/')
  const start = await openPage(getHref(link(front.main, 'Build your own table')))
  const { address, main } = await openPage(getHref(link(start.main, 'Ledgers by country')))
  expect(address).toBe('/explore?columns=ledger&rows=country')
  expect(getText(one(main, 'h1'))).toBe('Ledgers by country')
  const form = one(main, 'form[action="/explore"]')
  const chosen = { rows: 'region', columns: 'status', type: 'DID Project' }
  for (const [name, value] of Object.entries(chosen)) {
    expect(one(form, `select[name=${name}] option[value="${value}"]`), name).toBeTruthy()
  }
  const made = await openPage(`/explore?${new URLSearchParams(chosen)}`)
  expect(made.address).toBe(table)
  const all = '/explore?columns=status&rows=region'
  expect(getHref(link(made.main, /^Remove filter Type/))).toBe(all)
  const swapped = getHref(link((await openPage(all)).main, 'Swap rows and columns'))
  expect(swapped).toBe('/explore?columns=region&rows=status')
})

test('A long list folds its last rows', async () => {
  const { main } = await openPage('/explore?columns=standard&rows=country&view=list')
  const list = one(main, '.explore-list')
  const [visible, folded] = ['.explore-list > .facts > dt', '.fold dt'].map(
    (selector) => list.querySelectorAll(selector).length,
  )
  expect(visible).toBeGreaterThan(3)
  expect(getText(list.querySelector('summary'))).toBe(`Show ${folded} more rows`)
})

test('A list describes each row, and its files, current and cited, have every column', async () => {
  const { main: grid } = await openPage('/explore?columns=ledger&rows=country')
  const { address, main } = await openPage(getHref(link(grid, 'List')))
  expect(address).toBe('/explore?columns=ledger&rows=country&view=list')
  const list = one(main, '[aria-label="List: Ledgers by country"]')
  const [figure] = findByName(
    one(list, '.explore-list > .facts > dd:first-of-type'),
    'a',
    /^\d+ projects?: /,
  )
  const name = figure?.getAttribute('aria-label') ?? ''
  expect(name).toContain(`: ${getText(list.querySelector('dt'))}, `)
  const counted = await openPage(getHref(figure))
  expect(summary(counted.main)).toMatch(new RegExp(`^${Number.parseInt(name, 10)} of `))
  const getColumns = async (name: string | RegExp, within: Element) =>
    (await textAt(getHref(link(within, name)))).split('\r\n')[0]
  const columns = await getColumns(/^CSV/, main)
  expect(columns).not.toMatch(/\d+ others/)
  const cited = await openPage(getHref(link(main, 'Cite this table')))
  expect(one(cited.main, '[aria-label="List: Ledgers by country"]')).toBeTruthy()
  // Only the table of today has a column with the address of its frozen copy.
  expect(await getColumns(/CSV file/, cited.main)).toBe(columns?.replace(',Frozen copy', ''))
})
