import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { getProjectFacts } from '@/lib/portal/projects/project-facts'
import { link, node } from '@/tests/fixtures/graph'
import { project } from '@/tests/fixtures/projects'
import type { FacetSource } from '../list-definition'
import { makeListView } from '../list-view'
import { personList } from './people'

const person = (id: number, title: string) => node(`person-${id}`, { title })
const graph = graphIndex([person(1, 'Ada'), person(2, 'Bo')], [])
const agency = { id: 9, name: 'Agency' }
const roleIn = (id: number, role: string) =>
  project(id, {
    persons_of_interest: [{ person: { id: 1, name: 'Ada' }, role, on_behalf_of: agency }],
  })
const facts = getProjectFacts({ details: [roleIn(5, 'Chair')] })
const items = [
  { id: 1, name: 'Ada', stats: { total_links: 2 } },
  { id: 2, name: 'Bo', stats: { total_links: 1 } },
]

const names = nameLookup({ countries: [], industries: [], graph })

const makeView = (available: FacetSource[], projectFacts = facts) =>
  makeListView({
    list: personList,
    index: personList.index({ items, graph, facts: projectFacts }),
    state: { page: 1, filters: {} },
    names,
    available: new Set(available),
    omitted: 0,
  })

const keys = ({ columns }: { columns: readonly { key: string }[] }) => columns.map(({ key }) => key)

test('shows role and organization if the details of projects have them', () => {
  const view = makeView(['graph', 'details'])
  expect(keys(view)).toEqual(['name', 'role', 'organization', 'links'])
  expect(view.rows.map(({ cells }) => cells)).toEqual([
    { role: 'Chair', organization: agency, links: 2 },
    { links: 1 },
  ])
})

test('names one role, and states how many more there are', () => {
  const details = ['Chair', 'Director', 'Founder', 'Chair'].map((role, id) => roleIn(id, role))
  const { rows } = makeView(['graph', 'details'], getProjectFacts({ details }))
  expect(rows[0]?.cells.role).toBe('Chair and 2 more roles')
})

test('has no columns for role and organization over an API whose details are not read, or without a graph', () => {
  expect(keys(makeView(['graph']))).toEqual(['name', 'links'])
  expect(keys(makeView([]))).toEqual(['name', 'links'])
})

test('shows each role once, in its fullest form', () => {
  const roles = ['Head of unit', 'Head of Unit at the Agency', 'Chair']
  const details = roles.map((role, id) => roleIn(id, role))
  const { rows } = makeView(['graph', 'details'], getProjectFacts({ details }))
  expect(rows[0]?.cells.role).toBe('Head of Unit at the Agency and 1 more role')
})

test('names the DID methods whose contact a person without other roles is', () => {
  const method = (id: number, title: string) => node(`didmethod-${id}`, { title })
  const own = graphIndex(
    [person(2, 'Bo'), method(7, 'web'), method(8, 'key')],
    [7, 8].map((id) => link('person-2', 'Management', `didmethod-${id}`)),
  )
  const { rows } = makeListView({
    list: personList,
    index: personList.index({ items, graph: own, facts }),
    state: { page: 1, filters: {} },
    names,
    available: new Set<FacetSource>(['graph', 'details']),
    omitted: 0,
  })
  expect(rows.map(({ name, cells }) => [name, cells.role])).toEqual([
    ['Ada', 'Chair'],
    ['Bo', 'Contact for did:key and did:web'],
  ])
})
