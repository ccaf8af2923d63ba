import { expect, test } from 'vitest'
import { nodeFinder } from './find-nodes'
import { graphIndex } from './graph-index'
import { profilePathOfNode } from './kinds'
import { linkKindFinder, linkKinds } from './link-kinds'
import { getPart, toNetwork } from './network'

const node = (id: string, type: string, title: string) => ({
  id,
  title,
  type,
  countryCodes: [],
  industryIds: [],
})

function graph() {
  const nodes = [
    node('didmethod-1', 'didmethod', 'web'),
    node('didmethod-2', 'didmethod', 'did:key'),
    node('project-1', 'DID Project', 'web'),
  ]
  const link = { sourceNodeId: 'project-1', targetNodeId: 'didmethod-1' }
  const index = graphIndex(nodes, [{ ...link, type: 'Follows', label: 'web follows did:web' }])
  const network = toNetwork(index.nodes.values(), index.links)
  return { index, network, finder: nodeFinder(network.nodes, ({ degree }) => degree) }
}

test('names DID methods with their prefix once, and other nodes as the API does', () => {
  const { network } = graph()
  expect(network.nodes.map(({ title }) => title)).toEqual(['did:web', 'did:key', 'web'])
  expect(network.nodes.map(profilePathOfNode)).toEqual([
    '/did-methods/1-web',
    '/did-methods/2-key',
    '/projects/1-web',
  ])
})

test('a part has the links between its nodes, and ignores links to unknown nodes', () => {
  const { network } = graph()
  const part = getPart(network, new Set(['project-1', 'didmethod-1']))
  expect(part.links.map(({ source, target }) => [source, target])).toEqual([[1, 0]])
  expect(getPart(network, new Set(['project-1', 'didmethod-2'])).links).toEqual([])
  const gone = { sourceNodeId: 'project-1', targetNodeId: 'gone', type: 'Follows', label: '' }
  expect(toNetwork([node('project-1', 'DID Project', 'a')], [gone]).links).toEqual([])
})

test('suppliers supply projects, and other affiliated organizations are partners', () => {
  const nodes = [
    node('entity-1', 'Private', 'Supplier'),
    node('entity-2', 'Private', 'Partner'),
    node('project-3', 'DID Project', 'Wallet'),
  ]
  const links = ['entity-1', 'entity-2'].map((sourceNodeId) => ({
    sourceNodeId,
    targetNodeId: 'project-3',
    type: 'Affiliation',
    label: '',
  }))
  const byId = new Map([[3, { serves: [], suppliers: ['1'] }]])
  const words = (network: ReturnType<typeof toNetwork>) =>
    network.links.map(({ kind }) => linkKinds[kind])
  expect(words(toNetwork(nodes, links, linkKindFinder({ byId })))).toEqual([
    'supplies',
    'takes part in',
  ])
  expect(words(toNetwork(nodes, links))).toEqual(['takes part in', 'takes part in'])
})
