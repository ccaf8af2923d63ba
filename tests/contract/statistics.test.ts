/**
 * Compares the statistics' files with the API's documents, based on the detail of every project.
 */
import { beforeAll, expect, test } from 'vitest'
import type { EntitySummary } from '@/lib/contract/entities'
import {
  type ProjectDetail,
  type ProjectSummary,
  technicalProperties,
} from '@/lib/contract/projects'
import type { SourceSummary } from '@/lib/contract/sources'
import { propertyNames } from '@/lib/portal/profile/property-names'
import { testServer } from '../test-server'
import { all, get } from './client'

/** The numbers of a file, by label and column. */
async function table(id: string): Promise<Record<string, Record<string, number>>> {
  const response = await fetch(`${testServer.address}/statistics/${id}.csv`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = (await response.text()).replace(/^\uFEFF/, '').trimEnd()
  const rows = text
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
  const [heading = [], ...body] = rows
  expect(heading.slice(-5)).toEqual([
    'Taken from',
    'Data as of',
    'Licence',
    'Attribution',
    'Version',
  ])
  const numbers = heading.map((name, at) => ({ name, at })).slice(1, -5)
  return Object.fromEntries(
    body.map((cells) => [
      cells[0],
      Object.fromEntries(
        numbers
          .filter(({ name }) => name !== 'Id')
          .map(({ name, at }) => [name, Number(cells[at])]),
      ),
    ]),
  )
}

/** How often each key occurs; `missing` is the label for an absent one. */
function tally(keys: readonly (string | null | undefined)[], missing = ''): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key ?? missing] = (counts[key ?? missing] ?? 0) + 1
  return counts
}

const firstColumn = async (id: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(await table(id)).map(([label, values]) => [
      label,
      Object.values(values)[0] ?? 0,
    ]),
  )

let projects: ProjectSummary[] = []
let details: ProjectDetail[] = []

beforeAll(async () => {
  projects = await all<ProjectSummary>('/projects')
  details = await Promise.all(projects.map(({ id }) => get<ProjectDetail>(`/projects/${id}`)))
})

test('launches by year and status are those of the API', async () => {
  const launches = await table('launches')
  for (const [label, counted] of Object.entries(launches)) {
    const group = projects.filter(
      ({ launch_date: date }) => (date?.slice(0, 4) ?? 'Not disclosed') === label,
    )
    const { All, ...byStatus } = counted
    expect(All, label).toBe(group.length)
    const occurring = Object.entries(byStatus).filter(([, count]) => count > 0)
    expect(Object.fromEntries(occurring), label).toEqual(
      tally(
        group.map(({ status }) => status),
        'Status not given',
      ),
    )
  }
  const total = Object.values(launches).reduce((sum, { All = 0 }) => sum + All, 0)
  expect(total).toBe(projects.length)
})

test('projects by status, country and region are those of the API', async () => {
  const status = Object.entries(await table('status')).map(([label, values]) => [
    label,
    Object.values(values).reduce((sum, value) => sum + value, 0),
  ])
  expect(Object.fromEntries(status)).toEqual(
    tally(
      projects.map((project) => project.status),
      'Status not disclosed',
    ),
  )
  const countries = tally(
    projects.map(({ country }) => country?.name),
    'Country not disclosed',
  )
  expect(await firstColumn('countries')).toEqual(countries)
  const regions = tally(
    projects.map(({ region }) => region),
    'Region not disclosed',
  )
  expect(await firstColumn('regions')).toEqual(regions)
})

