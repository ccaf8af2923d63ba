import { expect, test } from 'vitest'
import { projectClass } from '@/lib/portal/projects/project-class'
import { statusLabel } from '@/lib/portal/projects/status'
import { get } from '../contract/client'
import { aProject } from '../fixtures/known-records'
import { summary } from './served-list'
import { findByName, getHref, getText, link, one, openPage } from './served-page'

interface Found {
  id: string
  title: string
}

const openSearch = (q: string) => openPage(`/search?${new URLSearchParams({ q })}`)

test('The page of results groups the results of the API and counts the rest', async () => {
  const found = await get<Found[]>('/search?query=wallet')
  const { pagination } = await get<{ pagination: { total: number } }>('/projects?q=wallet')
  const { document, main } = await openPage('/search?q=wallet')
  expect(document.title).toMatch(/wallet/)
  const records = found.filter(({ id }) => !id.startsWith('region-'))
  expect(records).not.toEqual([])
  for (const { title } of records) {
    expect(findByName(main, 'a', title), title).not.toEqual([])
  }
  expect(one(document, 'meta[name=robots]').getAttribute('content')).toMatch(/noindex/)
  const all = link(main, `Projects whose names match: ${pagination.total}`)
  expect(getHref(all)).toBe('/projects?q=wallet')
})

test('The results of a single family have pages, on which each result appears once', async () => {
  const { pagination } = await get<{ pagination: { total: number } }>('/projects?q=wallet')
  let { main } = await openPage('/search?family=projects&q=wallet')
  expect(main.querySelector('.search-answer')).not.toBeNull()
  const results: string[] = []
  for (;;) {
    results.push(...[...main.querySelectorAll('.search-results > li')].map(getText))
    const [next] = findByName(main, 'a', 'Next page')
    if (!next) break
    ;({ main } = await openPage(getHref(next)))
    expect(main.querySelector('.search-answer')).toBeNull()
  }
  expect(results.length).toBeGreaterThan(pagination.total)
  expect(new Set(results).size).toBe(results.length)
  expect(getText(one(main, '#results'))).toBe(`${results.length} results`)
  const past = await openPage('/search?family=projects&page=999&q=wallet')
  expect(getText(past.main)).toBe(getText(main))
})

test('A country in the results links to its projects, as many as the link states', async () => {
  const { country } = await aProject()
  const { main } = await openSearch(country.name)
  const projects = link(main, new RegExp(`^\\d+ projects?: ${country.name}$`))
  const list = await openPage(getHref(projects))
  expect(list.address).toBe(`/projects?country=${country.code}`)
  expect(summary(list.main)).toContain(`${parseInt(projects.textContent ?? '', 10)} of `)
})

test('An empty search suggests queries, one without results what to do, a hostile one is text', async () => {
  expect(getText((await openPage('/search')).main)).toContain('Type a name or part of one')
  const { main } = await openPage('/search?q=lorem+ipsum+dolor')
  expect(getText(main)).toContain('part of the name')
  expect(getHref(link(main, 'projects'))).not.toBe('')
  const hostile = '<img src=x onerror="alert(1)">\'"&</script>'
  const shown = await openSearch(hostile)
  expect(getText(one(shown.document, 'h1'))).toContain(hostile)
  expect(shown.main.querySelectorAll('img')).toHaveLength(0)
  const { address } = await openSearch('a'.repeat(500))
  expect(new URLSearchParams(address.replace(/^.*\?/, '')).get('q')).toHaveLength(200)
})

test('A search finds descriptions of records, and shows the place, the country and the status', async () => {
  const project = await aProject()
  const { title, mission_statement: mission, country, status } = project
  const words = (mission ?? '').match(/\p{L}{7,}/gu)?.slice(0, 4) ?? []
  expect(words.length).toBeGreaterThan(2)
  const { main } = await openSearch(words.toReversed().join(' '))
  const found = [...main.querySelectorAll('.search-results li')].filter((item) =>
    getText(item).includes(title),
  )
  expect(found.flatMap((item) => findByName(item, 'a', title))).toHaveLength(1)
  expect(getText(found[0])).toContain(`${projectClass(project)} · ${country.name}`)
  expect(getText(found[0])).toContain(statusLabel(status ?? ''))
  const marks = found.flatMap((item) => [...item.querySelectorAll('mark')]).map(getText)
  for (const word of words) expect(marks.filter((mark) => mark.includes(word))).toHaveLength(1)
})

test('A question has its answer above the results, with a status and its source', async () => {
  const { main } = await openSearch('does Germany have a wallet?')
  const answer = one(main, '[aria-label=Answer]')
  expect(getHref(link(answer, 'Germany'))).toBe('/countries/DE')
  expect(getText(answer)).toMatch(/as of \d+ \p{L}+ \d{4}/u)
  expect(answer.querySelectorAll('a[href^="https:"]')).toHaveLength(1)
  const { main: unknown } = await openSearch('wallet pizza')
  expect(unknown.querySelectorAll('[aria-label=Answer]')).toHaveLength(0)
})

test('A search that no record matches as a whole shows the best matches for some of its words', async () => {
  const { main } = await openSearch('licence pizzeria')
  expect(getText(main)).toContain('No results with all words of “licence pizzeria”.')
  const names = [...main.querySelectorAll('.search-results a')].map(getText)
  expect(names.filter((name) => /licen[cs]e/i.test(name)).length).toBeGreaterThan(2)
  for (const q of ['xyzzy pizzeria', 'did:xyzzy']) {
    const { main: unknown } = await openSearch(q)
    expect(getText(one(unknown, 'h1')), q).toBe(`No results for “${q}”`)
    expect(unknown.querySelectorAll('.search-results'), q).toHaveLength(0)
  }
  const { main: partly } = await openSearch('is India’s Aadhaar decentralized')
  expect(getText(one(partly, '[aria-label=Answer]'))).toContain('Not considered: “Aadhaar”')
  expect(getText(partly.querySelector('.search-results a'))).toContain('Aadhaar')
  const { main: filtered } = await openPage('/search?q=licence+pizzeria&country=AQ')
  expect(getText(filtered)).not.toContain('No results with all words')
})

test('Visitors limit the results, and each number is that of the limited results', async () => {
  const { main } = await openSearch('wallet')
  const facets = one(main, '[aria-label="Filter the results"]')
  const pilots = link(facets, /^Pilot: \d+$/)
  const count = getText(pilots.parentElement?.lastElementChild)
  const limited = await openPage(getHref(pilots))
  expect(limited.address).toBe('/search?q=wallet&status=Pilot')
  expect(getText(one(limited.main, '[role=status]:not(.sr-only)'))).toBe(`${count} results`)
  expect(getHref(link(limited.main, /^Pilot: \d+ \(remove this filter\)$/))).toBe(
    '/search?q=wallet',
  )
  const all = link(limited.main, /^Projects whose names match: \d+$/)
  expect(getHref(all)).toBe('/projects?q=wallet&status=Pilot')
})

test('An answer to a whole question is not followed by names that are only similar to its words', async () => {
  const { main } = await openSearch('which country has the most projects')
  expect(getText(one(main, '.search-answer h2'))).toMatch(/^\d+ countries have projects$/)
  expect(getText(main)).not.toMatch(/Similar names|No results/)
})
