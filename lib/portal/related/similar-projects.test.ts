import { expect, test } from 'vitest'
import type { GraphLink } from '@/lib/contract/graph'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { link, node } from '@/tests/fixtures/graph'
import { similarProjects } from './similar-projects'

const nodes = [
  node('project-1', { country: 'CH', industryIds: ['1'] }),
  node('project-2', { country: 'CH', status: 'Pilot', launch: '2024' }),
  node('project-3', { country: 'DE', industryIds: ['1'] }),
  node('project-4', { country: 'CH', industryIds: ['1'] }),
  node('project-5', { type: 'Consortium' }),
  node('project-6'),
  ...Array.from({ length: 20 }, (_, at) => node(`project-${at + 10}`)),
  ...['entity-1', 'entity-2', 'entity-3', 'person-1'].map((id) => node(id)),
  ...['dltinstance-1', 'dltinstance-2', 'dlt-1', 'standard-1'].map((id) => node(id)),
]
const links = [
  link('dltinstance-1', 'DLT based on', 'dlt-1'),
  link('dltinstance-2', 'DLT based on', 'dlt-1'),
  link('project-1', 'DLTinstancesupport', 'dltinstance-1'),
  link('project-2', 'DLTinstancesupport', 'dltinstance-1'),
  link('project-3', 'DLTinstancesupport', 'dltinstance-2'),
  link('entity-1', 'Managing', 'project-1'),
  link('entity-1', 'Funding', 'project-1'),
  link('entity-2', 'Affiliation', 'project-1'),
  link('entity-1', 'Funding', 'project-2'),
  link('entity-2', 'Member', 'project-2'),
  link('entity-1', 'Managing', 'project-3'),
  link('project-1', 'Follows', 'standard-1'),
  link('project-6', 'Follows', 'standard-1'),
  link('project-5', 'Follows', 'standard-1'),
  link('project-1', 'Interoperability', 'project-6'),
  link('entity-3', 'Member', 'project-2'),
]
const graph = graphIndex(nodes, links)
const names = nameLookup({
  countries: [{ code: 'CH', name: 'Switzerland' }],
  industries: [],
  graph,
})

test('describes the common traits of two projects, with columns for a table', () => {
  const [first, second] = similarProjects(graph, names, 'project-1')
  expect(first).toEqual({
    id: 2,
    title: 'Synthetic project-2',
    status: 'Pilot',
    launch: '2024',
    country: { code: 'CH', name: 'Switzerland' },
    // An organization that manages one of the two and funds the other is not a manager of both.
    reasons: ['same ledger', 'same country', '2 shared partners'],
  })
  expect([second?.id, second?.reasons]).toEqual([
    3,
    ['same managing organization', 'same ledger technology', '1 shared industry'],
  ])
})

test('country and industry alone make no projects similar, nor does a link of another type', () => {
  const ids = similarProjects(graph, names, 'project-1').map(({ id }) => id)
  expect(ids).toEqual([2, 3])
  expect(similarProjects(graph, names, 'project-4')).toEqual([])
  expect(similarProjects(graph, names, 'project-10')).toEqual([])
  expect(similarProjects(graph, names, 'project-999')).toEqual([])
})

test('only members of a consortium have it in common', () => {
  const consortium = node('project-5', { type: 'Consortium' })
  const four = [1, 2, 3, 4].map((id) => node(`project-${id}`))
  const getReasons = (relations: GraphLink[]) =>
    similarProjects(graphIndex([consortium, ...four], relations), names, 'project-1').map(
      ({ id, reasons }) => [id, reasons],
    )
  const member = link('project-1', 'Member', 'project-5')
  expect(getReasons([member, link('project-2', 'Member', 'project-5')])).toEqual([
    [2, ['same consortium']],
  ])
  expect(
    getReasons([
      member,
      link('project-2', 'Interoperability', 'project-5'),
      link('project-5', 'Interoperability', 'project-3'),
      link('project-5', 'Member', 'project-4'),
    ]),
  ).toEqual([])
})

test('names the standards that two projects share, the rarest first', () => {
  const three = ['project-1', 'project-2', 'project-3'].map((id) => node(id))
  const standards = ['Common (v1) draft', 'A long name (Rare)', 'Other', 'Own'].map((title, at) =>
    node(`standard-${at + 1}`, { title }),
  )
  const follows = (project: number, ...ids: number[]) =>
    ids.map((id) => link(`project-${project}`, 'Follows', `standard-${id}`))
  const reasonsWith = (links: GraphLink[]) =>
    similarProjects(graphIndex([...three, ...standards], links), names, 'project-1').map(
      ({ reasons }) => reasons,
    )
  expect(reasonsWith([...follows(1, 2, 4), ...follows(2, 2)])).toEqual([
    ['1 shared standard (Rare)'],
  ])
  expect(
    reasonsWith([...follows(1, 1, 2, 3), ...follows(2, 1, 2, 3), ...follows(3, 1, 3)])[0],
  ).toEqual(['3 shared standards (Rare, Common draft and 1 other)'])
})
