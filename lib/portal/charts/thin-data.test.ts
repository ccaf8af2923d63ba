/** Charts of other servers, whose data is thin, unknown or missing. */
import { expect, test } from 'vitest'
import type { ProjectSummary } from '@/lib/contract/projects'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { answered, missing } from '@/tests/fixtures/national-wallets'
import { project as projectWith } from '@/tests/fixtures/projects'
import { chartIds } from './chart'
import { getCharts } from './charts'
import { chartDrawing, chartFile } from './draw/draw-chart'

let id = 0
function project(facts: Partial<ProjectSummary>): ProjectSummary {
  id += 1
  return projectWith(id, facts)
}

/** The data of a server that gives the contract's list of projects and nothing else, unless it is given here. */
function makeFinder(projects: readonly ProjectSummary[], more: Record<string, unknown> = {}) {
  const names = ['nodes', 'links', 'entities', 'regulations', 'countries', 'industries', 'details']
  const others = ['sources', 'terms', 'versions', 'evidence', 'unionLaws', 'standards']
  const absent = Object.fromEntries([...names, ...others].map((name) => [name, missing]))
  const data = { ...absent, key: {}, projects: answered(projects), ...more }
  const charts = getCharts(data as unknown as PortalData)
  for (const chart of charts) {
    for (const size of ['wide', 'narrow', 'small', 'broad'] as const) {
      const drawn = chartFile(chart, size, 'By A')
      expect(drawn, chart.id).not.toMatch(/NaN|undefined|Infinity|<script|\sstyle=|font-variant/)
    }
    for (const size of ['wide', 'narrow'] as const) {
      for (const { at, tip = [] } of chartDrawing(chart, size).links) {
        for (const number of [...at, ...tip]) expect(number, chart.id).toSatisfy(Number.isFinite)
      }
    }
  }
  return (of: string) => charts.find((chart) => chart.id === of)
}

test('without kinds, a server has a chart by type, and no charts of missing data', () => {
  const find = makeFinder([
    project({ launch_date: '2019', status: 'Pilot', region: 'Europe' }),
    project({ launch_date: '2021-05', type: 'Consortium', region: 'Europe' }),
    project({ launch_date: '2021-06-01', status: 'Dormant', region: 'Asia' }),
    project({ launch_date: 'soon' }),
  ])
  const byYear = find('projects-by-year')
  expect(byYear?.name).toBe('Projects by launch year and type')
  expect(byYear?.finding).toBe(
    'More projects launched or began a pilot in 2021 than in any other year',
  )
  expect(byYear?.basis).toBe('In 2021: 2 of the 3 projects with a known date')
  expect(byYear?.definition).toContain('for a pilot, it is the day on which the pilot began')
  expect(byYear?.limits[0]).toBe(
    'Based on 3 of 4 projects and consortia (75%): 2 with a known launch date, and 1 pilot counted in the year it began. A project counts once, in its first year.',
  )
  expect(byYear?.rows.map(({ label, total }) => [label, total.value])).toEqual([
    ['2019', 1],
    ['2020', 0],
    ['2021', 2],
  ])
  expect(byYear?.omitted?.map(({ label, total }) => [label, total.value])).toEqual([
    ['Launch date not disclosed', 1],
  ])
  const status = find('status-by-region')
  expect(status?.series).toEqual(['Pilot', 'Not disclosed', 'Other'])
  expect(status?.rows[0]?.cells.map(({ value }) => value)).toEqual([1, 1, 0])
  for (const none of ['national-wallets', 'wallet-suppliers', 'ledgers', 'sources-by-kind']) {
    expect(find(none), none).toBeUndefined()
  }
})

test('data without records has no charts', () => {
  const find = makeFinder([])
  for (const id of chartIds) expect(find(id), id).toBeUndefined()
})

test('a single record and a tie are not called the most', () => {
  const one = makeFinder([project({ launch_date: '2020', region: 'Europe' })])
  expect(one('projects-by-year')?.finding).toBe('Most projects launched in 2020: 1 project')
  const tied = makeFinder([
    project({ launch_date: '2020', region: 'Europe' }),
    project({ launch_date: '2021', region: 'Asia' }),
  ])
  expect(tied('projects-by-year')?.finding).toBe('2 of 2 projects have a launch date')
  expect(tied('status-by-region')?.finding).toBe('2 regions have projects')
})

test('counts national wallets since their launch, and states how many have no date', () => {
  const wallet = { kind: 'Wallet', level: 'National', status: 'Launched' } as const
  const dated = ['2020', '2021', '2022'].map((date) => project({ ...wallet, launch_date: date }))
  const ended = project({ ...wallet, status: 'Discontinued', launch_date: '2022' })
  const chart = makeFinder([...dated, ended, project(wallet)])('national-wallets')
  expect(chart?.finding).toBe('2 of 4 national wallet launches with a known date came after 2021')
  expect(chart?.basis).toBe('Wallets with a known launch date, including one that has ended')
  expect(makeFinder(dated.slice(1, 2))('national-wallets')?.finding).toBe(
    '1 national wallet has a known launch date',
  )
  expect(chart?.limits[0]).toBe(
    '4 are listed as launched: 3 of the 4 in the chart, and 1 without a known launch date. The chart still counts 1 that has since ended.',
  )
  expect(makeFinder(dated)('national-wallets')?.limits[0]).toBe(
    '3 are listed as launched: 3 of the 3 in the chart.',
  )
})

test('texts of another server are escaped', () => {
  const find = makeFinder([project({ region: '<script>"&' }), project({ region: '<script>"&' })])
  expect(find('status-by-region')?.rows[0]?.label).toBe('<script>"&')
})
