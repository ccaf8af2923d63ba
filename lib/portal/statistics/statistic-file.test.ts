import { expect, test } from 'vitest'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import type { Statistic } from './statistic'
import {
  chartAddress,
  getStatisticFile,
  pictureAddress,
  statisticTable,
  tableAddress,
} from './statistic-file'

const statistic: Statistic = {
  id: 'ledgers',
  title: 'Ledgers',
  shows: '',
  limits: '',
  form: 'bars',
  heading: 'Ledger',
  columns: ['Projects'],
  rows: Array.from({ length: 20 }, (_, index) => ({ label: `L, ${index}`, values: [index] })),
  rest: { label: '8 other ledgers', values: [9] },
  unknown: { label: 'No ledger named', values: [5] },
}

test('every address opens the file that it names', () => {
  const last = (address: string) => address.split('/').at(-1) ?? ''
  for (const format of tableFormats) {
    const file = getStatisticFile(last(tableAddress('did-methods', format)))
    expect(file).toEqual({ id: 'did-methods', format })
  }
  expect(getStatisticFile(last(pictureAddress('status')))).toEqual({ id: 'status', format: 'png' })
  for (const size of ['wide', 'narrow'] as const) {
    const file = getStatisticFile(last(chartAddress('launches', size)))
    expect(file).toEqual({ id: 'launches', format: 'svg', size })
  }
})

test('knows no other files', () => {
  for (const name of [
    'launches',
    'launches.gif',
    'launches-narrow.png',
    'launches-narrow.csv',
    'x.csv',
    'Launches.csv',
  ]) {
    expect(getStatisticFile(name), name).toBeUndefined()
  }
})

test('rows of records contain their ids, and countries their codes', () => {
  const rows = [
    { label: 'Switzerland', address: '/countries/CH', values: [1] },
    { label: 'DID Core', address: '/standards/12-did-core', values: [2] },
    { label: 'A ledger without a page', values: [3] },
  ]
  const table = statisticTable({ ...statistic, rows, unknown: undefined })
  expect(table.columns.map(({ title }) => title)).toEqual(['Ledger', 'Id', 'Projects'])
  expect(table.rows).toEqual([
    ['Switzerland', 'CH', 1],
    ['DID Core', '12', 2],
    ['A ledger without a page', '', 3],
  ])
})

test('the table has every row, including unknown values', () => {
  const { columns, rows, path } = statisticTable(statistic)
  expect(columns).toEqual([
    { key: 'ledger', title: 'Ledger' },
    { key: 'projects', title: 'Projects' },
  ])
  expect([rows.length, path]).toEqual([21, '/statistics#ledgers'])
  expect(rows.slice(-2)).toEqual([
    ['L, 19', 19],
    ['No ledger named', 5],
  ])
})