test('countries have their codes, so that the file can be joined with others', async () => {
  const response = await fetch(`${testServer.address}/statistics/countries.csv`)
  const csv = await response.text()
  expect(csv).toMatch(/^[^,]+,Id,/)
  expect(projects.filter(({ country }) => country).length).toBeGreaterThan(100)
  for (const { country } of projects) {
    if (country && !/[",]/.test(country.name))
      expect(csv).toContain(`\n${country.name},${country.code},`)
  }
})

const usages = [
  {
    id: 'did-methods',
    none: 'No DID method named',
    getNames: (project: ProjectDetail) => project.did_methods?.map(({ name }) => `did:${name}`),
  },
  {
    id: 'ledgers',
    none: 'No ledger named',
    getNames: (project: ProjectDetail) => project.dlt_instances?.map(({ name }) => name),
  },
  {
    id: 'standards',
    none: 'No standard named',
    getNames: (project: ProjectDetail) =>
      project.standards?.filter(({ type }) => type === 'Follows').map(({ title }) => title),
  },
]

for (const { id, none, getNames } of usages) {
  test(`${id} by projects are those of the API`, async () => {
    const names = details.map((project) => [...new Set(getNames(project))])
    expect(await firstColumn(id)).toEqual({
      ...tally(names.flat()),
      [none]: names.filter(({ length }) => length === 0).length,
    })
  })
}

test('projects by industry are those of the API', async () => {
  const { data } = await get<{ data: { id: number; name: string }[] }>('/industries')
  const counted = await firstColumn('industries')
  expect(data).not.toEqual([])
  for (const { id, name } of data) {
    const using = details.filter(({ industries }) => industries?.some((one) => one.id === id))
    expect(counted[name], name).toBe(using.length)
  }
  const none = details.filter(({ industries }) => (industries ?? []).length === 0).length
  expect(counted['No industry named'] ?? 0).toBe(none)
  expect(Object.keys(counted).length).toBe(data.length + (none > 0 ? 1 : 0))
})

test('technical properties are those of the API', async () => {
  const counted = await table('properties')
  for (const property of technicalProperties) {
    const getValues = (value: boolean) =>
      details.filter((project) => project[property] === value).length
    expect(counted[propertyNames[property]], property).toEqual({
      Yes: getValues(true),
      No: getValues(false),
      Undisclosed: details.length - getValues(true) - getValues(false),
    })
  }
})

test('organizations by sector and role are those of the API', async () => {
  const counted = await table('organizations')
  const entities = await all<EntitySummary>('/entities')
  // An organization of both types counts towards each.
  const getTypes = new Map(entities.map(({ id, type }) => [id, type]))
  const parts = { Managing: 'Manage a project', Funding: 'Fund a project' }
  for (const [role, label] of Object.entries(parts)) {
    const ids = details.flatMap(({ entities: related }) =>
      (related ?? []).filter((one) => one.relationship_type === role).map(({ id }) => id),
    )
    for (const type of ['Public', 'Private']) {
      const expected = [...new Set(ids)].filter((id) => getTypes.get(id)?.includes(type)).length
      expect(counted[label]?.[type], `${label}, ${type}`).toBe(expected)
    }
  }
  for (const type of ['Public', 'Private']) {
    const expected = entities.filter(({ type: types }) => types.includes(type)).length
    expect(counted.All?.[type], type).toBe(expected)
  }
})

test('facts by kind of source, and sources by year and state, are those of the API', async () => {
  const sources = await all<SourceSummary>('/sources')
  const byKind = Object.entries(await firstColumn('source-kinds')).map(([label, count]) => [
    label.toLowerCase().split(' ')[0],
    count,
  ])
  const expected: Record<string, number> = {}
  for (const { kind, stats } of sources) expected[kind] = (expected[kind] ?? 0) + stats.facts
  expect(Object.fromEntries(byKind)).toEqual(expected)
  const years = Object.entries(await firstColumn('source-dates')).filter(([, count]) => count > 0)
  expect(Object.fromEntries(years)).toEqual(
    tally(
      sources.map(({ published }) => published?.slice(0, 4)),
      'Date unknown',
    ),
  )
  const states = Object.values(await firstColumn('source-states'))
  expect(states.reduce((sum, count) => sum + count, 0)).toBe(sources.length)
  expect((await fetch(`${testServer.address}/statistics/sources.csv`)).status).toBe(404)
})

test('a chart is a picture of its own, and there are no others', async () => {
  for (const file of ['launches.svg', 'launches-narrow.svg', 'properties.svg']) {
    const response = await fetch(`${testServer.address}/statistics/${file}`)
    expect(response.status, file).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toMatch(/s-maxage=\d+/)
    expect(await response.text()).toMatch(/^<svg xmlns=[\s\S]*<\/svg>\n$/)
  }
  const picture = await fetch(`${testServer.address}/statistics/launches.png`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  for (const file of [
    'nothing.svg',
    'launches.gif',
    'launches-narrow.png',
    'launches',
    'launches-narrow.csv',
  ]) {
    expect((await fetch(`${testServer.address}/statistics/${file}`)).status, file).toBe(404)
  }
})
