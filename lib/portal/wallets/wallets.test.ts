import { expect, test } from 'vitest'
import type { SourceSummary } from '@/lib/contract/sources'
import { dutySentence, getGroup } from '@/lib/portal/records/country-groups'
import { dataWith, type WalletProject, wallet } from '@/tests/fixtures/national-wallets'
import { organization } from '@/tests/fixtures/projects'
import type { Selection } from './finding'
import { describeOtherStatuses, describeUndated, findingTitle } from './finding'
import { nationalWallets, responsibleFor } from './national-wallets'
import { getProtocols } from './protocols'
import { canonicalWalletsQuery, hasWalletFilters, type WalletsState } from './wallets-query'
import { walletsAnswer, walletsTable } from './wallets-table'
import { walletsView } from './wallets-view'

const law = (id: number, title: string, country?: string) => ({
  id,
  title,
  ...(country ? { country: { id: 1, code: 'XX', name: country } } : {}),
})

const austrian = wallet(1, 'AT', {
  title: 'eAusweise (Austria)',
  status: 'Launched',
  status_date: '2026-01-07',
  status_source: 'https://status.example/',
  launch_date: '2022-10',
  standards: [{ id: 1, title: 'ISO/IEC 18013-5 Mobile driving licence (mDL) application' }],
  dlt_instances: [{ id: 4, name: 'Main net' }],
  entities: [
    organization(1, 'Affiliation', { role: 'Supplier' }),
    organization(2, 'Affiliation', { role: 'Operator' }),
    organization(3, 'Affiliation'),
  ],
  regulations: [
    law(1, 'European Digital Identity Regulation (eIDAS 2)'),
    law(2, 'Document Act (Austria)', 'Austria'),
    law(3, 'Proposal of the union (proposal)'),
  ],
})
const german = wallet(2, 'DE', { status: 'Pilot' })
const former = wallet(3, 'DE', { status: 'Discontinued', end_date: '2021-10' })
const planned = wallet(4, 'UA', { status: 'Announced' })
const ukrainian = wallet(5, 'UA', { status: 'Launched' })
const silent = wallet(6, 'ZA')
const other = { ...wallet(7, 'ZA', { status: 'Launched' }), level: 'Subnational' }
const all = [austrian, former, german, planned, ukrainian, silent, other]

const date = '2026-11-24T00:00:00Z'
const siteUrl = 'https://atlas.test'

function found(projects: readonly WalletProject[] = all, options = {}) {
  const wallets = nationalWallets(dataWith(projects, options))
  if (!wallets) throw new Error('There are national wallets')
  return wallets
}
const makeView = (state: WalletsState = {}) => walletsView(found(), state, date)
const getIds = ({ sections }: ReturnType<typeof makeView>) =>
  sections.map(({ status, rows }) => [
    status,
    rows.flatMap(({ wallets }) => wallets.map(({ id }) => id)),
  ])

test('a wallet belongs to the one country that it serves, or else to that of its headquarters', () => {
  const getCodes = (serves: readonly ('AT' | 'DE')[]) =>
    found([{ ...wallet(1, 'UA'), serves }])
      .countries.filter(({ wallets }) => wallets.length > 0)
      .map(({ code }) => code)
  expect([getCodes(['AT']), getCodes(['AT', 'DE']), getCodes([])]).toEqual([['AT'], ['UA'], ['UA']])
})

test('states how many launched statuses rest on which kinds of sources', () => {
  const from = (code: string) => `https://${code.toLowerCase()}.example/`
  const launched = (['AT', 'DE', 'UA', 'ZA'] as const).map((code, at) =>
    wallet(at, code, { status: 'Launched', status_source: at < 3 ? from(code) : null }),
  )
  const describe = (kinds: Partial<Record<'AT' | 'DE' | 'UA', SourceSummary['kind']>>) => {
    const records = Object.entries(kinds).map(([name, kind]) => [from(name), { kind }])
    return walletsView(found(launched), {}, date, new Map(records as [string, SourceSummary][]))
      .evidence
  }
  expect(describe({ AT: 'official', DE: 'press', UA: 'code' })).toBe(
    'The status rests on an official source for 1 of the 4, on press reports for 1, on code repositories for 1 and on no known source for 1.',
  )
  expect(describe({ AT: 'press', DE: 'press', UA: 'press' })).toBe(
    'The status rests on an official source for none of the 4, on press reports for 3 and on no known source for 1.',
  )
  expect(describe({})).toBeUndefined()
  expect(walletsView(found(launched), {}, date).evidence).toBeUndefined()
})

