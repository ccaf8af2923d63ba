/** Tests versions without a server: addresses, texts, the history of a record, and lists for citation. */
import { expect, test } from '@playwright/test'
import type { FieldChange } from '@/lib/contract/changes'
import { feedAddress, feedOfPath } from '@/lib/portal/publish/feed-address'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { canonicalQuery } from '@/lib/portal/routing/page-query'
import { querySegment, rendererPath } from '@/lib/portal/routing/renderer-path'
import { fieldLabel } from './change-labels'
import { changedFields, changeLine, kindText, valueText } from './change-words'
import { absenceOf, absenceText } from './changes-absence'
import { changesAddress } from './changes-query'
import { answerText, hashOf, listChanges } from './cite/past-list'
import { familyOfPastList, pastListAddress, pastListFileAddress } from './cite/past-list-address'
import { followedPages } from './feed/followed-pages'
import { recordHistory } from './record-history'

const canonical = (path: string, query: string) => canonicalQuery(path, new URLSearchParams(query))

test('a feed has the address of its page with an ending', () => {
  expect(feedAddress('/projects?country=CH', 'atom')).toBe('/projects.atom?country=CH')
  expect(feedAddress('/projects/1-alpine-id', 'json')).toBe('/projects/1-alpine-id.feed.json')
  expect(feedOfPath('/changes.atom')).toEqual({ subject: { kind: 'all' }, format: 'atom' })
  expect(feedOfPath('/did-methods.feed.json')).toEqual({
    subject: { kind: 'list', family: 'did-methods' },
    format: 'json',
  })
  expect(feedOfPath('/countries/CH.atom')).toEqual({
    subject: { kind: 'record', family: 'countries', segment: 'CH' },
    format: 'atom',
  })
  for (const path of ['/about.atom', '/projects.rss', '/changes/1.atom', '/x/1.atom', '/.atom']) {
    expect(feedOfPath(path), path).toBeUndefined()
  }
  expect(rendererPath('/projects.atom', 'country=CH')).toBe(
    `/${querySegment('country=CH')}/feeds/projects.atom`,
  )
})

test('a country can be followed by its projects, any other record by itself', () => {
  const ofCountry = followedPages('countries', '/countries/CH', 'Switzerland')
  expect(ofCountry.map(({ page }) => feedAddress(page, 'atom'))).toEqual([
    '/projects.atom?country=CH',
    '/countries/CH.atom',
  ])
  expect(followedPages('projects', '/projects/1-alpine-id', 'Alpine ID')).toEqual([
    { page: '/projects/1-alpine-id', of: 'Alpine ID' },
  ])
})

test('feeds and lists of versions take the filters of the list, and neither order nor page', () => {
  const query = 'sort=-name&page=2&country=ch&open=status&x=1&q=id'
  for (const path of [
    '/projects.atom',
    '/projects.feed.json',
    '/versions/2026.11.22/projects',
    '/versions/latest/projects',
    '/versions/2026.11.22/data/projects.json',
  ]) {
    expect(canonical(path, query), path).toBe('country=CH&q=id')
  }
  for (const path of ['/projects/1-a.atom', '/changes.atom', '/versions', '/versions/x/data/y']) {
    expect(canonical(path, query), path).toBe('')
  }
})

test('the page of changes takes two versions and a family or a record', () => {
  const state = { from: '2026.11.20', to: '2026.11.22', family: 'projects', id: 118 } as const
  const address = changesAddress(state)
  expect(address).toBe('/changes?from=2026.11.20&record=projects/118&to=2026.11.22')
  expect(canonical('/changes', address.split('?')[1] ?? '')).toBe(address.split('?')[1])
  expect(canonical('/changes/changes.json', 'to=2026.11.22&record=people')).toBe(
    'record=people&to=2026.11.22',
  )
  for (const query of ['from=today', 'to=2026.1.1', 'record=x/1', 'record=projects/0', 'y=1']) {
    expect(canonical('/changes', query).replace('record=projects', ''), query).toBe('')
  }
})

test('says why two versions cannot be compared', () => {
  const [newest, first] = [{ version: '2026.11.22' }, { version: '2026.11.20' }]
  const unknown = '2026.11.21'
  const all = [newest, first]
  for (const state of [{ from: unknown }, { to: unknown }, { from: unknown, to: first.version }]) {
    expect(absenceOf(state, all), JSON.stringify(state)).toBe('no such version')
  }
  expect(absenceOf({ to: first.version }, all)).toBe('nothing before')
  expect(absenceOf({}, [first])).toBe('nothing before')
  for (const state of [{}, { to: newest.version }, { from: newest.version, to: first.version }]) {
    expect(absenceOf(state, all), JSON.stringify(state)).toBeUndefined()
  }
  expect(absenceText('nothing before')).toBe('This is the first version: nothing is before it.')
})

const change = (parts: Partial<FieldChange>): FieldChange => ({
  field: 'launch_date',
  before: null,
  after: null,
  ...parts,
})

