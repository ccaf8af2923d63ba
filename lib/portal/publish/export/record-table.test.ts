import { expect, test } from 'vitest'
import { dataContext as context } from '@/tests/fixtures/data-context'
import { project } from '@/tests/fixtures/projects'
import { recordTable } from './record-table'

const makeTable = (facts: Parameters<typeof project>[1]) =>
  recordTable('projects', project(1, facts), context)
const makeRows = (facts: Parameters<typeof project>[1]) => makeTable(facts).rows

test('has a row for each fact, with its sources', () => {
  const rows = makeRows({
    uses_ssi: true,
    uses_ssi_source: 'https://s.example.org/1',
    targets_issuers: null,
    inclusion_criteria: {
      claims_ssi: false,
      claims_ssi_sources: ['https://s.example.org/2', 'https://s.example.org/3'],
    },
  })
  expect(rows).toContainEqual([
    'Uses self-sovereign identity',
    'Yes',
    null,
    null,
    null,
    'https://s.example.org/1',
  ])
  expect(rows).toContainEqual(['Made for issuers', 'Not disclosed', null, null, null, ''])
  const criterion = rows.find(([field]) =>
    String(field).endsWith('Describes itself as self-sovereign identity'),
  )
  expect(criterion?.slice(1)).toEqual([
    'No',
    null,
    null,
    null,
    'https://s.example.org/2 https://s.example.org/3',
  ])
})

test('has a row for each entry of a list, with its record and details', () => {
  const rows = makeRows({
    persons_of_interest: [
      {
        person: { id: 7, name: 'Ada' },
        role: 'Minister',
        on_behalf_of: { id: 9, name: 'Ministry' },
        source: 'https://s.example.org/1',
      },
    ],
    geographic_focus: [{ country: { id: 756, name: 'Switzerland', code: 'CH' } }],
    did_methods: [{ id: 3, name: 'web' }],
  })
  const getCells = (profile: string) => rows.find((row) => row[3] === context.siteUrl + profile)
  expect(getCells('/people/7-ada')?.slice(1)).toEqual([
    'Ada',
    7,
    'https://a.example.org/people/7-ada',
    'Role: Minister; On behalf of: Ministry',
    'https://s.example.org/1',
  ])
  expect(getCells('/countries/CH')?.slice(1, 3)).toEqual(['Switzerland', 756])
  expect(getCells('/did-methods/3-web')?.slice(1, 3)).toEqual(['did:web', 3])
})

test('every row has a cell for each column', () => {
  const { columns, rows } = makeTable({
    title: '=x',
    type: 'Consortium',
    products: [{ id: 2, title: '+1' }],
    consortia_relations: { as_source: [{ id: 2, title: 'Other' }] },
  })
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
})

test('has a row for the source of the record itself', () => {
  const law = { id: 1, title: 'Synthetic act', stats: { total_links: 0 } }
  const source = 'https://law.example/act'
  const { rows } = recordTable('regulations', { ...law, source }, context)
  expect(rows).toContainEqual(['Entry confirmed by', source, null, null, null, source])
  const without = recordTable('regulations', law, context).rows
  expect(without.map(([field]) => field)).not.toContain('Entry confirmed by')
})
