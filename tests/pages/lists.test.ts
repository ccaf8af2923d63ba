import { expect, test } from 'vitest'
import { isMemberOfUnion } from '@/lib/portal/records/union-laws'
import { get } from '../contract/client'
import { unrelatedCountry } from '../fixtures/known-records'
import { names, summary } from './served-list'
import { ask, findByName, getHref, getText, link, one, openPage } from './served-page'

test('Plain lists show the records of the API, in its order', async () => {
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

test('Countries without any record are hidden by default', async () => {
  const { data } = await get<{ data: { code: string; stats: Record<string, number> }[] }>(
    '/countries',
  )
  const recorded = data.filter(
    ({ code, stats }) => isMemberOfUnion(code) || Object.values(stats).some((count) => count > 0),
  )
  const { main } = await openPage('/countries')
  expect(summary(main)).toMatch(new RegExp(`^${recorded.length} `))
  const rows = main.querySelectorAll('tbody tr').length
  expect(rows).toBe(Math.min(50, recorded.length))
  expect(getText(main)).toContain(
    `${data.length - recorded.length} more without projects, organizations or laws`,
  )
  const all = await openPage(getHref(link(main, 'Show them too')))
  expect(all.address).toBe('/countries?records=all')
  expect(summary(all.main)).toMatch(new RegExp(`^${data.length} `))
  const sorted = await openPage(getHref(link(all.main, /Organizations/)))
  expect(sorted.address).toBe('/countries?records=all&sort=-entities')
  const mostFirst = data.map(({ stats }) => String(stats.entities))
  mostFirst.sort((a, b) => Number(b) - Number(a))
  const figures = [...sorted.main.querySelectorAll('tbody tr > td:nth-child(5)')]
  expect(figures.map(getText)).toEqual(mostFirst.slice(0, 50))
})

test('The head of a list names the list and its page', async () => {
  const { document, main } = await openPage('/projects?page=2')
  expect(document.querySelectorAll('meta[name=robots]')).toHaveLength(0)
  expect(getHref(one(document, 'link[rel=canonical]'))).toMatch(/\/projects\?page=2$/)
  expect(document.title).toMatch(/^Projects · page 2/)
  expect(link(main, 'Previous page').getAttribute('rel')).toBe('prev')
  const consortia = await openPage('/projects?type=Consortium')
  expect(getText(one(consortia.document, 'h1'))).toBe('Consortia')
  expect(consortia.document.title).toMatch(/^Consortia · DID Atlas/)
})

test('An empty list suggests what to do', async () => {
  const unknown = await openPage('/projects?standard=999999999')
  expect(getText(unknown.main)).toContain('No results')
  expect(getHref(link(unknown.main, 'show the full list'))).toBe('/projects')
  const { main } = await openPage('/projects?country=CH&q=zug&status=Inactive')
  expect(getText(main)).toContain('No results')
  const [drop] = findByName(main, 'a', /^Remove (?!filter)/)
  const count = /· ([\d,]+) match/.exec(drop?.parentElement?.textContent ?? '')?.[1]
  expect(summary((await openPage(getHref(drop))).main)).toContain(`${count} of `)
  const beyond = await openPage('/people?page=999')
  const last = await openPage(getHref(link(beyond.main, /^Go to page/)))
  expect(last.main.querySelectorAll('table')).toHaveLength(1)
  const { name } = await unrelatedCountry()
  const left = await openPage(`/countries?${new URLSearchParams({ q: name })}`)
  expect(getText(left.main)).toContain('1 more without projects, organizations or laws')
})

test('A misspelled text lists the records for the corrected text, with a note', async () => {
  const { main } = await openPage('/projects?q=walet')
  const meant = await openPage('/projects?q=wallet')
  expect(getText(main)).toContain(
    'No project name contains “walet”. Showing projects for “wallet”.',
  )
  expect(getText(meant.main)).not.toContain('No project name contains')
  expect(summary(main)).toBe(summary(meant.main))
  expect(names(main)).not.toEqual([])
  expect(names(main).toSorted()).toEqual(names(meant.main).toSorted())
  expect(getHref(link(main, /^CSV/))).toBe('/lists/projects.csv?q=wallet')
  expect(getHref(link(main, 'Cite this list'))).toBe('/versions/latest/projects?q=wallet')
  const table = await openPage(getHref(link(main, 'Explore these projects')))
  expect(table.address).toBe('/explore?columns=status&q=walet&rows=region')
  expect(getText(table.main)).toContain('Showing projects for “wallet”.')
  expect(getHref(link(table.main, 'Cite this table'))).toBe(
    '/versions/latest/explore?columns=status&q=wallet&rows=region',
  )
})

test('A text that no name contains lists the closest matches, with a note in files too', async () => {
  const note = 'No country name contains “Deutschland”. Showing the closest matches.'
  const { main } = await openPage('/countries?q=Deutschland')
  expect(getText(main)).toContain(note)
  expect(names(main)).toEqual(['Germany'])
  expect(findByName(main, 'a', 'Cite this list')).toEqual([])
  const csv = await (await ask(getHref(link(main, /^CSV/)))).text()
  expect(csv.split('\r\n')[1]).toContain(note)
  const nothing = await openPage('/countries?q=xylophone')
  expect(getText(nothing.main)).toContain('No results')
  expect(getText(nothing.main)).not.toContain('closest matches')
})

test('A filter that the list does not have is named, and links to the one that is probably meant', async () => {
  const { document, main } = await openPage(
    '/projects?statsu=Launched&country=XX-nope&utm_source=x',
  )
  expect(getText(main)).toContain('This list has no filter “statsu”')
  expect(getText(main)).toContain('“XX-nope” is not a valid value for the filter “Based in”')
  expect(getHref(one(document, 'link[rel=canonical]'))).toMatch(/\/projects$/)
  const meant = await openPage(getHref(link(main, 'Show Status: Launched')))
  expect(meant.address).toBe('/projects?status=Launched')
  expect(getText(meant.main)).not.toContain('statsu')
  expect((await openPage('/projects?utm_source=x&fbclid=1')).address).toBe('/projects')
})

test('A file of a list refuses invalid parameters, and never returns the full list instead', async () => {
  for (const [target, said] of [
    ['/lists/projects.csv?standards=43', 'Did you mean “standard”?'],
    ['/versions/latest/data/explore.json?rows=standards', 'Did you mean “standard”?'],
    ['/lists/projects.csv?country=XX', '“XX” is not a valid value for “country”'],
    ['/versions/latest/data/projects.csv?country=XX', '“XX” is not a valid value for “country”'],
    ['/lists/projects.csv?standard=999999', '“999999” is not a valid value for “standard”'],
    ['/projects.atom?country=XX', '“XX” is not a valid value for “country”'],
    ['/explore/table.csv?country=XX', '“XX” is not a valid value for “country”'],
  ] as const) {
    const response = await ask(target)
    expect(response.status, target).toBe(400)
    expect(await response.text(), target).toContain(said)
    expect(response.headers.get('content-type'), target).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control'), target).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin'), target).toBe('*')
  }
})

test('A citable list names the filters that it ignores', async () => {
  const { main } = await openPage('/versions/latest/projects?standards=43')
  expect(getText(main)).toContain('This list has no filter “standards”')
  const meant = await openPage(getHref(link(main, /^Show Standard/)))
  expect(meant.address).toBe('/versions/latest/projects?standard=43')
})

test('A list has one link to download it and one to cite it above its rows', async () => {
  const { main } = await openPage('/projects?status=Pilot')
  const inOrder = [...main.querySelectorAll('a, table')]
  const table = inOrder.indexOf(one(main, 'table'))
  for (const name of [/^CSV ?: /, /^JSON ?: /, 'Cite this list']) {
    expect(inOrder.indexOf(link(main, name)), `${name}`).toBeLessThan(table)
  }
})
