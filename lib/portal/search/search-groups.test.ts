import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import type { Found } from '@/lib/search/engine'
import { namesOutsideGraph } from '@/lib/search/searchable'
import { node } from '@/tests/fixtures/graph'
import { country } from '@/tests/fixtures/projects'
import { makeRecordSearch } from './record-search'
import { searchGroups } from './search-groups'

const byPortal = (id: string, kind: Found['kind'], ...words: string[]) => ({
  id,
  kind,
  words,
})

const nodes = [
  node('project-118', { title: 'Swiss E-ID', country: 'CH', status: 'Pilot' }),
  node('project-9', {
    title: 'Swiss Pool',
    type: 'Consortium',
    country: 'CH',
    status: 'Failed to Disclose',
  }),
  node('project-50', {
    title: 'Nidi Gratis',
    description: `${'It was made for a city. '.repeat(6)}Parents ask for nursery places. ${'It went on for a year. '.repeat(8)}`,
  }),
  node('entity-7', { title: 'Swisscom', type: 'Private', country: 'LI' }),
  node('didmethod-5', { title: 'ebsi' }),
]
const countries = [country(756, 'CH', 'Switzerland')]

const { facts } = await makeRecordSearch(graphIndex(nodes, []), countries)

test('puts results into families in the order of their best one, each with its address', () => {
  const groups = searchGroups(
    [
      byPortal('country-756', 'inside'),
      byPortal('project-118', 'start'),
      byPortal('entity-7', 'start'),
      byPortal('project-9', 'start'),
    ],
    'swi',
    facts,
  )
  expect(groups.map(({ family, title }) => [family, title])).toEqual([
    ['countries', 'Countries'],
    ['projects', 'Projects'],
    ['entities', 'Organizations'],
  ])
  expect(groups.flatMap(({ hits }) => hits.map(({ href, details }) => [href, details]))).toEqual([
    ['/countries/CH', ['Country', 'CH']],
    ['/projects/118-swiss-e-id', ['Project', 'Switzerland', 'Pilot']],
    ['/projects/9-swiss-pool', ['Consortium', 'Switzerland']],
    ['/entities/7-swisscom', ['Private organization', 'LI']],
  ])
  expect(groups[0]?.hits[0]?.marks).toEqual([[0, 3]])
})

test('marks the words that were found, and shows where a text has them', () => {
  const [projects] = searchGroups(
    [
      byPortal('project-118', 'words', 'swiss', 'eid'),
      byPortal('project-50', 'text', 'nursery', 'places'),
    ],
    'eid nursery swiss',
    facts,
  )
  const [first, second] = projects?.hits ?? []
  expect(first?.marks?.map((range) => first.name.slice(...range))).toEqual(['Swiss', 'E-ID'])
  expect(first?.snippet).toBeUndefined()
  const { text = '', marks = [] } = second?.snippet ?? {}
  expect(marks.map((range) => text.slice(...range))).toEqual(['nursery', 'places'])
  expect(text).toMatch(/^… .* …$/)
  expect(text.length).toBeLessThan(160)
})

test('states the location of records without a country of their own, if there are few', async () => {
  const people = [
    node('person-1', { title: 'Ada One', countryCodes: ['CH', 'LI'] }),
    node('person-2', { title: 'Ada Two', countryCodes: ['AT', 'CH', 'DE', 'LI'] }),
  ]
  const search = await makeRecordSearch(graphIndex(people, []), countries)
  const records = people.map(({ id }) => byPortal(id, 'start'))
  const [group] = searchGroups(records, 'ada', search.facts)
  expect(group?.hits.map(({ details }) => details)).toEqual([
    ['Person', 'Switzerland, LI'],
    ['Person'],
  ])
})

test('calls a law by its kind', async () => {
  const law = node('regulation-4', { title: 'E-ID Act', country: 'CH' })
  const { facts } = await makeRecordSearch(graphIndex([law], []), countries)
  const [group] = searchGroups([byPortal('regulation-4', 'start')], 'e-id', facts)
  expect(group?.hits[0]?.details).toEqual(['Law', 'Switzerland'])
})

test('finds a project by any of its texts', async () => {
  const text = 'Runs on a ledger of the canton · Nursery App'
  const said = new Map([[50, { text, products: ['Nursery App'], kinds: [] }]])
  const { engine, facts } = await makeRecordSearch(graphIndex(nodes, []), countries, said)
  const found = engine.search({ query: 'ledger canton', perGroup: 5, texts: true })
  const [group] = searchGroups(found, 'ledger canton', facts)
  expect(group?.hits.map(({ name }) => name)).toEqual(['Nidi Gratis'])
  expect(group?.hits[0]?.snippet?.text).toContain('a ledger of the canton')
  const products = engine.search({ query: 'nursery app', perGroup: 5 })
  expect(products.map(({ id, kind }) => [id, kind])).toEqual([['project-50', 'words']])
})

test('finds records by names that the graph lacks', async () => {
  const names = namesOutsideGraph({
    entities: [{ id: 7, trade_name: 'Blue Phone' }],
    regulations: [{ id: 1, official_name: null }],
  })
  const { engine } = await makeRecordSearch(graphIndex(nodes, []), countries, new Map(), names)
  const found = engine.search({ query: 'blue', perGroup: 5 })
  expect(found.map(({ id }) => id)).toEqual(['entity-7'])
})

test('a query that begins with did: searches DID methods only', () => {
  const records = [byPortal('didmethod-5', 'start'), byPortal('project-118', 'words')]
  expect(searchGroups(records, 'did:eb', facts)).toEqual([
    {
      family: 'did-methods',
      title: 'DID methods',
      hits: [
        {
          name: 'did:ebsi',
          details: ['DID method'],
          marks: [[0, 6]],
          href: '/did-methods/5-ebsi',
        },
      ],
    },
  ])
})
