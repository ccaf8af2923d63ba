import { expect, test } from '@playwright/test'
import type { Statistic } from './statistic'
import { chartAddress, csvAddress, statisticCsv, statisticFileOf } from './statistic-file'

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

test('every address leads to the file that it names', () => {
  const last = (address: string) => address.split('/').at(-1) ?? ''
  expect(statisticFileOf(last(csvAddress('did-methods')))).toEqual({
    id: 'did-methods',
    format: 'csv',
  })
  for (const size of ['wide', 'narrow'] as const) {
    const file = statisticFileOf(last(chartAddress('launches', size)))
    expect(file).toEqual({ id: 'launches', format: 'svg', size })
  }
})

test('knows no other files', () => {
  for (const name of ['launches', 'launches.png', 'launches-narrow.csv', 'x.csv', 'Launches.csv']) {
    expect(statisticFileOf(name), name).toBeUndefined()
  }
})

test('rows of records tell their ids, and countries their codes', () => {
  const rows = [
    { label: 'Switzerland', address: '/countries/CH', values: [1] },
    { label: 'DID Core', address: '/standards/12-did-core', values: [2] },
    { label: 'A ledger without a page', values: [3] },
  ]
  const csv = statisticCsv(
    { ...statistic, rows, unknown: undefined },
    { licence: 'L', attribution: 'A' },
  )
  expect(csv.slice(1).trimEnd().split('\r\n')).toEqual([
    'Ledger,Id,Projects,Licence,Attribution',
    'Switzerland,CH,1,L,A',
    'DID Core,12,2,L,A',
    'A ledger without a page,,3,L,A',
  ])
})

test('the file holds every row, what is not known, and the credit in each', () => {
  const csv = statisticCsv(statistic, { licence: 'CC-BY-4.0', attribution: 'By A, and B' })
  const lines = csv.slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe('Ledger,Projects,Licence,Attribution')
  expect(lines.length).toBe(22)
  expect(lines[20]).toBe('"L, 19",19,CC-BY-4.0,"By A, and B"')
  expect(lines[21]).toBe('No ledger named,5,CC-BY-4.0,"By A, and B"')
})
