import { expect, test } from 'vitest'
import { get } from '../contract/client'
import { aProject, projectPair } from '../fixtures/known-records'
import { ask, findByName, getHref, getText, link, one, openPage } from './served-page'

interface Listed {
  data: { id: number; title: string }[]
}

const rows = (main: Element, name: RegExp): Element[] => findByName(main, 'tbody tr', name)

const removals = (main: Element): Element[] => findByName(main, 'a', /^Remove/)

/** As CSV writes it. */
const cell = (text: string): string =>
  /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

test('Visitors see only differences, and every fact links to its source', async () => {
  const { first, other } = await projectPair()
  const all = await openPage(`/compare?ids=${first.id},${other.id}`)
  expect(findByName(all.main, 'details.fold dt', 'Type')).toHaveLength(1)
  const { address, main } = await openPage(getHref(link(all.main, 'Show only differences')))
  expect(address).toBe(`/compare?ids=${first.id},${other.id}&only=differences`)
  expect(findByName(main, 'dt', 'Type')).toEqual([])
  expect(rows(main, /^Country/)).toHaveLength(1)
  const mark = getHref(findByName(main, 'a.source', '1')[0])
  expect(mark).toMatch(/^#./)
  expect(main.querySelectorAll(`li[id="${mark.slice(1)}"]`)).toHaveLength(1)
  const again = await openPage(getHref(link(main, 'Show all properties')))
  expect(findByName(again.main, 'details.fold dt', 'Type')).toHaveLength(1)
})

test('Visitors are informed of ids that no project has, and of values that are not ids', async () => {
  const { id, title } = await aProject()
  const { address, main } = await openPage(`/compare?ids=${id},999999,888888,abc`)
  expect(address).toBe(`/compare?ids=${id},999999,888888,abc`)
  expect(getText(main)).toContain('There are no projects with the ids 999999 and 888888.')
  expect(getText(main)).toContain('“abc” is not an id.')
  expect(findByName(main, 'th[scope=col] a', title)).toHaveLength(1)
  const nothing = await openPage('/compare?ids=999999')
  expect(getText(nothing.main)).toContain('Choose a project above')
  expect(nothing.document.querySelectorAll('table')).toHaveLength(0)
})

test('Visitors start from an example, and six projects are the maximum', async () => {
  const { data } = await get<Listed>('/projects?per_page=6')
  const start = await openPage('/compare')
  const example = await openPage(getHref(start.main.querySelector('li a')))
  expect(removals(example.main)).toHaveLength(3)
  const { main } = await openPage(`/compare?ids=${data.map(({ id }) => id).join(',')},1`)
  expect(removals(main)).toHaveLength(6)
  expect(getText(main)).not.toContain('Add a project')
  expect(getText(main)).toContain('Remove one to add another')

  for (const { title } of data)
    expect(findByName(main, 'th[scope=col] a', title), title).toHaveLength(1)
  expect(getText(main)).toContain('1 more was left out')
  const fewer = await openPage(getHref(link(main, `Remove ${data[0]?.title}`)))
  expect(removals(fewer.main)).toHaveLength(6)
  expect(getText(fewer.main)).not.toContain('in the address')
})

test('Visitors add a project that is similar to the current one', async () => {
  const { first } = await projectPair()
  const { main } = await openPage(`/compare?ids=${first.id}`)
  const similar = findByName(main, 'li', /same |shared/i)
  const both = await openPage(getHref(similar[0]?.querySelector('a')))
  expect(removals(both.main)).toHaveLength(2)
})

test('the file of a comparison names every project, value and source', async () => {
  const { first, other } = await projectPair()
  const response = await ask(`/compare/table.csv?ids=${first.id},${other.id}`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await response.text()
  expect(text).toContain(
    `At a glance,Country,${other.id},${cell(other.title)},${cell(other.country.name)},`,
  )
  expect(text).toContain(first.title)
  expect(text).toMatch(/https:\/\//)
  expect((await ask('/compare/table.csv')).status).toBe(404)
  const unknown = await ask(`/compare/table.csv?ids=${first.id},999999`)
  expect(unknown.status).toBe(400)
  expect(await unknown.text()).toContain('There is no project with the id 999999.')
  const nothing = await ask(`/compare/other.csv?ids=${first.id}`, { redirect: 'follow' })
  expect(nothing.status).toBe(404)
})

test('Visitors compare countries, and learn what cannot be compared', async () => {
  const { address, main } = await openPage('/compare?countries=de&countries=FR,XX,Norway')
  expect(address).toBe('/compare?countries=DE,FR,XX,Norway')
  expect(getText(one(main, 'h1'))).toBe('Germany and France compared')
  expect(removals(main)).toHaveLength(2)
  expect(rows(main, /^Status(?! as of)/)).toHaveLength(1)
  expect(getText(main)).toContain('There is no country with the code XX.')
  expect(getHref(link(main, 'Add Norway'))).toBe('/compare?countries=DE,FR,NO')
  const fewer = await openPage(getHref(link(main, 'Remove Germany')))
  expect(removals(fewer.main)).toHaveLength(1)
  const mixed = await openPage('/compare?countries=DE&ids=1')
  expect(getText(mixed.main)).toContain('cannot be compared with each other')
  expect(getHref(link(mixed.main, 'Compare the 1 project'))).toBe('/compare?ids=1')
  const file = await ask('/compare/table.csv?countries=DE,FR')
  expect(await file.text()).toContain('National wallet,Status,DE,Germany,')
  expect((await ask('/compare/table.csv?countries=XX')).status).toBe(404)
})

test('The page of a country leads to its comparison', async () => {
  const { main } = await openPage('/countries/DE')
  const { main: compared } = await openPage(getHref(link(main, 'Compare with other countries')))
  expect(removals(compared)).toHaveLength(1)
  const near = await openPage(getHref(link(main, 'Compare Germany with its neighbours')))
  expect(removals(near.main)).toHaveLength(6)
})

test('Visitors compare standards, from the page of one', async () => {
  const { data } = await get<Listed>('/standards?per_page=2')
  const ids = data.map(({ id }) => id)
  const profile = await openPage(`/standards/${ids[0]}`)
  const one = await openPage(getHref(link(profile.main, 'Compare')))
  expect(one.address).toBe(`/compare?standards=${ids[0]}`)
  expect(removals(one.main)).toHaveLength(1)
  const { address, main } = await openPage(`/compare?standards=${ids.join()}&standards=999999`)
  expect(address).toBe(`/compare?standards=${ids.join()},999999`)
  expect(removals(main)).toHaveLength(2)
  expect(rows(main, /^Followed by/)).toHaveLength(1)
  expect(getText(main)).toContain('There is no standard with the id 999999.')
  const typed = await openPage(`/compare?standards=${ids[0]}&standards=no such standard`)
  expect(getText(typed.main)).toContain('No other standard matches “no such standard”.')
  const file = await ask(`/compare/table.csv?standards=${ids.join()}`)
  expect(await file.text()).toContain(`Adoption,Followed by,${ids[0]},`)
  expect((await ask('/compare/table.csv?standards=999999')).status).toBe(404)
})
