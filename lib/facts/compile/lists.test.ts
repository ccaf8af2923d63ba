import { expect, test } from 'vitest'
import type { Family } from '@/lib/contract/families'
import type { Snapshot, SnapshotItem } from '@/lib/dataset/snapshot'
import { compiledWith, replacing } from '@/tests/fixtures/facts'

const snapshot = await compiledWith()

type Summary = {
  name?: string
  title?: string
  project_count?: string | number
  stats?: { total_links?: number; score?: number }
}
const getSummary = ({ summary }: SnapshotItem): Summary => summary
const getName = (item: SnapshotItem): string =>
  getSummary(item).name ?? getSummary(item).title ?? ''
const names = (snapshot: Snapshot, family: Family) => snapshot.families[family].map(getName)
const makeItem = (snapshot: Snapshot, family: Family, name: string): SnapshotItem => {
  const item = snapshot.families[family].find((candidate) => getName(candidate) === name)
  if (!item) throw new Error(`There is no ${name} in ${family}`)
  return item
}

const nameOfRef = ({ title, name }: Summary): string | undefined => title ?? name

const measures: Partial<Record<Family, (summary: Summary) => number>> = {
  projects: ({ stats }) => stats?.score ?? 0,
  'did-methods': ({ project_count }) => Number(project_count),
}
const links = ({ stats }: Summary): number => stats?.total_links ?? 0

test('orders lists by their measure, highest first', () => {
  const { families } = snapshot
  const measured = [
    'people',
    'regulations',
    'entities',
    'standards',
    'dlts',
    'dlt-instances',
  ] as const
  for (const family of [...measured, 'projects', 'did-methods'] as const) {
    const values = families[family].map(getSummary).map(measures[family] ?? links)
    expect(values, family).toEqual([...values].sort((a, b) => b - a))
    expect(values[0], family).not.toBe(values.at(-1))
  }
})

test('orders equal measures by name, without case and diacritics, then by id', async () => {
  const unlinked = await compiledWith({
    'people/aa.yaml': 'id: 12\nname: zoe\n',
    'people/ab.yaml': 'id: 11\nname: Ömer\n',
    'people/ac.yaml': 'id: 10\nname: Nora\n',
    'people/ad.yaml': 'id: 13\nname: Paul\n',
  })
  expect(names(unlinked, 'people').slice(2)).toEqual(['Nora', 'Ömer', 'Paul', 'zoe'])
})

test('orders countries and industries by name', async () => {
  const snapshot = await compiledWith({
    'industries/archives.yaml': replacing('name: Archives', 'name: Zoos'),
    'industries/public-services.yaml': replacing('name: Public services', 'name: État civil'),
  })
  const countries = names(snapshot, 'countries')
  // The countries of ISO 3166-1, and the European Union.
  expect(countries).toHaveLength(250)
  expect(countries[countries.indexOf('European Union') - 1]).toBe('Ethiopia')
  expect(countries.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands'])
  expect(names(snapshot, 'industries')).toEqual(['État civil'])
})

test('the European Union has its bodies, the projects that they manage, and its regulations', async () => {
  const union = makeItem(
    await compiledWith({
      'entities/zurich-test-office.yaml': replacing('country: CH', 'country: EU'),
    }),
    'countries',
    'European Union',
  )
  const titles = (list: unknown) => (list as Summary[]).map(nameOfRef)
  expect(titles(union.includes.entities_hq)).toHaveLength(1)
  expect(titles(union.includes.regulations)).toEqual(['Union Test Regulation'])
  expect(titles(union.includes.projects_hq).length).toBeGreaterThan(0)
  expect(union.summary).toMatchObject({ code: 'EU', stats: { entities: 1, regulations: 1 } })
})

test('lists industries with at least five projects', async () => {
  expect(names(snapshot, 'industries')).toEqual(['Public services'])
  const four = await compiledWith({
    'projects/river-permit.yaml': replacing('industry: public-services', 'industry: archives'),
  })
  expect(names(four, 'industries')).toEqual([])
})

test('includes all projects of an industry with their excerpts', () => {
  const { includes, summary } = makeItem(snapshot, 'industries', 'Public services')
  expect(getSummary({ summary } as SnapshotItem).project_count).toBe(5)
  expect(includes.projects).toHaveLength(5)
  expect(includes.projects?.[0]).toMatchObject({ id: 1, excerpt: 'Serves the synthetic public.' })
})

test('filters regulations of the European Union by EU and others by their country', async () => {
  const filters = (name: string) => makeItem(snapshot, 'regulations', name).filters
  expect(filters('Union Test Regulation')).toEqual({ country: ['EU'] })
  expect(filters('Swiss Test Act')).toEqual({ country: ['CH'] })
  const other = await compiledWith({
    'regulations/union-test-regulation.yaml': replacing('abbreviation: EU', 'abbreviation: AU'),
  })
  expect(makeItem(other, 'regulations', 'Union Test Regulation').filters).toEqual({ country: [] })
})

test('also searches entities by trade name and regulations by official name', () => {
  expect(makeItem(snapshot, 'entities', 'Zürich Test Office').names).toContain('ZTO')
  expect(makeItem(snapshot, 'regulations', 'Union Test Regulation').names).toContain(
    'Regulation (TU) 2026/0 on nothing',
  )
})

test('filters an entity with two types by each of them', () => {
  const { filters } = makeItem(snapshot, 'entities', 'Lonely Foundation')
  expect(filters).toEqual({ type: ['Private', 'Public'] })
})

test('has the number of projects of a DID method as a string, and ids of 13 digits', () => {
  const { id, summary } = makeItem(snapshot, 'did-methods', 'synthetic')
  expect(id).toBe(1_700_000_000_001)
  expect(getSummary({ summary } as SnapshotItem).project_count).toBe('2')
})

test('counts the records of a country and the projects that target it', () => {
  const { summary, includes } = makeItem(snapshot, 'countries', 'Switzerland')
  expect(summary).toMatchObject({
    id: 756,
    code: 'CH',
    stats: { entities: 1, projects_hq: 1, projects_target: 1, regulations: 1 },
  })
  expect(includes.projects_hq?.[0]).toMatchObject({ id: 1, status: 'Launched' })
  expect(makeItem(snapshot, 'countries', 'Fiji').summary).toMatchObject({
    stats: { entities: 0, projects_hq: 0, projects_target: 0, regulations: 0 },
  })
})
