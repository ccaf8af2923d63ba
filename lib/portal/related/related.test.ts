import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { link, node } from '@/tests/fixtures/graph'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { findRelated, findSuccessors } from './related'

const nodes = [
  node('project-1', { country: 'FR', countryCodes: ['FR', 'DE'] }),
  node('project-2', { country: 'EU', countryCodes: ['EU'] }),
  node('entity-3', { country: 'FR', latitude: 48.9, longitude: 2.3 }),
]
const graph = graphIndex(nodes, [link('entity-3', 'Managing', 'project-1')])
const getNames = (countries: Record<string, string>) =>
  nameLookup({
    countries: Object.entries(countries).map(([code, name]) => ({ code, name })),
    industries: [],
    graph,
  })
const names = getNames({ FR: 'France', DE: 'Germany', EU: 'European Union', CH: 'Switzerland' })
const ofCountry = (code: string, lookup = names) =>
  findRelated(graph, lookup, { family: 'countries', id: 1, code })

test('a country has the projects in it and for it, its places, and the union it belongs to', () => {
  const france = ofCountry('FR')
  expect(france.entries.map(({ id }) => id)).toEqual([1])
  expect(france.builtOn?.count).toBe(1)
  expect(france.places).toEqual({ organizations: 1, count: 1 })
  expect(france.union).toEqual({ code: 'EU', name: 'European Union' })
  const germany = ofCountry('DE')
  expect([germany.entries.length, germany.builtOn, germany.places]).toEqual([
    1,
    undefined,
    undefined,
  ])
})

test('the union has its members, and the projects of its bodies count for none of them', () => {
  const union = ofCountry('EU')
  expect(union.members?.map(({ name, count }) => [name, count])).toEqual([
    ['France', 1],
    ['Germany', 0],
  ])
  expect(union.builtOn?.count).toBe(1)
})

test('over a server that does not list the union, nothing links to it', () => {
  expect(ofCountry('FR', getNames({ FR: 'France' })).union).toBeUndefined()
  expect(ofCountry('CH').union).toBeUndefined()
})

test('each kind of record has its related records', () => {
  const person = findRelated(graph, names, { family: 'people', id: 9 })
  expect(person).toEqual({ entries: [] })
  const organization = findRelated(graph, names, { family: 'entities', id: 3 })
  expect(organization.entries.map(({ id }) => id)).toEqual([1])
  expect(findRelated(graph, names, { family: 'projects', id: 1 }).similar).toEqual([])
  expect(findRelated(graph, names, { family: 'standards', id: 7 })).toEqual({ entries: [] })
})

test('an ended national wallet has the others of its country, the most advanced first', () => {
  const data = dataWith([
    wallet(1, 'DE', { status: 'Inactive' }),
    wallet(2, 'DE', { status: 'Announced' }),
    wallet(3, 'DE', { status: 'Pilot' }),
    wallet(4, 'AT', { status: 'Launched' }),
    wallet(5, 'ZA', { status: 'Inactive' }),
  ])
  const find = (id: number) => findSuccessors(data, id).successors
  expect(find(1)).toMatchObject({ name: 'Germany', wallets: [{ id: 3 }, { id: 2 }] })
  // One has not ended, one has no successor, and one does not exist.
  for (const id of [3, 5, 99]) expect(find(id), String(id)).toBeUndefined()
})
