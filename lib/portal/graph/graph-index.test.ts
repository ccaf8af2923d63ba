import { expect, test } from 'vitest'
import { link, node } from '@/tests/fixtures/graph'
import { graphIndex } from './graph-index'
import { nodeIdOfRecord, recordOfNode } from './node-id'

test('finds the neighbours of a node in both directions, without links to unknown nodes', () => {
  const index = graphIndex(
    [node('entity-1'), node('project-1'), node('project-2')],
    [
      link('entity-1', 'Managing', 'project-1'),
      link('entity-1', 'Managing', 'project-9'),
      link('project-2', 'Parent', 'project-1'),
    ],
  )
  const findNeighbours = (id: string) =>
    index.neighbours(id).map(({ node: { id: other }, outgoing }) => [other, outgoing])
  expect(findNeighbours('entity-1')).toEqual([['project-1', true]])
  expect(findNeighbours('project-1')).toEqual([
    ['entity-1', false],
    ['project-2', false],
  ])
  expect(findNeighbours('project-9')).toEqual([])
})

test('converts node ids to records and back', () => {
  for (const [nodeId, family, id] of [
    ['project-118', 'projects', 118],
    ['didmethod-1234567890123', 'did-methods', 1234567890123],
    ['dltinstance-7', 'dlt-instances', 7],
    ['country-3', 'countries', 3],
  ] as const) {
    expect(recordOfNode(nodeId)).toEqual({ family, id })
    expect(nodeIdOfRecord(family, id)).toBe(nodeId)
  }
  for (const other of ['', 'project', 'project-', 'project-0', 'project-1x', 'region-3', '-3']) {
    expect(recordOfNode(other), other).toBeUndefined()
  }
  expect(nodeIdOfRecord('industries', 1)).toBeUndefined()
})
