import { expect, test } from '@playwright/test'
import { graphIndex } from './graph-index'
import { nodeOfRecord, recordOfNode } from './node-id'

const node = (id: string) => ({ id, title: id, type: 'x', countryCodes: [], industryIds: [] })
const link = (sourceNodeId: string, targetNodeId: string) => ({
  sourceNodeId,
  targetNodeId,
  type: 'Managing',
  label: 'manages',
})

test('a node has its neighbours in both directions, and none that is not there', () => {
  const index = graphIndex(
    [node('entity-1'), node('project-1'), node('project-2')],
    [link('entity-1', 'project-1'), link('entity-1', 'project-9'), link('project-2', 'project-1')],
  )
  const around = (id: string) =>
    index.neighbours(id).map(({ node: { id: other }, outgoing }) => [other, outgoing])
  expect(around('entity-1')).toEqual([['project-1', true]])
  expect(around('project-1')).toEqual([
    ['entity-1', false],
    ['project-2', false],
  ])
  expect(around('project-9')).toEqual([])
})

test('node ids and records lead to each other', () => {
  for (const [nodeId, family, id] of [
    ['project-118', 'projects', 118],
    ['didmethod-1234567890123', 'did-methods', 1234567890123],
    ['dltinstance-7', 'dlt-instances', 7],
    ['country-3', 'countries', 3],
  ] as const) {
    expect(recordOfNode(nodeId)).toEqual({ family, id })
    expect(nodeOfRecord(family, id)).toBe(nodeId)
  }
  for (const other of ['', 'project', 'project-', 'project-0', 'project-1x', 'region-3', '-3']) {
    expect(recordOfNode(other), other).toBeUndefined()
  }
  expect(nodeOfRecord('industries', 1)).toBeUndefined()
})
