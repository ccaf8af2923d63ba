import { expect, test } from 'vitest'
import { newestLaunches } from './project-rankings'

const project = (launch_date: string | null, id: number) => ({
  id,
  title: `Project ${id}`,
  type: 'DID Project',
  launch_date,
  stats: { total_links: 0, score: 0 },
})

const newest = (dates: (string | null)[], today = '2026-11-24') =>
  newestLaunches(dates.map(project), today, 10).map(({ launch_date: date }) => date)

test('a bare year or month follows the more precise dates of its period', () => {
  const dates = ['2025-12', '2026', '2026-04', '2025', '2026-04-12', '2026-01-02', '2026-04-30']
  expect(newest(dates)).toEqual([
    '2026-04-30',
    '2026-04-12',
    '2026-04',
    '2026-01-02',
    '2026',
    '2025-12',
    '2025',
  ])
})

test('leaves out projects that have not started, at the precision of the date', () => {
  expect(newest(['2026', '2026-11', '2026-11-25', '2026-12', '2027', 'spring', null])).toEqual([
    '2026-11',
    '2026',
  ])
})
