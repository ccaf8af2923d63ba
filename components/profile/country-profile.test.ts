import { expect, test } from 'vitest'
import { makeCountryView } from '@/lib/portal/countries/country-view'
import { statusFills } from '@/lib/portal/map/classes'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { country, organization } from '@/tests/fixtures/projects'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'

const source = (name: string): string => `https://${name}.example/`
const entity = (id: number, role: string) =>
  organization(id, 'Affiliation', { role, source: source(`role-${id}`) })
const pilot = wallet(1, 'DE', {
  title: 'Synthetic wallet',
  status: 'Pilot',
  status_date: '2026-01-29',
  status_source: source('status'),
  announcement_date: '2023-06',
  announcement_date_source: source('announced'),
  launch_date: '2027-01',
  launch_date_source: source('planned'),
  standards: [{ id: 1, title: 'ISO/IEC 18013-5', source: source('standard') }],
  dlt_instances: [
    { id: 1, name: 'Present ledger', source: source('ledger') },
    { id: 2, name: 'Past ledger', until: '2025-10', source: source('past') },
  ],
  entities: [entity(1, 'Supplier'), entity(2, 'Operator')],
})
const former = wallet(2, 'DE', {
  title: 'Former wallet',
  status: 'Discontinued',
  status_source: source('former'),
  entities: [entity(3, 'Supplier')],
})
const data = dataWith([pilot, former])

const rendered = (id: number, code: string, name: string): string => {
  const view = makeCountryView(data, code, '2026-11-24')
  if (!view) throw new Error(`There is no view of ${code}`)
  return renderedProfile({ family: 'countries', document: country(id, code, name), view })
}

test('a national wallet has its dated status, its history and its technology', () => {
  const html = rendered(276, 'DE', 'Germany')
  expect(html).toContain('Germany is piloting a national wallet: the Synthetic wallet')
  expect(html).toMatch(/class="mark half">Pilot</)
  expect(html).toContain('as of 29 January 2026')
  expect(html).toMatch(/<b>Launch planned<\/b>/)
  expect(html).toMatch(
    /<dt>Formats and protocols<\/dt><dd><span>mdoc<(a|span) [^>]*class="(source|unsourced)/,
  )
  expect(html).toContain('Present ledger')
  expect(html).not.toContain('Past ledger')
  expect(html).toContain(
    'By law, all 27 EU states must offer a certified wallet by 24 December 2026.',
  )
})

test('the map of the wallets around a country has a key with the patterns, which screen readers skip', () => {
  const key = /<ul class="wallet-scale" aria-hidden="true">(.*?)<\/ul>/.exec(
    rendered(276, 'DE', 'Germany'),
  )?.[1]
  const items = [...(key ?? '').matchAll(/ fill="([^"]+)"[^>]*\/?>(?:<\/rect>)?<\/svg>([^<]+)</g)]
  expect(items.map(([, fill, name]) => [fill, name])).toEqual([
    [statusFills.launched, 'Launched'],
    [statusFills.pilot, 'Pilot'],
    [statusFills.announced, 'Announced'],
    [statusFills.none, 'None known'],
  ])
})

test('suppliers of ended wallets are not suppliers of the country', () => {
  const html = rendered(276, 'DE', 'Germany')
  expect(html).toContain('Former wallet')
  expect(html).toContain('Organization 1')
  expect(html).not.toContain('Organization 3')
})

test('the marks ascend in reading order, and each links to its source', () => {
  const html = rendered(276, 'DE', 'Germany')
  const marks = [...html.matchAll(/class="source" href="#country-276-(\d+)"/g)].map(([, n]) =>
    Number(n),
  )
  expect([...new Set(marks)]).toEqual([...new Set(marks)].toSorted((a, b) => a - b))
  const sources = [...html.matchAll(/<li id="country-276-\d+"><a href="([^"]+)"/g)].map(
    ([, url]) => url,
  )
  expect(sources).toEqual(
    ['status', 'role-2', 'announced', 'planned', 'former', 'standard', 'ledger', 'role-1'].map(
      source,
    ),
  )
})

test('a country without data has a short page that invites contributions', () => {
  const html = rendered(710, 'ZA', 'South Africa')
  expect(html).toContain('We know of no national wallet in South Africa.')
  expect(html).not.toContain('<h2>National wallet')
  expect(html).toContain(
    'We list no projects, organizations or laws there yet. Do you know of a wallet?',
  )
  expect(html).toContain('href="/corrections/new?record=countries/ZA"')
  expect(html).not.toMatch(/<h2>(?:Sources|Organizations|Relations|On the map)/)
})
