import { expect, test } from 'vitest'
import { aSource } from '@/tests/fixtures/sources'
import { ageStatistic, kindStatistic, stateStatistic } from './evidence-statistics'
import type { Statistic } from './statistic'

const facts = (count: number) => ({ stats: { facts: count, records: 1 } })
const sources = [
  aSource({ kind: 'press', published: '2023-05', ...facts(3) }),
  aSource({ kind: 'official', published: '2025-01-02', status: 'gone', ...facts(5) }),
  aSource({
    kind: 'official',
    published: 'yesterday',
    status: 'gone',
    archived_url: 'x',
    ...facts(1),
  }),
  aSource({ kind: 'hearsay', published: '0023', status: 'available', ...facts(1) }),
]

const table = ({ rows }: Statistic) => rows.map(({ label, values }) => [label, ...values])

test('counts facts by the kind of their sources, the strongest first', () => {
  const statistic = kindStatistic(sources)
  expect(table(statistic)).toEqual([
    ['Official', 6],
    ['Press', 3],
    ['Hearsay', 1],
  ])
  expect(statistic.shows).toBe(
    'The kinds of source behind 10 facts, from 4 sources in all. 6 have an official source (60%).',
  )
  expect(statistic.rows[1]?.address).toBe('/sources?kind=press')
})

test('counts sources by year, including those without one, and states how many have no date', () => {
  const statistic = ageStatistic(sources)
  expect(table(statistic)).toEqual([
    ['2023', 1],
    ['2024', 0],
    ['2025', 1],
  ])
  expect(statistic.unknown).toEqual({ label: 'Date unknown', values: [2] })
  expect(ageStatistic([aSource()]).rows).toEqual([])
})

test('counts sources by the result of the last check', () => {
  const statistic = stateStatistic(sources)
  expect(table(statistic)).toEqual([
    ['Not re-checked yet', 1],
    ['Online', 1],
    ['Gone', 2],
  ])
  expect(statistic.shows).toBe(
    'Results of the last link check of 4 sources. 2 are gone, 1 of these with an archived copy.',
  )
  expect(stateStatistic([aSource({ status: 'ok' })]).shows).toContain(
    'No source is known to be gone.',
  )
  expect(stateStatistic([aSource({ status: 'unchecked' })]).shows).toBe(
    'We have not yet re-checked any of 1 source.',
  )
})
