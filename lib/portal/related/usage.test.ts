import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { link, node } from '@/tests/fixtures/graph'
import { getProjectList, getUsage } from './usage'

const nodes = [
  node('project-118', { country: 'CH' }),
  node('project-9', { country: 'CH', type: 'Consortium' }),
  node('project-50'),
  node('entity-7', { country: 'LI' }),
  ...['dltinstance-3', 'dltinstance-4', 'standard-6'].map((id) => node(id)),
]
const graph = graphIndex(nodes, [
  link('project-118', 'Uses', 'dltinstance-3'),
  link('project-9', 'Uses', 'dltinstance-3'),
  link('project-50', 'Uses', 'standard-6'),
  link('project-118', 'Managing', 'entity-7'),
])

test('countries, ledgers and standards have the number of their projects and the address of their list', () => {
  expect(getProjectList(graph, { family: 'countries', id: 756, code: 'CH' })).toEqual({
    count: 2,
    address: '/projects?country=CH',
  })
  expect(getProjectList(graph, { family: 'dlt-instances', id: 3 })).toEqual({
    count: 2,
    address: '/projects?ledger=3',
  })
  expect(getProjectList(graph, { family: 'standards', id: 6 })).toEqual({
    count: 1,
    address: '/projects?standard=6',
  })
})

test('records without projects and of other families have no list of projects', () => {
  const records = [
    { family: 'countries', id: 438, code: 'LI' },
    { family: 'dlt-instances', id: 4 },
    { family: 'entities', id: 7 },
    { family: 'projects', id: 118 },
  ] as const
  expect(records.flatMap((record) => getProjectList(graph, record) ?? [])).toEqual([])
})

test('launch years ascend, and projects without one are counted by reason', () => {
  const dated = (id: number, status: string, launch?: string) =>
    node(`project-${id}`, { status, launch })
  const users = [
    dated(1, 'Launched', '2023-05'),
    dated(2, 'Pilot', '2020'),
    dated(3, 'Pilot'),
    dated(4, 'Announced'),
    dated(5, 'Launched'),
    dated(6, 'Failed to Disclose'),
  ]
  const used = graphIndex(
    [...users, node('standard-6')],
    users.map(({ id }) => link(id, 'Uses', 'standard-6')),
  )
  const names = nameLookup({ countries: [], industries: [], graph: used })
  const usage = getUsage(used, names, 'standards', 6)?.usage
  expect(usage?.years.items.map(({ name }) => name)).toEqual(['2020', '2023'])
  expect(usage?.years.none?.map(({ name, count, address }) => [name, count, address])).toEqual([
    ['Not launched yet', 2, '/projects?standard=6&status=Announced&status=Pilot&year=none'],
    [
      'Launch date not disclosed',
      2,
      '/projects?standard=6&status=Active&status=Discontinued&status=Inactive&status=Launched&status=none&year=none',
    ],
  ])
  expect(usage?.datedPilots).toBe(1)
  expect(usage?.statusPhrase).toBe(
    '2 launched, 2 being piloted, 1 announced and 1 with no known status',
  )
})
