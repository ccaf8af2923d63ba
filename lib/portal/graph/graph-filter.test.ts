import { expect, test } from 'vitest'
import { nodeFinder } from './find-nodes'
import { mostConnectedNodes, visibleGraph } from './graph-filter'
import { defaultGraphState } from './graph-query'
import { toNetwork } from './network'

const node = (id: string, type: string, title: string, ...countryCodes: string[]) => ({
  id,
  title,
  type,
  countryCodes,
  industryIds: [],
})
const link = (sourceNodeId: string, targetNodeId: string, type: string) => ({
  sourceNodeId,
  targetNodeId,
  type,
  label: '',
})

/** A project with a ministry that manages it and a firm that funds it, and a person without links. */
const network = toNetwork(
  [
    node('entity-1', 'Public', 'Ministry', 'CH'),
    node('entity-2', 'Private', 'Firm', 'CH', 'AR'),
    node('person-1', 'Person', 'Ada'),
    node('project-1', 'DID Project', 'Zürich Project', 'CH'),
  ],
  [link('entity-1', 'project-1', 'Managing'), link('entity-2', 'project-1', 'Funding')],
)

/** The ids of the visible nodes, and the number of visible links. */
const shown = (state: Partial<typeof defaultGraphState & { country: string }>) => {
  const { nodes, nodeCount, linkCount } = visibleGraph(network, { ...defaultGraphState, ...state })
  const ids = network.nodes.filter((_, index) => nodes[index]).map(({ id }) => id)
  expect(nodeCount).toBe(ids.length)
  return [ids.join(' '), linkCount]
}

test('shows everything by default', () => {
  expect(shown({})).toEqual(['entity-1 entity-2 person-1 project-1', 2])
})

test('filters nodes by type, country and number of links, and shows the links between them', () => {
  expect(shown({ types: ['public', 'project'] })).toEqual(['entity-1 project-1', 1])
  expect(shown({ country: 'AR' })).toEqual(['entity-2', 0])
  expect(shown({ country: 'CH' })).toEqual(['entity-1 entity-2 project-1', 2])
  expect(shown({ degree: 2 })).toEqual(['project-1', 0])
})

test('shows only the nodes of links of the selected kinds', () => {
  expect(shown({ links: ['funding'] })).toEqual(['entity-2 project-1', 1])
  expect(shown({ links: ['funding'], types: ['public', 'project'] })).toEqual(['', 0])
})

test('ranks the visible nodes by links', () => {
  const all = visibleGraph(network, defaultGraphState)
  const titles = mostConnectedNodes(network, all, 3).map(({ title }) => title)
  expect(titles).toEqual(['Zürich Project', 'Firm', 'Ministry'])
})

test('finds nodes by id and by name without accents, and ranks the start of a name above other parts', () => {
  const { find } = nodeFinder(network.nodes, ({ degree }) => degree)
  const ids = (text: string) => find(text, 5).map(({ id }) => id)
  expect(ids('person-1')).toEqual(['person-1'])
  expect(ids('ZURICH')).toEqual(['project-1'])
  expect(ids('project')).toEqual(['project-1'])
  expect(ids('i')).toEqual(['project-1', 'entity-1', 'entity-2'])
  for (const nothing of ['', '  ', 'no such name', '__proto__', 'constructor']) {
    expect(ids(nothing), nothing).toEqual([])
  }
})
