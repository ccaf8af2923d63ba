import { expect, test } from 'vitest'
import type { Audits } from '@/lib/contract/audits'
import type { Versions } from '@/lib/contract/versions'
import { get } from '../contract/client'
import { ask, findByName, getHref, getText, link, one, openPage } from './served-page'

interface Listed {
  pagination: { total: number }
}

test('The front page begins with the finding of the page of national wallets', async () => {
  const { document, main } = await openPage('/')
  const wallets = await openPage('/wallets')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(getText(one(main, 'h1'))).toBe(getText(one(wallets.main, 'h1')))
  // Drawing the map takes a second after a start, and the page is complete only with it.
  const map = one(main, 'img[src="/wallets/world.svg"]')
  expect(map.getAttribute('loading')).toBeNull()
  const { pagination } = await get<Listed>('/projects?per_page=1')
  expect(getHref(link(main, `All ${pagination.total} projects and consortia`))).toBe('/projects')
})

test('The findings lead to pages of what they count', async () => {
  const { main } = await openPage('/')
  const findings = [...main.querySelectorAll('.home-findings > div')]
  expect(findings).toHaveLength(3)
  const [union, ledger, recent] = findings
  const { main: launched } = await openPage(getHref(ledger?.querySelector('a')))
  const [, total] = getText(ledger?.querySelector('dt')).split(' of ')
  expect(getText(one(launched, 'h1'))).toMatch(new RegExp(`^${total} countries`))
  expect(getHref(recent?.querySelector('a'))).toBe('/charts/national-wallets')
  const { main: table } = await openPage(getHref(union?.querySelector('a')))
  expect(getText(one(table, 'h1'))).toMatch(
    new RegExp(`^${parseInt(getText(union?.querySelector('dt')), 10)} of the 27 EU states`),
  )
})

test('Each question has an answer and the page that shows it', async () => {
  const { main } = await openPage('/')
  const [list] = findByName(main, 'h2', 'Questions people ask')
  const items = [...(list?.parentElement?.querySelectorAll('li') ?? [])]
  expect(items.length).toBeGreaterThan(5)
  for (const item of items) {
    expect(getText(item.querySelector('p'))).toMatch(/\d.*\.$/)
    const { status } = await ask(getHref(item.querySelector('a')))
    expect(status).toBe(200)
  }
  const addresses = items.map((item) => getHref(item.querySelector('a')))
  expect(new Set(addresses).size).toBe(items.length)
})

test('A country is chosen without scripts', async () => {
  const { document } = await openPage('/')
  const form = one(document, 'form[action="/country"]')
  const options = [...form.querySelectorAll('option')]
  expect(options.some((option) => getText(option) === 'Kenya')).toBe(true)
  expect((await openPage('/country?code=KE')).address).toBe('/countries/KE')
  expect((await openPage('/country')).address).toBe('/countries')
})

test('The front page lists changes and reasons to trust it', async () => {
  const { data: versions } = await get<Versions>('/versions')
  const { data: audits } = await get<Audits>('/audits')
  const { main } = await openPage('/')
  expect(getHref(link(main, 'All changes'))).toBe('/changes')
  const [year, month] = versions[0]?.version.split('.').map(Number) ?? []
  const name = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1)).toLocaleString('en', {
    month: 'long',
  })
  expect(findByName(main, 'h3', `Recorded in ${name} ${year}`)).toHaveLength(1)
  const facts = audits.flatMap(({ draws }) => draws.flatMap((draw) => draw.facts))
  expect(getText(main)).toContain(`${facts.length} facts, chosen at random`)
  const wrong = facts.filter(({ verdict }) => verdict === 'wrong').length
  expect(getText(main)).toContain(`and ${wrong} were wrong`)
})

test('Visitors can cite the dataset from the front page, by the address of its version', async () => {
  const { document } = await openPage('/')
  const cited = getText(one(document, '.cite-style:first-of-type p'))
  const [, version] = /\(Version ([\d.]+)\)/.exec(cited) ?? []
  expect(cited).toMatch(new RegExp(`/versions/${version}$`))
  expect(findByName(document, 'h1, h2, h3', 'Cite this dataset')).toHaveLength(1)
  expect(getHref(link(document, /BibTeX/))).toBe('/dataset.bib')
})
