/** The tables of the downloads of the real facts refer to rows that exist, and hold only the values that are listed. */
import { expect, test } from 'vitest'
import { Dataset } from '@/lib/dataset/dataset'
import { lookUpSource } from '@/lib/export/source/source'
import {
  type Cell,
  getPrimaryKey,
  listColumns,
  makeRows,
  type Row,
  tables,
} from '@/lib/export/tables/table'
import { snapshotOfFacts } from '../fixtures/every-record'

const source = lookUpSource(Dataset.of(await snapshotOfFacts()), 'https://atlas.test')
const rowsByTable = new Map<string, Row[]>(
  tables.map((table) => [
    table.name,
    [...source.records(table.set)].flatMap((record) => makeRows(table, record)),
  ]),
)

const getRows = (table: string): Row[] => rowsByTable.get(table) ?? []

function column(table: (typeof tables)[number], name: string): Cell[] {
  const place = listColumns(table).findIndex((field) => field.name === name)
  return getRows(table.name).map((row) => row[place] ?? null)
}

const everyColumn = tables.flatMap((table) =>
  listColumns(table).map((field) => ({ table, field, name: `${table.name}.${field.name}` })),
)

test('every id of another record resolves to a row of the table that it refers to', () => {
  const keys = everyColumn.filter(({ field }) => field.references)
  expect(keys.length).toBeGreaterThan(90)
  let resolved = 0
  const missing = keys.flatMap(({ table, field, name }) => {
    const target = tables.find((one) => one.name === field.references)
    const ids = new Set(target ? column(target, 'id') : [])
    const values = column(table, field.name).filter((value) => value !== null)
    const dangling = values.filter((value) => !ids.has(value))
    resolved += values.length - dangling.length
    return dangling.map((value) => `${name} ${value}`)
  })
  expect(missing).toEqual([])
  expect(resolved).toBeGreaterThan(30_000)
})

test('every column whose name ends in id refers to a table, or states what it identifies', () => {
  const general = 'Permanent id of the record, part of the address of its page. Never reused.'
  const vague = everyColumn.filter(
    ({ table, field, name }) =>
      /(?:^|_)id$/.test(field.name) &&
      name !== `${table.name}.id` &&
      !field.references &&
      (field.description === undefined || field.description === general),
  )
  expect(vague.map(({ name }) => name)).toEqual([])
})

test('columns with listed values have no others', () => {
  const closed = everyColumn.filter(({ field }) => field.values)
  expect(closed.length).toBeGreaterThan(30)
  const others = closed.flatMap(({ table, field, name }) =>
    column(table, field.name)
      .flat()
      .filter((value) => value !== null && !field.values?.includes(String(value)))
      .map((value) => `${name} ${value}`),
  )
  expect(others).toEqual([])
})

test('primary keys are unique', () => {
  expect(tables.filter((table) => getPrimaryKey(table).length === 0)).toEqual([])
  const repeated = tables.filter((table) => {
    const columns = getPrimaryKey(table).map((name) => column(table, name))
    const keys = getRows(table.name).map((_, place) => columns.map((cells) => cells[place]).join())
    return new Set(keys).size !== keys.length
  })
  expect(repeated.map(({ name }) => name)).toEqual([])
})