test('states how many launched statuses have an old source, apart from those dated too imprecisely', () => {
  const describe = (...dates: string[]) => {
    const codes = ['AT', 'DE', 'UA', 'ZA'] as const
    const launched = dates.flatMap((status_date, at) => {
      const code = codes[at]
      return code ? [wallet(at, code, { status: 'Launched', status_date })] : []
    })
    return walletsView(found(launched), {}, date).evidence
  }
  expect(describe('2025-11-23', '2026', '2025-11-24')).toBe(
    'For 1 of the 3 launched wallets, the newest source for the status is over a year old.',
  )
  expect(describe('2024', '2025', '2025-11', '2025-12')).toBe(
    'For 1 of the 4 launched wallets, the newest source for the status is over a year old; for 2 more, the date is too imprecise to tell.',
  )
  expect(describe('2025')).toBeUndefined()
})

test('names all managers of a wallet, and marks an operator next to them', () => {
  const named = (...ids: number[]) => ids.map((id) => ({ id, name: `Agency ${id} (Austria)` }))
  const labels = (managers: number[], operators: number[]) =>
    responsibleFor({ managers: named(...managers), operators: named(...operators) }).map(
      ({ label }) => label,
    )
  expect(labels([1, 2], [2, 3])).toEqual(['Agency 1', 'Agency 2 (operator)', 'Agency 3 (operator)'])
  expect(labels([], [1, 2])).toEqual(['Agency 1', 'Agency 2'])
  expect(labels([1], [1])).toEqual(['Agency 1'])
})

test('gathers the facts in the details', () => {
  expect(found().countries[0]?.wallets[0]).toMatchObject({
    name: 'eAusweise',
    protocols: ['mdoc'],
    ledgers: [{ id: 4, name: 'Main net' }],
    suppliers: [{ id: 1, name: 'Organization 1' }],
    operators: [{ id: 2, name: 'Organization 2' }],
  })
  const laws = found().countries[0]?.wallets[0]?.laws.map(({ short }) => short)
  expect(laws).toEqual(['Document Act', 'eIDAS 2', 'Proposal of the union (proposal)'])
})

test('the table lists the sources of all facts that it shows, once each and in its order', () => {
  const wallet = {
    ...austrian,
    status_source: 'https://a.example/status',
    standards: [
      { id: 1, title: 'ISO/IEC 18013-5 (mDL)', source: 'https://a.example/mdoc' },
      { id: 2, title: 'OpenID4VCI 1.0', source: null },
      { id: 3, title: 'OpenID4VP 1.0', source: 'https://a.example/status' },
    ],
    entities: [
      organization(1, 'Partner', { source: 'https://a.example/partner' }),
      organization(1, 'Supporting', { role: 'Supplier', source: 'https://a.example/supplier' }),
    ],
    dlt_instances: [],
    regulations: [],
  }
  const { sources } = walletsView(found([wallet]), {}, date).sources
  expect(sources.map(({ url }) => url)).toEqual([
    'https://a.example/status',
    'https://a.example/mdoc',
    'https://a.example/supplier',
  ])
})

test('finds nothing on a server without these classes, and reports missing details', () => {
  expect(nationalWallets(dataWith([{ ...german, kind: 'Credential' }]))).toBeUndefined()
  expect(nationalWallets(dataWith([other]))).toBeUndefined()
  const listed = found(
    [austrian].map(({ standards: _, ...listed }) => listed),
    { withDetails: false },
  )
  expect(listed.hasDetails).toBe(false)
  const { columns } = walletsTable(walletsView(listed, {}, date), siteUrl)
  expect(columns.map(({ key }) => key)).not.toContain('mdoc')
})

test('the table has countries by status, and all former wallets at the end', () => {
  expect(getIds(makeView())).toEqual([
    ['launched', [1, 5, 4]],
    ['pilot', [2]],
    ['undisclosed', [6]],
    ['ended', [3]],
  ])
  const { counts, endedWallets } = makeView()
  expect(counts).toMatchObject({ launched: 2, pilot: 1, announced: 0, undisclosed: 1, ended: 0 })
  expect(endedWallets).toBe(1)
})

test('filters by place, status and protocol', () => {
  expect(getIds(makeView({ region: 'africa' }))).toEqual([['undisclosed', [6]]])
  expect(getIds(makeView({ group: 'eu', status: 'pilot' }))).toEqual([['pilot', [2]]])
  expect(getIds(makeView({ status: 'ended' }))).toEqual([['ended', [3]]])
  expect(getIds(makeView({ protocol: 'mdoc' }))).toEqual([['launched', [1]]])
  const { title, duty, filters } = makeView({ region: 'africa', protocol: 'mdoc' })
  expect(title).toBe('In Africa, no country has launched a national wallet that uses mdoc')
  expect([duty, filters]).toEqual([undefined, 'Africa · mdoc'])
})

