import { expect, test } from 'vitest'
import type { Country } from '@/lib/contract/countries'
import { get } from '../contract/client'
import { ask, findByName, getHref, getName, getText, link, one, openPage } from './served-page'

/** The cells of a country in the table of the map, by the title of their column. */
async function cellsOnMap(name: string): Promise<Record<string, string>> {
  const { main } = await openPage('/map')
  const heads = [...main.querySelectorAll('thead th')].map(getName)
  const [row] = [...main.querySelectorAll('tbody tr')].filter(
    (one) => findByName(one, 'th a', name).length > 0,
  )
  const cells = [...(row?.children ?? [])].map(getText)
  return Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? '']))
}

test('The numbers of laws of a country agree on its page, the map, the list and its files', async () => {
  for (const [code, name] of [
    ['DE', 'Germany'],
    ['CH', 'Switzerland'],
  ] as const) {
    const { main } = await openPage(`/countries/${code}`)
    const laws = ['National laws', 'EU laws'].map((label) => {
      const [term] = findByName(one(main, '.profile-glance'), 'dt', label)
      const text = getText(term?.nextElementSibling)
      return ['', 'None known'].includes(text) ? '0' : text
    })
    expect((await cellsOnMap(name))['National laws listed'], name).toBe(laws[0])
    const json = await (await ask('/lists/countries.json')).json()
    const listed = json.rows.find((row: { id: string }) => row.id === code)
    expect([listed.national_laws, listed.eu_laws].map(String), name).toEqual(laws)
    const csv = (await (await ask('/lists/countries.csv')).text()).split('\r\n')
    const place = csv[0]?.split(',').indexOf('National laws') ?? -1
    const row = csv.find((line) => line.startsWith(`${code},`))?.split(',')
    expect(row?.slice(place, place + 2), name).toEqual(laws)
    const markdown = await (await ask(`/countries/${code}.md`)).text()
    const facts = [...markdown.matchAll(/^- (?:National laws|EU laws): (\d+)$/gm)]
    expect(
      facts.map(([, number]) => number),
      name,
    ).toEqual(laws)
  }
})

test('The map opens on the national wallets, with the statuses of the page of national wallets', async () => {
  const { rows } = await (await ask('/wallets/table.json')).json()
  const [first] = rows as { country_code: string; country: string; status: string }[]
  if (!first) throw new Error('there is no national wallet')
  expect((await cellsOnMap(first.country))['National wallet']).toBe(first.status)
  const { main } = await openPage('/map')
  const [current] = [...main.querySelectorAll('.measures [aria-current]')].map(getText)
  expect(current).toBe('National wallet')
})

test('The table links each figure to the records that it counts', async () => {
  const { main } = await openPage('/map?measure=projects_hq&region=africa')
  const { data } = await get<{ data: Country[] }>('/countries')
  const most = data.toSorted((a, b) => b.stats.projects_hq - a.stats.projects_hq)[0]
  const figure = one(main, `tr[data-code="${most?.code}"] td.chosen a`)
  expect(getText(figure)).toBe(String(most?.stats.projects_hq))
  expect(getHref(figure)).toBe(`/projects?country=${most?.code}`)
})

test('The table says why the list of countries has more', async () => {
  const { main } = await openPage('/map')
  const rows = main.querySelectorAll('tr[data-code]').length
  const { rows: listed } = await (await ask('/lists/countries.json')).json()
  expect(listed.length).toBeGreaterThan(rows)
  const note = getText(link(main, 'list of countries').parentElement)
  expect(note).toMatch(new RegExp(`^${rows} rows: .* The list of countries has ${listed.length},`))
})

test('Visitors cite the figures of the map as of a version', async () => {
  for (const [address, cited] of [
    ['/map?region=europe', '/versions/latest/wallets?region=europe'],
    ['/map?measure=entities', '/versions/latest/countries'],
  ] as const) {
    const { main } = await openPage(address)
    expect(getHref(link(main, 'Cite: this table'))).toBe(cited)
    expect((await ask(cited, { redirect: 'follow' })).status).toBe(200)
  }
})

test('Without scripts, the map is a picture, of a region too, above a table that can be sorted', async () => {
  const { main } = await openPage('/map?measure=regulations')
  const getPicture = (within: Element) => one(within, 'img[alt*="World map"]').getAttribute('src')
  expect(getPicture(main)).toBe('/maps/world/regulations.svg')
  const africa = await openPage(getHref(link(main, 'Africa')))
  expect(africa.address).toBe('/map?measure=regulations&region=africa')
  expect(getPicture(africa.main)).toMatch(/regulations\.svg#svgView\(viewBox\([\d,]+\)\)$/)
  const sorted = await openPage(getHref(link(one(main, 'thead'), /Organizations/)))
  expect(sorted.address).toBe('/map?measure=regulations&sort=-entities')
  const { data } = await get<{ data: Country[] }>('/countries')
  const [most] = data.toSorted((a, b) => b.stats.entities - a.stats.entities)
  expect(getText(sorted.main.querySelector('tbody tr'))).toContain(most?.name)
})
