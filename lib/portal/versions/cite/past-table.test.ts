import { expect, test } from 'vitest'
import { plainState } from '@/lib/portal/explore/explore-query'
import type { TableMembers } from '@/lib/portal/explore/table-members'
import { canonicalQuery } from '@/lib/portal/routing/page-query'
import { cellChanges, tableAnswerText } from './past-table'
import { pastTableAddress, pastTableFileAddress } from './past-table-address'

const state = { ...plainState, rows: 'country', columns: 'status', filters: { year: ['2026'] } }
const getMembers = (...members: TableMembers['members']): TableMembers => ({
  members,
  rowNames: { CH: 'Switzerland', BT: 'Bhutan' },
  columnNames: { Pilot: 'Pilot', Launched: 'Launched' },
})
const one = { id: 1, rows: ['CH'], columns: ['Pilot'] }
const two = { id: 2, rows: ['BT', 'CH'], columns: ['Launched'] }

test('the document of a table has its projects with their values, regardless of the number of visible rows', () => {
  const answer = { version: '2026.01.02', siteUrl: 'https://atlas.test', members: [one, two] }
  const text = tableAnswerText({ ...answer, state })
  expect(tableAnswerText({ ...answer, state: { ...state, allRows: true } })).toBe(text)
  expect(JSON.parse(text)).toEqual({
    version: '2026.01.02',
    address: 'https://atlas.test/versions/2026.01.02/explore?columns=status&rows=country&year=2026',
    rows: 'country',
    columns: 'status',
    total: 2,
    projects: [one, two],
  })
})

test('lists changed numbers, including new and removed ones', () => {
  expect(cellChanges(getMembers(one, two), getMembers(one, two))).toEqual([])
  expect(cellChanges(getMembers(one, two), getMembers({ ...two, columns: ['Pilot'] }))).toEqual([
    { row: 'Bhutan', column: 'Launched', before: 1, after: 0 },
    { row: 'Bhutan', column: 'Pilot', before: 0, after: 1 },
    { row: 'Switzerland', column: 'Launched', before: 1, after: 0 },
  ])
})

test('addresses are canonical, and do not depend on the form of the table', () => {
  const shown = { ...state, allRows: true, view: 'table' } as const
  for (const text of [
    pastTableAddress('2026.01.02', shown),
    pastTableFileAddress('latest', shown, 'csv'),
    pastTableFileAddress('2026.01.02', shown, 'json'),
  ]) {
    const { pathname, searchParams, search } = new URL(text, 'https://atlas.test')
    expect(`?${canonicalQuery(pathname, searchParams)}`, text).toBe(search)
    expect(search).toBe('?all=rows&columns=status&rows=country&year=2026')
  }
})
