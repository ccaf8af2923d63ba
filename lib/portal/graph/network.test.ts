import { expect, test } from 'vitest'
import { makeRecordSearch } from '@/lib/portal/search/record-search'
import { link, node } from '@/tests/fixtures/graph'
import { graphIndex } from './graph-index'
import { profilePathOfNode } from './kinds'
import { linkKindFinder, linkWords } from './link-kinds'
import { getPart, toNetwork } from './network'
import { makeSelection } from './selection'

const index = graphIndex(
  [
    node('didmethod-1', { title: 'web' }),
    node('didmethod-2', { title: 'did:key' }),
    node('project-1', { title: 'web' }),
    node('entity-1', { title: 'Österreich Agentur' }),
    node('entity-2', { title: 'Sovrin Foundation', type: 'Private' }),
    node('project-2', { title: 'Sovrin' }),
  ],
  [link('project-1', 'Follows', 'didmethod-1')],
)
const network = toNetwork(index.nodes.values(), index.links)
const { engine } = await makeRecordSearch(index, [])
const searchable = {
  index,
  network,
  nodesById: new Map(network.nodes.map((found) => [found.id, found])),
  search: (query: string) => engine.search({ query, perGroup: 9 }),
}
const select = (text: string) => makeSelection(searchable, { node: text, types: [] })

test('names DID methods with their prefix once, and other nodes as the API does', () => {
  const named = network.nodes.filter(({ title }) => /web|key/.test(title))
  expect(named.map(({ title }) => title)).toEqual(['did:web', 'did:key', 'web'])
  expect(named.map(profilePathOfNode)).toEqual([
    '/did-methods/1-web',
    '/did-methods/2-key',
    '/projects/1-web',
  ])
})

test('selects a DID method by its name with the prefix, and shows that name next to its neighbours', () => {
  expect(select('did:web')).toMatchObject({
    form: 'node',
    node: { title: 'did:web' },
    ambiguities: [],
  })
  expect(select('DID:Web')).toMatchObject({ form: 'node', node: { title: 'did:web' } })
  expect(select('project-1')).toMatchObject({ neighbours: [{ title: 'did:web' }] })
  const [ambiguity] = Object(select('web')).ambiguities
  const named = [ambiguity.chosen, ...ambiguity.alternatives].map(({ title }) => title)
  expect(named.sort()).toEqual(['did:web', 'web'])
})

test('selects a node by its name or by a part of it, and offers the other matches', () => {
  expect(select('sovrin')).toMatchObject({ node: { title: 'Sovrin' }, ambiguities: [] })
  expect(select('sovr')).toMatchObject({ ambiguities: [{ alternatives: [{}] }] })
  expect(select('sovrin f')).toMatchObject({
    ambiguities: [{ text: 'sovrin f', alternatives: [] }],
  })
  expect(select('osterreich')).toMatchObject({ node: { title: 'Österreich Agentur' } })
  expect(select('foundation')).toMatchObject({ node: { title: 'Sovrin Foundation' } })
})

test('offers nodes with similar names for a misspelled one, and none for other texts', () => {
  expect(select('Sovrin Fuondation')).toMatchObject({
    form: 'unknown',
    similar: [{ title: 'Sovrin Foundation' }],
  })
  for (const text of ['no such node', 'xyz']) {
    expect(select(text)).toEqual({ form: 'unknown', parameter: 'node', text, similar: [] })
  }
})

test('offers nodes of which only the country fits, instead of selecting one', () => {
  const search = () => [{ id: 'project-2', kind: 'place' as const, words: [] }]
  expect(
    makeSelection({ ...searchable, search }, { node: 'Swiss project', types: [] }),
  ).toMatchObject({ form: 'unknown', similar: [{ title: 'Sovrin' }] })
})

test('a part has the links between its nodes, and ignores links to unknown nodes', () => {
  const part = getPart(network, new Set(['project-1', 'didmethod-1']))
  expect(part.links.map(({ source, target }) => [source, target])).toEqual([[1, 0]])
  expect(getPart(network, new Set(['project-1', 'didmethod-2'])).links).toEqual([])
  const gone = link('project-1', 'Follows', 'gone')
  expect(toNetwork([node('project-1')], [gone]).links).toEqual([])
})

test('of several links between two nodes, the more important kind is first', () => {
  const nodes = ['entity-1', 'project-1'].map((id) => node(id))
  const links = ['Affiliation', 'Managing'].map((type) => link('entity-1', type, 'project-1'))
  expect(toNetwork(nodes, links).links.map(({ kind }) => kind)).toEqual(['Managing', 'Affiliation'])
})

test('suppliers supply projects, and other affiliated organizations are partners', () => {
  const nodes = ['entity-1', 'entity-2', 'project-3'].map((id) => node(id))
  const links = ['entity-1', 'entity-2'].map((id) => link(id, 'Affiliation', 'project-3'))
  const byId = new Map([[3, { serves: [], suppliers: ['1'] }]])
  const words = (network: ReturnType<typeof toNetwork>) =>
    network.links.map(({ kind }) => linkWords[kind][0])
  expect(words(toNetwork(nodes, links, linkKindFinder({ byId })))).toEqual([
    'supplies',
    'takes part in',
  ])
  expect(words(toNetwork(nodes, links))).toEqual(['takes part in', 'takes part in'])
})
