import { expect, test } from 'vitest'
import type { GraphNode } from '@/lib/contract/graph'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { industryStatistic, organizationStatistic, usageStatistics } from './graph-statistics'

const node = (id: string, type: string, more: Partial<GraphNode> = {}): GraphNode => ({
  id,
  title: `Name of ${id}`,
  type,
  countryCodes: [],
  industryIds: [],
  ...more,
})
const link = (sourceNodeId: string, type: string, targetNodeId: string) => ({
  sourceNodeId,
  targetNodeId,
  type,
  label: type,
})
const projects = [1, 2, 3].map((id) => node(`project-${id}`, 'DID Project'))
const of = (id: string, graph: Parameters<typeof usageStatistics>[0]) =>
  usageStatistics(graph).find((statistic) => statistic.id === id)

test('counts each project once for what it uses, in either direction of the link', () => {
  const graph = graphIndex(
    [...projects, node('didmethod-1', 'didmethod', { title: 'web' }), node('entity-1', 'Public')],
    [
      link('project-1', 'Follows', 'didmethod-1'),
      link('project-1', 'Follows', 'didmethod-1'),
      link('didmethod-1', 'Follows', 'project-2'),
      link('entity-1', 'Affiliation', 'didmethod-1'),
      link('project-9', 'Follows', 'didmethod-1'),
    ],
  )
  expect(of('did-methods', graph)).toMatchObject({
    rows: [{ label: 'did:web', address: '/did-methods/1-web', values: [2] }],
    unknown: { values: [1] },
  })
})

test('counts following a standard, not maintaining it', () => {
  const graph = graphIndex(
    [...projects, node('standard-1', 'Standard')],
    [link('project-1', 'Follows', 'standard-1'), link('project-2', 'Management', 'standard-1')],
  )
  expect(of('standards', graph)).toMatchObject({
    rows: [{ values: [1] }],
    unknown: { label: 'No standard named', values: [2] },
  })
})

test('counts the rest by project, so that one with several is counted once', () => {
  const ledgers = Array.from({ length: 20 }, (_, index) => node(`dltinstance-${index + 1}`, 'x'))
  const graph = graphIndex(
    [...projects, ...ledgers],
    ledgers.flatMap(({ id }, index) => [
      link('project-1', 'DLTinstancesupport', id),
      ...(index < 12 ? [link('project-2', 'DLTinstancesupport', id)] : []),
    ]),
  )
  const statistic = of('ledgers', graph)
  expect(statistic?.rows.length).toBe(20)
  expect(statistic?.rest).toEqual({ label: '8 other ledgers', values: [1] })
  expect(statistic?.unknown?.values).toEqual([1])
})

test('keeps records of one name apart', () => {
  const same = [1, 2].map((id) => node(`standard-${id}`, 'Standard', { title: 'Same' }))
  const links = ['standard-1', 'standard-2'].map((id) => link('project-1', 'Follows', id))
  const rows = of('standards', graphIndex([...projects, ...same], links))?.rows
  expect(rows?.map(({ address }) => address)).toEqual(['/standards/1-same', '/standards/2-same'])
})

test('counts industries, and states how many are for unlisted ones or for none', () => {
  const graph = graphIndex(
    [
      node('project-1', 'DID Project', { industryIds: ['7', '8'] }),
      node('project-2', 'Consortium', { industryIds: ['8'] }),
      node('project-3', 'DID Project', { industryIds: ['70'] }),
      node('project-4', 'DID Project'),
      node('entity-1', 'Public', { industryIds: ['8'] }),
    ],
    [],
  )
  const industries = [7, 8].map((id) => ({ id, name: `Field ${id}`, project_count: 99 }))
  const statistic = industryStatistic(graph, industries)
  expect(statistic.rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['Field 8', 2],
    ['Field 7', 1],
  ])
  expect(statistic.unknown).toEqual({ label: 'No industry named', values: [1] })
  expect(statistic.limits).toContain('not shown (1 project)')
})

test('counts an organization once for each of its roles in projects', () => {
  const graph = graphIndex(
    [
      ...projects,
      node('entity-1', 'Public'),
      node('entity-2', 'Private'),
      node('entity-3', 'Private'),
      node('dltinstance-1', 'dltinstance'),
    ],
    [
      link('entity-1', 'Managing', 'project-1'),
      link('entity-1', 'Managing', 'project-2'),
      link('entity-1', 'Funding', 'project-2'),
      link('entity-2', 'Member', 'project-2'),
      link('entity-3', 'Managing', 'dltinstance-1'),
    ],
  )
  const { columns, rows } = organizationStatistic(graph)
  expect(columns).toEqual(['Public', 'Private'])
  expect(rows.map(({ values }) => values)).toEqual([
    [1, 2],
    [1, 0],
    [1, 0],
    [0, 1],
    [0, 0],
  ])
})

test('states how many organizations count in both sectors', () => {
  const nodes = [node('entity-1', 'Public'), node('entity-2', 'Private')]
  const types = new Map([['entity-1', ['Public', 'Private']]])
  const statistic = organizationStatistic(graphIndex(nodes, [], types))
  expect(statistic.rows[0]?.values).toEqual([1, 2])
  expect(statistic.limits).toContain('1 organization is both public and private and counts as each')
  expect(organizationStatistic(graphIndex(nodes, [])).limits).not.toContain('both')
})
