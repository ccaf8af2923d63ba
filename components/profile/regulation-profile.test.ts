import { expect, test } from 'vitest'
import { makeCountryView } from '@/lib/portal/countries/country-view'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { country } from '@/tests/fixtures/projects'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'

const jurisdiction = {
  ...country(276, 'DE', 'Germany', { regulations: 2 }),
  regulations: [
    { id: 1, title: 'Synthetic act' },
    { id: 2, title: 'Second act', official_name: 'Act on second things' },
  ],
}
const document = {
  id: 1,
  title: 'Synthetic act',
  country: { id: 276, code: 'DE', name: 'Germany' },
  ai_description: 'A synthetic text.',
  stats: { total_links: 0 },
}
const source = 'https://law.example/synthetic'
const unsourced = 'We have no source for this page yet.'

test('a law shows the page that confirms it, and calls its text AI-written', () => {
  const html = renderedProfile({ family: 'regulations', document: { ...document, source } })
  expect(html).toMatch(/<dt>Entry confirmed by<\/dt><dd>law\.example<[^>]+href="#regulation-1-1"/)
  expect(html).toContain(`href="${source}"`)
  expect(html).toContain('AI-written text')
  expect(html).not.toContain(unsourced)
})

test('the page of a law without a source states this, over any server', () => {
  const html = renderedProfile({ family: 'regulations', document })
  expect(html).toContain(unsourced)
  expect(html).not.toContain('Entry confirmed by')
})

test('a law states whether its country has a national wallet, and lists its other laws', () => {
  const view = makeCountryView(dataWith([wallet(1, 'DE', { title: 'W' })]), 'DE', '2026-11-24')
  const html = renderedProfile({ family: 'regulations', document, jurisdiction, view })
  expect(html).toContain(`${view?.answer} <a href="/countries/DE">More about Germany</a></p>`)
  expect(html).toMatch(/<h2>Other laws and bills in Germany\u00A0<small>1</)
  expect(html).toContain('Act on second things')
  expect(html).not.toContain('href="/regulations/1-synthetic-act"')
})

test('a law with a duty first states the deadline and the progress, and lists its implementing acts first', () => {
  const union = { id: 900, code: 'EU', name: 'European Union' }
  const data = dataWith([wallet(1, 'DE', { status: 'Launched' })])
  const html = renderedProfile({
    family: 'regulations',
    document: { ...document, official_name: 'Regulation (EU) 2024/1183', country: union },
    jurisdiction: {
      ...jurisdiction,
      ...union,
      regulations: [
        { id: 2, title: 'Deforestation' },
        { id: 3, title: 'EUDI Wallet implementing act: certification' },
      ],
    },
    view: makeCountryView(data, 'EU', '2026-11-24'),
    dataDate: '2026-11-24',
  })
  expect(html).toMatch(
    /by 24 December 2026\. <a href="\/wallets\?group=eu">1 of the 2<\/a> has launched a national wallet\..*Regulation \(EU\) 2024\/1183.*A synthetic text/,
  )
  expect(html).toMatch(/implementing act: certification.*Deforestation/)
})

test('a law lists the national wallets before the other projects', () => {
  const following = ['Academy', 'Wallet', 'Zone'].map((title, at) => ({
    project: { id: at + 1, title, type: 'DID Project' },
  }))
  const render = (...wallets: number[]) =>
    renderedProfile({
      family: 'regulations',
      document: { ...document, projects_following: following },
      related: { entries: [], nationalWallets: new Set(wallets) },
    })
  const order = (html: string) => html.match(/(?<=href="\/projects\/\d-)[a-z]+/g)
  expect(order(render(2))).toEqual(['wallet', 'academy', 'zone'])
  expect(render(2)).toContain('1 national wallet, then other projects, each sorted by name.')
  expect(order(render())).toEqual(['academy', 'wallet', 'zone'])
  for (const none of [render(), render(1, 2, 3)]) expect(none).not.toContain('then other projects')
})

test('a law without projects says so, and over a server without national wallets lists the other laws alone', () => {
  const html = renderedProfile({ family: 'regulations', document, jurisdiction })
  expect(html).toContain('We list no project that names this law.')
  expect(html).toContain('Other laws and bills in Germany')
  expect(html).not.toContain('More about')
})
