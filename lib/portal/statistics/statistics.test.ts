import { expect, test } from 'vitest'
import { getChart } from './charts/chart'
import type { Statistic } from './statistic'
import { markIncomplete } from './statistics'

const years: Statistic = {
  id: 'launches',
  title: 'Projects by launch year',
  shows: 'Launches.',
  limits: 'Few have a date.',
  form: 'years',
  heading: 'Launch year',
  columns: ['All'],
  rows: [2024, 2025, 2026].map((year) => ({ label: String(year), values: [year - 2020] })),
}

test('marks the year that is not over at the date of the data, in words and in the chart', () => {
  const marked = markIncomplete('2026-11-24T00:00:00Z')(years)
  expect(marked.incomplete).toBe('2026')
  expect(marked.limits).toBe(
    'Few have a date. 2026 is incomplete: the data ends on 24 November 2026.',
  )
  const getBars = (statistic: Statistic) =>
    getChart(statistic, 'wide', 'Credit').match(/class="bar incomplete"[^>]*>\s*<rect/g) ?? []
  expect(getBars(marked)).toHaveLength(1)
  expect(getBars(years)).toEqual([])
})

test('marks no year that the statistic does not have, and only years', () => {
  expect(markIncomplete('2027-01-02T00:00:00Z')(years)).toBe(years)
  const bars = { ...years, form: 'bars' as const }
  expect(markIncomplete('2026-11-24T00:00:00Z')(bars)).toBe(bars)
})
