import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { makeRecordSearch } from '@/lib/portal/search/record-search'
import { node } from '@/tests/fixtures/graph'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import { country } from '@/tests/fixtures/projects'
import { formProblems } from '@/tests/fixtures/reconciliation-forms'
import { serviceAnswer } from './answer'
import type { Reconciler } from './candidates'

const siteUrl = 'https://atlas.example'

const nodes = [
  node('project-1', {
    title: 'Alpine ID',
    country: 'CH',
    status: 'Pilot',
    total_links: 9,
    launch: '2024',
  }),
  node('project-2', { title: 'Alpine ID', country: 'AT', status: 'Failed to Disclose' }),
  node('project-3', {
    title: 'Harbour Wallet (Norway)',
    website: { Description: '', Url: 'javascript:alert(1)' },
  }),
  node('entity-4', {
    title: 'Zürich Test Office',
    latitude: 47.5,
    website: { Description: '', Url: 'https://office.example/' },
  }),
  node('didmethod-5', { title: 'sample' }),
]
const countries = [country(756, 'CH', 'Switzerland'), country(578, 'NO', 'Norway')]

const tradeNames = new Map([['entity-4', ['ZTO']]])
const { engine, facts } = await makeRecordSearch(
  graphIndex(nodes, []),
  countries,
  undefined,
  tradeNames,
)
const idsByCode = new Map(countries.map(({ id, code }) => [code, `country-${id}`]))
const reconciler: Reconciler = {
  engine,
  facts,
  ids: [...nodes.map(({ id }) => id), ...idsByCode.values()],
  countryId: (code) => idsByCode.get(code),
  siteUrl,
}

function ask(path: string, parameters: Record<string, string> = {}) {
  const { status, body } = serviceAnswer(path, new URLSearchParams(parameters), reconciler)
  return { status, json: 'json' in body ? body.json : {}, body }
}

interface Candidates {
  [query: string]: { result: { id: string; name: string; score: number; match: boolean }[] }
}

function candidates(query: object): Candidates[string]['result'] {
  const queries = { q: query }
  expect(formProblems('reconciliation-query-batch', queries)).toEqual([])
  const { json } = ask('', { queries: JSON.stringify(queries) })
  expect(formProblems('reconciliation-result-batch', json)).toEqual([])
  return (json as Candidates).q?.result ?? []
}

test('a trade name is a name of its organization', () => {
  expect(candidates({ query: 'ZTO' })).toMatchObject([{ id: 'entity-4', score: 97 }])
})

test('the schemas of the specification reject invalid documents', () => {
  expect(formProblems('manifest', { versions: ['0.1'], name: 'x' })).not.toEqual([])
  expect(
    formProblems('reconciliation-result-batch', { q: { result: [{ name: 'x' }] } }),
  ).not.toEqual([])
  expect(
    formProblems('data-extension-response', { meta: [], rows: { a: { b: [{ x: 1 }] } } }),
  ).not.toEqual([])
})

test('finds names in any spelling, by type and by properties', () => {
  const ids = (query: object) => candidates(query).map(({ id }) => id)
  expect(ids({ query: 'zurich test office' })).toEqual(['entity-4'])
  expect(ids({ query: 'Zurch Test Ofice' })).toEqual(['entity-4'])
  expect(ids({ query: 'Harbour Wallet' })).toEqual(['project-3'])
  expect(ids({ query: 'did:sample' })).toEqual(['didmethod-5'])
  expect(ids({ query: 'Alpine ID', type: 'people' })).toEqual([])
  expect(ids({ query: 'Alpine ID', type: ['projects', 'people'], limit: 1 })).toHaveLength(1)
  const inSwitzerland = { pid: 'country', v: { id: 'country-756', name: 'Switzerland' } }
  expect(ids({ query: 'Alpine ID', properties: [inSwitzerland] })).toEqual([
    'project-1',
    'project-2',
  ])
  expect(
    ids({ properties: [{ pid: 'country_code', v: ['CH', 1, true] }], type: 'projects' }),
  ).toEqual(['project-1'])
  expect(ids({ properties: [{ pid: 'constructor', v: 'x' }] })).toEqual([])
})

test('is certain of the one record with exactly this name, and of no other', () => {
  const matches = (query: object) =>
    candidates(query)
      .filter(({ match }) => match)
      .map(({ id }) => id)
  expect(matches({ query: 'alpine id' })).toEqual([])
  expect(
    matches({ query: 'Alpine ID', properties: [{ pid: 'country', v: 'Switzerland' }] }),
  ).toEqual(['project-1'])
  expect(matches({ query: 'ZURICH TEST OFFICE' })).toEqual(['entity-4'])
  expect(matches({ query: 'Harbour Wallet' })).toEqual([])
  expect(matches({ query: 'project-2' })).toEqual(['project-2'])
  const scores = candidates({ query: 'Alpin ID' }).map(({ score }) => score)
  expect(scores).not.toEqual([])
  for (const score of scores) expect(score).toBeLessThan(100)
})

