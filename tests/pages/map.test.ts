import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { CountryList } from '@/lib/contract/countries'
import { get } from '../contract/client'
import { ask, getText, named, one, openPage } from './served-page'

const lawsOnMap = async (name: string) => {
  const { main } = await openPage('/map')
  const heads = [...main.querySelectorAll('thead th')].map(getText)
  const [row] = [...main.querySelectorAll('tbody tr')].filter(
    (one) => named(one, 'a', name).length > 0,
  )
  const cells = [...(row?.children ?? [])].map(getText)
  return ['National laws', 'EU laws that apply'].map((label) => cells[heads.indexOf(label)])
}

test('The numbers of laws of a country agree on its page, the map, the list and its files', async () => {
  for (const [code, name] of [
    ['DE', 'Germany'],
    ['CH', 'Switzerland'],
  ] as const) {
    const { main } = await openPage(`/countries/${code}`)
    const laws = ['National laws', 'EU laws that apply'].map((label) => {
      const [term] = named(one(main, '.profile-glance'), 'dt', label)
      const text = getText(term?.nextElementSibling)
      return ['', 'none'].includes(text) ? '0' : text
    })
    expect(await lawsOnMap(name), name).toEqual(laws)
    const json = await (await ask('/lists/countries.json')).json()
    const listed = json.rows.find((row: { id: string }) => row.id === code)
    expect([listed.national_laws, listed.eu_laws].map(String), name).toEqual(laws)
    const csv = (await (await ask('/lists/countries.csv')).text()).split('\r\n')
    const place = csv[0]?.split(',').indexOf('National laws') ?? -1
    const row = csv.find((line) => line.startsWith(`${code},`))?.split(',')
    expect(row?.slice(place, place + 2), name).toEqual(laws)
    const markdown = await (await ask(`/countries/${code}.md`)).text()
    const facts = [...markdown.matchAll(/^- (?:National laws|EU laws that apply): (\d+)$/gm)]
    expect(
      facts.map(([, number]) => number),
      name,
    ).toEqual(laws)
  }
})

test('The most advanced status of the projects of each country is a measure', async () => {
  const { main } = await openPage('/map?measure=status')
  const path = '/countries?include_projects_hq=true'
  const { data } = await get<z.infer<typeof CountryList>>(path)
  const order = ['Launched', 'Pilot', 'Announced', 'Discontinued']
  const expected = data.flatMap(({ name, projects_hq }) => {
    const found = order.find((status) => projects_hq?.some((one) => one.status === status))
    return found ? [[name, found]] : []
  })
  expect(expected.length).toBeGreaterThan(50)
  const rows = [...main.querySelectorAll('table tbody tr')]
  for (const [name = '', status = ''] of expected) {
    const own = rows.filter((row) => named(row, 'a', name).length > 0)
    expect(
      own.map((row) => getText([...row.querySelectorAll('td')].at(-1))),
      name,
    ).toEqual([status])
  }
})