test('describes the finding, also for one country and for none', () => {
  const { title, otherStatuses, duty, newest, undated } = makeView()
  expect(title).toBe('Two countries have launched a national wallet; one of them is an EU state')
  expect(otherStatuses).toBe('One more is piloting one.')
  expect(newest).toBe('The latest launch we know of is eAusweise (Austria, October 2022).')
  expect(undated).toBe('One launched wallet (Ukraine) has no known launch date.')
  expect(makeView({ status: 'ended', region: 'africa' }).newest).toBeUndefined()
  expect(duty).toBe(
    '“Launched” does not mean certified. By law, all 27 EU states must offer a certified wallet by 24 December 2026.',
  )
  expect(makeView({ group: 'eu' }).title).toBe(
    'One of the 27 EU states has launched a national wallet',
  )
  expect(makeView({ group: 'asean' }).title).toBe(
    'None of the 11 ASEAN members has launched a national wallet',
  )
})

test('the finding agrees with its numbers', () => {
  const union = getGroup('eu')
  if (!union) throw new Error('There is no such group')
  const selection = (launched: number, unionLaunched: number, more: Partial<Selection> = {}) => ({
    counts: { launched, pilot: 6, announced: 23, undisclosed: 0, ended: 0, none: 9 },
    unionLaunched,
    union,
    ...more,
  })
  expect(findingTitle(selection(26, 13))).toBe(
    '26 countries have launched a national wallet; 13 of them are EU states',
  )
  expect(findingTitle(selection(1, 1, { region: 'Americas' }))).toBe(
    'In the Americas, 1 country has launched a national wallet; it is an EU state',
  )
  expect(findingTitle(selection(3, 3))).toContain('; all of them are EU states')
  expect(describeOtherStatuses(selection(26, 13))).toBe(
    'Six more are piloting one and 23 have announced one.',
  )
  expect(dutySentence(union, '2027-01-01')).toContain(' had to offer ')
})

test('names the countries of the launched wallets without a launch date, if they are few', () => {
  expect(describeUndated([])).toBeUndefined()
  expect(describeUndated(['Ethiopia'])).toBe(
    'One launched wallet (Ethiopia) has no known launch date.',
  )
  expect(describeUndated(['Ethiopia', 'Honduras'])).toBe(
    'Two launched wallets (Ethiopia, Honduras) have no known launch date.',
  )
  expect(describeUndated(['A', 'B', 'C', 'D', 'E'])).toBe(
    'Five launched wallets have no known launch date.',
  )
})

test('a file has the rows of the page, and states what is not disclosed', () => {
  const { columns, rows, path } = walletsTable(makeView({ region: 'europe' }), siteUrl)
  expect(path).toBe('/wallets?region=europe')
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(({ key }, at) => [key, row[at]])),
  )
  expect(records.map(({ wallet_id }) => wallet_id)).toEqual([1, 5, 4, 2, 3])
  expect(records[0]).toMatchObject({
    country_code: 'AT',
    country_status: 'Launched',
    status: 'Launched',
    status_date: '2026-01-07',
    status_source: 'https://status.example/',
    launch_date: '2022-10',
    mdoc: 'Yes',
    sd_jwt: 'Not disclosed',
    ledger: 'Main net',
    suppliers: 'Organization 1',
    operators: 'Organization 2',
    profile: 'https://atlas.test/projects/1-eausweise-austria',
  })
  expect(records[2]).toMatchObject({
    country_status: 'Launched',
    status: 'Announced',
    suppliers: 'Not disclosed',
  })
})

test('the hashed document for citations has the facts, and no text of the site', () => {
  const answer = JSON.parse(walletsAnswer(makeView({ status: 'pilot' }), '2026.11.24', siteUrl))
  expect(answer).toMatchObject({
    address: 'https://atlas.test/versions/2026.11.24/wallets?status=pilot',
    total: 1,
    wallets: [{ country: 'DE', id: 2, status: 'Pilot', status_date: null, protocols: [] }],
  })
})

test('recognizes protocols by the titles of standards', () => {
  expect(
    getProtocols([
      'SD-JWT-based Verifiable Credentials (SD-JWT VC)',
      'OpenID for Verifiable Credential Issuance',
      'ISO/IEC 18013-7 Mobile driving licence add-on functions',
    ]),
  ).toEqual(['sd-jwt', 'openid4vci'])
  expect(getProtocols(['OpenID4VC High Assurance Interoperability Profile'])).toEqual([
    'openid4vci',
    'openid4vp',
  ])
  expect(getProtocols(['W3C Verifiable Credentials Data Model', 'OpenID Connect'])).toEqual([
    'w3c-vc',
  ])
})

test('a query has one form, on all paths with the filters', () => {
  const canonical = (query: string) => canonicalWalletsQuery(new URLSearchParams(query))
  expect(canonical('status=pilot&region=&group=eu&utm=1')).toBe('group=eu&status=pilot')
  expect(canonical('status=Pilot&region=mars&group=__proto__&protocol=constructor')).toBe('')
  for (const path of ['', '/table.csv', '/share.png']) {
    expect(hasWalletFilters(`/wallets${path}`), path).toBe(true)
  }
  expect(hasWalletFilters('/versions/2026.11.24/data/wallets.json')).toBe(true)
  expect(hasWalletFilters('/wallets/world.svg')).toBe(false)
})