test('says a change in words', () => {
  expect(changeLine(change({ before: '2024', after: '2025' }))).toBe('First use: 2024 → 2025')
  expect(changeLine(change({ field: 'uses_ssi', after: true }))).toBe(
    'Uses self-sovereign identity, new: Yes',
  )
  const about = { family: 'standards', id: 1, name: 'DID Core' }
  const relation = change({ field: 'standards', about, before: { type: 'Follows', source: null } })
  expect(changeLine(relation)).toBe('Standards: DID Core, gone: Type: Follows')
  expect(changeLine(change({ field: 'industries', about, after: {} }))).toBe(
    'Industries: DID Core, new',
  )
  expect(valueText(['a', 'b'])).toBe('a, b')
  expect(changedFields([relation, change({}), relation])).toBe('Standards (2) and First use')
  expect([kindText('added', []), kindText('changed', [change({})])]).toEqual([
    'Added',
    '1 change: First use',
  ])
})

test('calls fields what visitors know them by', () => {
  const names = {
    announcement_date_source: 'Announcement date source',
    consortia_relations_as_source: 'Related projects',
    entities: 'Organizations',
    inclusion_criteria_announcement_date_sources: 'Announcement that decides on inclusion, sources',
    inclusion_criteria_claims_ssi: 'Claims self-sovereign identity',
    persons_of_interest: 'People',
    lei: 'LEI',
    source: 'Source',
    uses_ssi_source: 'Uses self-sovereign identity, source',
  }
  for (const [field, label] of Object.entries(names)) expect(fieldLabel(field)).toBe(label)
})

test('names records without their ids, unless two have one name', () => {
  const country = { field: 'country', before: 'Belgium (56)', after: 'European Union (97)' }
  expect(changeLine(change(country))).toBe('Country: Belgium → European Union')
  expect(changeLine(change({ field: 'operator', before: 'A (1)', after: 'A (2)' }))).toBe(
    'Operator: A (1) → A (2)',
  )
  expect(changeLine(change({ field: 'operator', after: 'A (2)' }))).toBe('Operator, new: A')
  expect(changeLine(change({ field: 'title', before: 'Act (1)', after: 'Act (2024)' }))).toBe(
    'Title: Act (1) → Act (2024)',
  )
  expect(valueText({ role: 'Chair', on_behalf_of: 'A (3)' })).toBe('Role: Chair; On behalf of: A')
})

const version = (name: string) => ({
  version: name,
  date: `${name.replaceAll('.', '-')}T00:00:00Z`,
  sha256: '',
  records: 1,
  summary: '',
  notes: [],
  counts: [],
})
const versions = [version('2026.03.04'), version('2026.02.03'), version('2026.01.02')]
const record = (kind: string) => ({ family: 'projects', id: 1, name: 'A', kind, changes: [] })

test('knows when a record was added and last changed', () => {
  const historyWith = (changes: ReturnType<typeof record>[][], dataDate?: string) => {
    const history = recordHistory({ versions, changes, dataDate })
    return [history?.added?.version, history?.changed?.version, history?.events.length]
  }
  expect(historyWith([[], [], []])).toEqual(['2026.01.02', undefined, 0])
  expect(historyWith([[record('changed')], [], []])).toEqual(['2026.01.02', '2026.03.04', 1])
  expect(historyWith([[record('changed')], [record('added')], []])).toEqual([
    '2026.02.03',
    '2026.03.04',
    2,
  ])
  expect(recordHistory({ versions: [], changes: [], dataDate: undefined })).toBeUndefined()
})

test('claims no version for a record of data that is newer than all of them', () => {
  const newer = { versions, changes: [[], [], []], dataDate: '2026-03-05T00:00:00Z' }
  expect(recordHistory(newer)?.added).toBeUndefined()
  expect(recordHistory({ ...newer, dataDate: '2026-03-04T12:00:00Z' })?.added?.version).toBe(
    '2026.01.02',
  )
})

const state = { page: 3, filters: { country: ['CH'] }, sort: 'name' }
const answer = {
  version: '2026.01.02',
  family: 'projects',
  state,
  siteUrl: 'https://atlas.test',
} as const

test('the answer of a list depends on its records alone, not on their order', () => {
  const text = answerText({ ...answer, items: [{ id: 2 }, { id: 1 }] })
  expect(text).toBe(answerText({ ...answer, items: [{ id: 1 }, { id: 2 }] }))
  expect(JSON.parse(text)).toEqual({
    version: '2026.01.02',
    address: 'https://atlas.test/versions/2026.01.02/projects?country=CH',
    list: 'https://atlas.test/projects?country=CH',
    total: 2,
    records: [{ id: 1 }, { id: 2 }],
  })
  expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(pastListAddress('latest', 'projects', state)).toBe('/versions/latest/projects?country=CH')
  for (const format of tableFormats) {
    const path = `/versions/2026.01.02/data/projects.${format}`
    expect(pastListFileAddress('2026.01.02', 'projects', state, format)).toBe(`${path}?country=CH`)
    expect(familyOfPastList(path)).toBe('projects')
  }
})

test('says what is new in a list, gone from it and different', () => {
  const [a, b, c] = [1, 2, 3].map((id) => ({ id, name: `R${id}` }))
  if (!a || !b || !c) throw new Error('There are three')
  const changed = [
    { ...record('changed'), id: 2 },
    { ...record('changed'), id: 9 },
  ]
  expect(listChanges([a, b], [b, c], changed)).toEqual({ added: [c], removed: [a], changed: [b] })
})