test('completes entities, types and properties', () => {
  for (const [kind, prefix, id] of [
    ['entity', 'alp', 'project-1'],
    ['entity', 'country-756', 'country-756'],
    ['type', 'proj', 'projects'],
    ['property', 'web', 'website'],
    ['property', 'country_c', 'country_code'],
  ] as const) {
    const { json } = ask(`suggest/${kind}`, { prefix })
    const schema = { entity: 'entities', type: 'types', property: 'properties' }[kind]
    expect(formProblems(`suggest-${schema}-response`, json), prefix).toEqual([])
    expect((json as { result: { id: string }[] }).result[0]?.id, prefix).toBe(id)
  }
  const skipped = ask('suggest/entity', { prefix: 'alpine', cursor: '1' })
  expect((skipped.json as { result: object[] }).result).toHaveLength(1)
})

test('adds the values of properties, and none for unknown ids', () => {
  const properties = [
    'country',
    'status',
    'website',
    'links',
    'latitude',
    'profile',
    'toString',
  ].map((id) => ({ id }))
  const query = { ids: ['project-1', 'project-2', 'project-3', 'entity-4', 'nobody'], properties }
  expect(formProblems('data-extension-query', query)).toEqual([])
  const { json } = ask('', { extend: JSON.stringify(query) })
  expect(formProblems('data-extension-response', json)).toEqual([])
  expect(json).toMatchObject({
    meta: expect.arrayContaining([
      { id: 'country', name: 'Country', type: { id: 'countries', name: 'Country' } },
    ]),
    rows: {
      'project-1': {
        country: [{ id: 'country-756', name: 'Switzerland' }],
        status: [{ str: 'Pilot' }],
        links: [{ int: 9 }],
        profile: [{ str: `${siteUrl}/projects/1-alpine-id` }],
      },
      'project-2': { country: [{ str: 'AT' }], status: [] },
      'project-3': { website: [] },
      'entity-4': { latitude: [{ float: 47.5 }], website: [{ str: 'https://office.example/' }] },
      nobody: { country: [], profile: [] },
    },
  })
  expect((json as { meta: object[] }).meta).toHaveLength(6)
  const proposed = ask('properties', { type: 'entities', limit: '3' })
  expect(formProblems('data-extension-property-proposal', proposed.json)).toEqual([])
  expect((proposed.json as { properties: object[] }).properties).toHaveLength(3)
})

test('shows an entity in a frame, and links to its profile', () => {
  const { body } = ask('preview', { id: 'entity-4' })
  expect('html' in body && body.html).toContain(`href="${siteUrl}/entities/4-zurich-test-office"`)
  expect(ask('entity/country-756').body).toEqual({ location: '/countries/CH' })
  for (const path of ['preview', 'entity/project-99', 'entity/', 'suggest/nothing', 'nothing']) {
    expect(ask(path, { id: '__proto__' }).status, path).toBe(404)
  }
})

test('explains invalid queries, and accepts no more than documented', () => {
  for (const queries of [
    '',
    '{',
    '[]',
    '"x"',
    '{"q":{}}',
    '{"q":{"query":5}}',
    '{"q":{"query":"  "}}',
  ]) {
    const { status, json } = ask('', { queries })
    expect([status, json], queries).toEqual([
      400,
      { error: { code: 'invalid_parameter', message: expect.stringContaining('queries') } },
    ])
  }
  expect(ask('', { extend: '{"ids":[1],"properties":[]}' }).status).toBe(400)
  expect(ask('suggest/entity', { prefix: 'a', cursor: '-1' }).status).toBe(400)
  const many = Object.fromEntries(
    Array.from({ length: 21 }, (_, index) => [`q${index}`, { query: 'x' }]),
  )
  expect(ask('', { queries: JSON.stringify(many) }).status).toBe(413)
  const ids = Array.from({ length: 501 }, (_, index) => `project-${index + 1}`)
  expect(ask('', { extend: JSON.stringify({ ids, properties: [] }) }).status).toBe(413)
  for (const limit of ['-1', '1.5', 'x']) {
    expect(ask('properties', { limit }).status, limit).toBe(400)
  }
  for (const name of hostileNames) {
    if (name.trim() !== '') candidates({ query: name, limit: -5, type: '__proto__' })
  }
})

test('compares no more properties and values than a table has columns', () => {
  const status = (query: object) => ask('', { queries: JSON.stringify({ q: query }) }).status
  const named = { query: 'Alpine ID' }
  const property = (count: number) => ({ pid: 'country', v: new Array(count).fill('CH') })
  expect(status({ ...named, properties: new Array(20).fill(property(50)) })).toBe(200)
  expect(status({ ...named, properties: new Array(21).fill(property(1)) })).toBe(400)
  expect(status({ ...named, properties: [property(51)] })).toBe(400)
  expect(status({ ...named, type: new Array(51).fill('projects') })).toBe(400)
})
