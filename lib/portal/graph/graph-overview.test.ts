import { expect, test } from 'vitest'
import { nodeFinder } from './find-nodes'
import { graphIndex } from './graph-index'
import { getGraphOverview } from './graph-overview'
import { parseGraphState } from './graph-query'
import { toNetwork } from './network'

const node = (id: string, type: string) => ({
  id,
  type,
  title: id,
  countryCodes: [],
  industryIds: [],
})

test('counts the organizations that are in the list of both sectors, but are one node', () => {
  const nodes = [
    node('entity-1', 'Public'),
    node('entity-2', 'Private'),
    node('entity-3', 'Public'),
  ]
  const types = new Map([['entity-3', ['Public', 'Private']]])
  const network = toNetwork(nodes, [])
  const prepared = {
    index: graphIndex(nodes, [], types),
    network,
    finder: nodeFinder(network.nodes, ({ degree }) => degree),
  }
  const overview = getGraphOverview(prepared, parseGraphState(new URLSearchParams()), [])
  expect(overview.types.map(({ value, count }) => [value, count])).toEqual([
    ['public', 2],
    ['private', 1],
  ])
  expect(overview.bothSectors).toBe(1)
})
