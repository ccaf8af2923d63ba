import { expect, test } from 'vitest'
import { isMemberOfUnion } from '@/lib/portal/records/union-laws'
import { get } from '../contract/client'
import { unrelatedCountry } from '../fixtures/known-records'
import { names, summary } from './served-list'
import { hrefOf, link, named, one, openPage, textOf } from './served-page'

test('Plain lists show what the API lists, in its order', async () => {
  for (const family of [
    'entities',
    'people',
    'regulations',
    'standards',
    'dlts',
    'dlt-instances',
  ]) {
    const { data, pagination } = await get<{
      data: { name?: string; title?: string }[]
      pagination: { total: number }
    }>(`/${family}?page=2`)
    const { main } = await openPage(`/${family}?page=2`)
    expect(names(main), family).toEqual(data.map(({ name, title }) => name ?? title))
    expect(summary(main)).toMatch(new RegExp(`^${pagination.total.toLocaleString('en')} `))
  }
})

test('Countries without any record are left out until one asks for all', async () => {
  const { data } = await get<{ data: { code: string; stats: Record<string, number> }[] }>(
    '/countries',
  )
  const recorded = data.filter(
    ({ code, stats }) => isMemberOfUnion(code) || Object.values(stats).some((count) => count > 0),
  )
  const { main } = await openPage('/countries')
  expect(main.querySelectorAll('tbody tr')).toHaveLength(recorded.length)
  expect(textOf(main)).toContain(`${data.length - recorded.length} more without any record`)
  const all = await openPage(hrefOf(link(main, 'Show them too')))
  expect(all.address).toBe('/countries?records=all')
  expect(all.main.querySelectorAll('tbody tr')).toHaveLength(data.length)
  const sorted = await openPage(hrefOf(link(all.main, /Organizations/)))
  expect(sorted.address).toBe('/countries?records=all&sort=-entities')
  const mostFirst = data.map(({ stats }) => String(stats.entities))
  mostFirst.sort((a, b) => Number(b) - Number(a))
  const figures = [...sorted.main.querySelectorAll('tbody tr > td:nth-child(4)')]
  expect(figures.map(textOf)).toEqual(mostFirst)
})

test('The head of a list says which page of which list it is', async () => {
  const { document, main } = await openPage('/projects?page=2')
  expect(document.querySelectorAll('meta[name=robots]')).toHaveLength(0)
  expect(hrefOf(one(document, 'link[rel=canonical]'))).toMatch(/\/projects\?page=2$/)
  expect(document.title).toMatch(/^Projects · page 2/)
  expect(link(main, 'Previous').getAttribute('rel')).toBe('prev')
  const consortia = await openPage('/projects?type=Consortium')
  expect(textOf(one(consortia.document, 'h1'))).toBe('Consortia')
  expect(consortia.document.title).toMatch(/^Consortia · DID Atlas/)
})

test('A list that shows nothing says what to do', async () => {
  const unknown = await openPage('/projects?standard=999999999')
  expect(textOf(unknown.main)).toContain('No record matches')
  expect(hrefOf(link(unknown.main, 'show the whole list'))).toBe('/projects')
  const { main } = await openPage('/projects?country=CH&q=zug&status=Inactive')
  expect(textOf(main)).toContain('No record matches')
  const [drop] = named(main, 'a', /^Drop /)
  const count = /· ([\d,]+) match/.exec(drop?.parentElement?.textContent ?? '')?.[1]
  expect(summary((await openPage(hrefOf(drop))).main)).toContain(`${count} of `)
  const beyond = await openPage('/people?page=999')
  const last = await openPage(hrefOf(link(beyond.main, /^Go to page/)))
  expect(last.main.querySelectorAll('table')).toHaveLength(1)
  const { name } = await unrelatedCountry()
  const left = await openPage(`/countries?${new URLSearchParams({ q: name })}`)
  expect(textOf(left.main)).toContain('1 more without any record is left out')
})

test('A filter that the list does not have is named, and leads to the one that is meant', async () => {
  const { document, main } = await openPage(
    '/projects?statsu=Launched&country=XX-nope&utm_source=x',
  )
  expect(textOf(main)).toContain('This list has no filter “statsu”')
  expect(textOf(main)).toContain('“XX-nope” is not a value of the filter “Headquarters”')
  expect(hrefOf(one(document, 'link[rel=canonical]'))).toMatch(/\/projects$/)
  const meant = await openPage(hrefOf(link(main, 'Show Status: Launched')))
  expect(meant.address).toBe('/projects?status=Launched')
  expect(textOf(meant.main)).not.toContain('statsu')
  expect((await openPage('/projects?utm_source=x&fbclid=1')).address).toBe('/projects')
})

test('What was left out of the address is said, and the list is whole', async () => {
  const { main } = await openPage('/entities?typ=Public')
  expect(textOf(main)).toContain('This list has no filter “typ”')
  expect(main.querySelectorAll('table')).toHaveLength(1)
})
