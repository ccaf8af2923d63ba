import { expect, test } from 'vitest'
import type { ProjectSummary } from '@/lib/contract/projects'
import {
  countryStatistic,
  launchStatistic,
  regionStatistic,
  statusStatistic,
} from './project-statistics'

let id = 0
const project = (facts: Partial<ProjectSummary>): ProjectSummary => {
  id += 1
  return {
    id,
    title: `P${id}`,
    type: 'DID Project',
    stats: { score: 0, total_links: 0 },
    ...facts,
  }
}
const of = (status?: string, launch_date?: string) => project({ status, launch_date })
const inCountry = (code: string) =>
  project({ country: { id: 1, name: `Land ${code}`, code }, region: 'Europe' })

test('counts launches by year and status, including years without a launch, and those without a date', () => {
  const { columns, rows, unknown } = launchStatistic([
    of('Pilot', '2019'),
    of('Launched', '2019-05'),
    of('Launched', '2021-01-31'),
    of(undefined, '2021'),
    of('Dormant', '2021'),
    of('Launched'),
    of('Pilot', 'soon'),
    of('Pilot', '20199'),
    of('Pilot', '0202'),
  ])
  expect(columns).toEqual(['All', 'Launched', 'Pilot', 'Dormant', 'Status not disclosed'])
  expect(rows).toEqual([
    { label: '2019', values: [2, 1, 1, 0, 0] },
    { label: '2020', values: [0, 0, 0, 0, 0] },
    { label: '2021', values: [3, 1, 0, 1, 1] },
  ])
  expect(unknown).toEqual({ label: 'Not disclosed', values: [4, 1, 3, 0, 0] })
})

test('does not call the start of a pilot a launch', () => {
  const { title, heading, shows } = launchStatistic([of('Pilot', '2019'), of('Launched', '2021')])
  expect([title, heading]).toEqual(['Projects by launch year', 'Launch year'])
  expect(shows).toBe(
    '2 of 2 projects and consortia have a launch date: when their intended users could first use them. Pilots count too. The years run from 2019 to 2021.',
  )
})

test('is correct with nothing to count', () => {
  for (const statistic of [launchStatistic, statusStatistic, countryStatistic, regionStatistic]) {
    expect(statistic([])).toMatchObject({ rows: [] })
    expect(statistic([]).unknown).toBeUndefined()
  }
})

test('separates projects and consortia by status, including those without one', () => {
  const { columns, rows, unknown } = statusStatistic([
    of('Pilot'),
    of('Pilot'),
    of(undefined),
    project({ type: 'Consortium', status: 'Active' }),
    project({ type: 'Consortium', status: '' }),
  ])
  expect(columns).toEqual(['DID projects', 'Consortia'])
  expect(rows).toEqual([
    { label: 'Active', values: [0, 1] },
    { label: 'Pilot', values: [2, 0] },
  ])
  expect(unknown?.values).toEqual([1, 1])
})

test('ranks countries, and adds up those beyond the limit of a chart', () => {
  const codes = Array.from({ length: 16 }, (_, index) => `C${String.fromCharCode(65 + index)}`)
  const { rows, rest, unknown } = countryStatistic([
    ...codes.map(inCountry),
    inCountry('CB'),
    project({ country: null }),
  ])
  expect(rows.length).toBe(16)
  expect(rows.slice(0, 2)).toEqual([
    { label: 'Land CB', address: '/countries/CB', values: [2] },
    { label: 'Land CA', address: '/countries/CA', values: [1] },
  ])
  expect(rest).toEqual({ label: '4 other countries', values: [4] })
  expect(unknown).toEqual({ label: 'Country not disclosed', values: [1] })
  expect(countryStatistic(codes.slice(0, 14).map(inCountry)).rest).toBeUndefined()
})

test('counts regions, and projects of none', () => {
  const { rows, unknown } = regionStatistic([inCountry('CA'), inCountry('CB'), project({})])
  expect(rows).toEqual([{ label: 'Europe', values: [2] }])
  expect(unknown?.values).toEqual([1])
})
