import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import type { ListView } from '@/lib/portal/list/list-view'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { canonicalQuery } from '@/lib/portal/routing/page-query'
import { getListFile, listFileAddress } from './list-file'
import { makeListTable } from './list-table'

const state = { page: 3, filters: { status: ['Launched', 'Pilot'] }, sort: 'name', open: 'country' }
const view: ListView = {
  family: 'projects',
  state,
  title: 'Projects · Status: Launched or Pilot',
  subject: 'Projects · Status: Launched or Pilot',
  heading: 'Projects',
  intro: '',
  summary: '2 projects',
  total: 2,
  pages: 1,
  facets: [],
  orders: [],
  defaultOrder: '-score',
  columns: [
    { key: 'name', title: 'Project', kind: 'name' },
    { key: 'status', title: 'Status', kind: 'status' },
    { key: 'manager', title: 'Managed by', kind: 'record', family: 'entities' },
    { key: 'country', title: 'Headquarters', kind: 'country' },
  ],
  rows: [
    {
      id: 1,
      name: 'A wallet',
      tag: 'consortium',
      cells: {
        status: 'Pilot',
        manager: { id: 7, name: 'Ministry' },
        country: { code: 'CH', name: 'Switzerland' },
      },
    },
    { id: 2, name: 'B', note: 'To be.', cells: {} },
  ],
  omitted: 0,
}
const siteUrl = 'https://a.example.org'

test('has a column for each name, id and code, and the address of each profile', () => {
  const table = makeListTable(view, {
    siteUrl,
    getSources: (id) => (id === 1 ? ['https://s', 'https://t'] : []),
  })
  expect(table.columns.map(({ key }) => key)).toEqual([
    'id',
    'name',
    'kind',
    'status',
    'manager',
    'manager_id',
    'country',
    'country_code',
    'description',
    'profile',
    'sources',
  ])
  expect(table.rows).toEqual([
    [
      1,
      'A wallet',
      'consortium',
      'Pilot',
      'Ministry',
      7,
      'Switzerland',
      'CH',
      undefined,
      `${siteUrl}/projects/1-a-wallet`,
      'https://s https://t',
    ],
    [
      2,
      'B',
      'project',
      undefined,
      undefined,
      null,
      undefined,
      null,
      'To be.',
      `${siteUrl}/projects/2-b`,
      '',
    ],
  ])
  expect(table.path).toBe('/projects?sort=name&status=Launched&status=Pilot')
})

test('leaves out columns without any value', () => {
  const { columns, rows } = makeListTable(
    { ...view, rows: [{ id: 2, name: 'B', cells: {} }] },
    { siteUrl },
  )
  expect(columns.map(({ key }) => key)).not.toContain('kind')
  expect(columns.map(({ key }) => key)).not.toContain('sources')
  expect(rows[0]).toHaveLength(columns.length)
})

test('the address of every file is canonical and leads to it', () => {
  for (const family of families) {
    for (const format of tableFormats) {
      const address = new URL(
        listFileAddress(family, format, { page: 2, q: 'a', filters: {} }),
        siteUrl,
      )
      expect(canonicalQuery(address.pathname, address.searchParams), address.pathname).toBe('q=a')
      expect(getListFile(address.pathname.split('/').at(-1) ?? '')).toEqual({ family, format })
    }
  }
  expect(listFileAddress('projects', 'csv', state)).toBe(
    '/lists/projects.csv?sort=name&status=Launched&status=Pilot',
  )
  for (const name of ['projects', 'projects.xml', 'x.csv', 'projects.csv.csv']) {
    expect(getListFile(name), name).toBeUndefined()
  }
})
