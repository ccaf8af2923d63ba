import { expect, test } from 'vitest'
import { nodeFinder } from './find-nodes'
import { graphIndex } from './graph-index'
import { makeSelection } from './graph-overview'
import { profilePathOfNode } from './kinds'
import { getPayload, networkOfPayload, toNetwork } from './network'

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
  const layout = { x: [0, 1, 2], y: [0, 1, 2], radiusScale: 1 }
  expect(networkOfPayload(getPayload({ ...network, layout })).nodes).toEqual(network.nodes)
})

test('selects a DID method by its name with the prefix, and shows that name next to its neighbours', () => {
  const selected = makeSelection(graph(), { node: 'did:web' })
  expect(selected).toMatchObject({ form: 'node', node: { title: 'did:web' }, ambiguities: [] })
  expect(makeSelection(graph(), { node: 'project-1' })).toMatchObject({
    neighbours: [{ title: 'did:web' }],
  })
  expect(makeSelection(graph(), { node: 'web' })).toMatchObject({
    form: 'node',
    ambiguities: [{ taken: { title: 'did:web' }, others: [{ title: 'web' }] }],
  })
})
