import { expect, test } from '@playwright/test'
import { nodeFinder } from './find-nodes'
import { mostConnected, shownBy } from './graph-filter'
import { noGraphState } from './graph-query'
import { networkOf } from './network'

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

/** A project between a ministry that manages it and a firm that funds it, and a person apart. */
const network = networkOf(
  [
    node('entity-1', 'Public', 'Ministry', 'CH'),
    node('entity-2', 'Private', 'Firm', 'CH', 'AR'),
    node('person-1', 'Person', 'Ada'),
    node('project-1', 'DID Project', 'Zürich Project', 'CH'),
  ],
  [link('entity-1', 'project-1', 'Managing'), link('entity-2', 'project-1', 'Funding')],
)

/** The ids that are shown, and how many links. */
const shown = (state: Partial<typeof noGraphState & { country: string }>) => {
  const { nodes, nodeCount, linkCount } = shownBy(network, { ...noGraphState, ...state })
  const ids = network.nodes.filter((_, place) => nodes[place]).map(({ id }) => id)
  expect(nodeCount).toBe(ids.length)
  return [ids.join(' '), linkCount]
}

test('everything is shown until something is chosen', () => {
  expect(shown({})).toEqual(['entity-1 entity-2 person-1 project-1', 2])
})

test('filters by type, country and number of links, with the links between what stays', () => {
  expect(shown({ types: ['public', 'project'] })).toEqual(['entity-1 project-1', 1])
  expect(shown({ country: 'AR' })).toEqual(['entity-2', 0])
  expect(shown({ country: 'CH' })).toEqual(['entity-1 entity-2 project-1', 2])
  expect(shown({ degree: 2 })).toEqual(['project-1', 0])
})

test('chosen links leave the nodes that they reach', () => {
  expect(shown({ links: ['funding'] })).toEqual(['entity-2 project-1', 1])
  expect(shown({ links: ['funding'], types: ['public', 'project'] })).toEqual(['', 0])
})

test('ranks what is shown by links', () => {
  const all = shownBy(network, noGraphState)
  const titles = mostConnected(network, all, 3).map(({ title }) => title)
  expect(titles).toEqual(['Zürich Project', 'Firm', 'Ministry'])
})

test('finds nodes by id, by name without accents, by its beginning before its middle', () => {
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
