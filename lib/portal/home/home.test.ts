import { expect, test } from 'vitest'
import type { SourceSummary } from '@/lib/contract/sources'
import { sourceRecords } from '@/lib/portal/sources/references'
import { nationalWallets } from '@/lib/portal/wallets/national-wallets'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { project } from '@/tests/fixtures/projects'
import { aSource } from '@/tests/fixtures/sources'
import { canonicalCountryQuery, chosenCountry } from './country-choice'
import { getFindings } from './findings'
import { getNews } from './news'

const date = '2026-11-24T00:00:00Z'
const projects = [
  project(1, { status: 'Launched', launch_date: '2021-03' }),
  project(2, { status: 'Discontinued', launch_date: '2021' }),
  project(3, { status: 'Pilot', launch_date: '2022' }),
  project(4),
]

test('begins with national wallets and their union', () => {
  const ledger = { dlt_instances: [{ id: 4, name: 'Main net' }] }
  const details = [
    wallet(1, 'AT', { status: 'Launched', launch_date: '2022-10', ...ledger }),
    wallet(2, 'UA', { status: 'Launched', launch_date: '2025' }),
    wallet(3, 'DE', { status: 'Pilot' }),
  ]
  const listed = details.map(({ stats, ...detail }) => ({
    ...detail,
    stats: stats ?? { total_links: 0, score: 0 },
  }))
  const findings = getFindings(nationalWallets(dataWith(details)), listed, date)
  expect(findings.map(({ number, total, link }) => [number, total, link.path])).toEqual([
    [1, 27, '/wallets?group=eu'],
    [1, 2, '/wallets?status=launched'],
    [1, 2, '/charts/national-wallets'],
  ])
  expect(findings.at(-1)?.text).toBe(
    'national wallets with a known launch date launched after 2022.',
  )
})

test('has findings on projects if the server does not identify national wallets', () => {
  const findings = getFindings(undefined, projects, date)
  expect(findings.map(({ number, total, link }) => [number, total, link.path])).toEqual([
    [1, 3, '/projects?status=Discontinued'],
    [1, 4, '/projects?status=Pilot'],
  ])
  expect(getFindings(undefined, [], date)).toEqual([])
})

test('shows the statuses of national wallets by full dates up to that of the data, newest first', () => {
  const detail = (id: number, status_date?: string) =>
    wallet(id, 'AT', { status: 'Pilot', status_date })
  const dates = ['2026-08-01', '2026-08', undefined, '2026-12-01', '2026-09-30']
  const other = project(9, { status: 'Pilot', status_date: '2026-09-30' })
  const details = [...dates.map((one, id) => detail(id, one)), other]
  expect(getNews(details, undefined, date, undefined)?.statuses).toMatchObject([
    { id: 4 },
    { id: 0 },
  ])
  expect(getNews([detail(1)], undefined, date, undefined)).toBeUndefined()
})

test('names the publisher and the kind of the source of a newest status', () => {
  const url = 'https://status.example/'
  const dated = wallet(1, 'AT', { status: 'Pilot', status_date: '2026-08-01', status_source: url })
  const getSource = (records: readonly SourceSummary[]) =>
    getNews([dated], undefined, date, sourceRecords(records))?.statuses[0]?.source
  expect([getSource([aSource({ url, kind: 'press' })]), getSource([])]).toEqual([
    'Sample Office, press',
    undefined,
  ])
})

test('the choice of a country has one form', () => {
  const parse = (query: string) => new URLSearchParams(query)
  expect(canonicalCountryQuery(parse('x=1&code=de'))).toBe('code=DE')
  expect(canonicalCountryQuery(parse('code='))).toBe('')
  expect(chosenCountry(parse('code=Germany'))).toBeUndefined()
})
