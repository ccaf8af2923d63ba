import { parseHTML } from 'linkedom'
import { beforeAll, expect, test } from 'vitest'
import type { Chart } from '@/lib/portal/charts/chart'
import { getCharts } from '@/lib/portal/charts/charts'
import type { Theme } from '@/lib/portal/theme/colours'
import { contrast } from '@/tests/fixtures/contrast'
import { realData } from '@/tests/fixtures/real-data'
import { chartDrawing, chartFile } from './draw-chart'
import { numberColour, seriesColours } from './paints'

let charts: readonly Chart[] = []

beforeAll(async () => {
  charts = getCharts((await realData()).data)
})

const findChart = (id: string): Chart => {
  const chart = charts.find((chart) => chart.id === id)
  if (!chart) throw new Error(`No chart ${id}`)
  return chart
}

const draw = (chart: Chart, size: 'small' | 'broad' | 'wide' | 'narrow' = 'small') =>
  parseHTML(chartFile(chart, size, '')).document

const getTexts = (chart: Chart) =>
  [...draw(chart).querySelectorAll('text')].map(({ textContent }) => textContent ?? '')

/** A chart with a row for each number. */
const withRows = (id: string, values: readonly number[]): Chart => ({
  ...findChart(id),
  rows: values.map((value, at) => ({
    label: `Row ${at + 1}`,
    cells: [{ value }],
    total: { value },
  })),
})

test('bars of small pictures are equally high, and no label is cut', () => {
  const heights = new Set<string | null>()
  for (const chart of charts.filter(({ form }) => form === 'bars')) {
    for (const size of ['small', 'broad', 'wide', 'narrow'] as const) {
      const document = draw(chart, size)
      expect(document.querySelector('svg')?.textContent).not.toContain('…')
      if (size === 'small' || size === 'broad') {
        for (const bar of document.querySelectorAll('.series rect')) {
          heights.add(bar.getAttribute('height'))
        }
      }
    }
  }
  expect([...heights]).toEqual(['20'])
})

test('pictures have a height in full pixels, which HTML requires', () => {
  for (const chart of charts) {
    for (const size of ['wide', 'narrow'] as const) {
      expect(chartDrawing(chart, size).height, chart.id).toSatisfy(Number.isInteger)
    }
  }
})

test('a long label is split into lines, which its bar follows', () => {
  const [label, next] = ['European Digital Identity Wallet Architecture and Reference', 'Short']
  const rows = [label, next].map((label) => ({ label, cells: [{ value: 1 }], total: { value: 1 } }))
  const chart = { ...findChart('standards'), rows }
  const document = draw(chart)
  const [first = 0, second = 0] = [...document.querySelectorAll('.series rect')].map((bar) =>
    Number(bar.getAttribute('y')),
  )
  expect(document.querySelectorAll('tspan').length).toBe(2)
  expect(first).toBeGreaterThan(2 * 12)
  expect(second).toBeGreaterThan(first + 20)
})

test('what a picture leaves out is stated with its number if all of it is equal', () => {
  const note = (values: readonly number[]) => getTexts(withRows('ledgers', values)).at(-1)
  expect(note([9, 8, 1, 1, 1, 1, 1, 1, 1, 1])).toBe('+ 8 ledgers with 1 each')
  expect(note([9, 8, 7, 6, 5, 4, 3, 2, 1, 1])).toBe('+ 4 more ledgers')
  expect(note([10, 9, 8, 7, 6, 5, 4, 4, 4, 4])).toBe('+ 4 ledgers with 4 each')
})

test('a small picture with a few more rows than usual has all of them, and explains all series', () => {
  const chart = findChart('technical-properties')
  const texts = getTexts(chart)
  expect(texts.filter((text) => /^\d+%$/.test(text))).toHaveLength(chart.rows.length)
  expect(texts.some((text) => text.startsWith('+'))).toBe(false)
  expect(texts).toEqual(expect.arrayContaining([...chart.series]))
})

test('bands are in the order of their totals, with a number on the highest column of each', () => {
  const chart = findChart('formats-by-year')
  const totals = chart.series.map((_, at) =>
    chart.rows.reduce((sum, { cells }) => sum + (cells[at]?.value ?? 0), 0),
  )
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  const highest = chart.series.map((_, at) =>
    Math.max(...chart.rows.map(({ cells }) => cells[at]?.value ?? 0)),
  )
  const texts = getTexts(chart)
  expect(texts.filter((text) => /^\d{1,3}$/.test(text))).toEqual(highest.map(String))
})

test('the unit is above the columns of a wide chart', () => {
  expect(chartFile(findChart('projects-by-year'), 'wide', '')).toContain('>Projects</text>')
  expect(chartFile(findChart('national-wallets'), 'wide', '')).toContain('>Wallets</text>')
})

test('a small picture is cut before rows that tie with a row left out, but is never empty', () => {
  const drawnLabels = (values: readonly number[]) =>
    getTexts(withRows('ledgers', values)).filter((text) => text.startsWith('Row'))
  expect(drawnLabels([9, 8, 7, 5, 5, 5, 5, 5, 1])).toEqual(['Row 1', 'Row 2', 'Row 3'])
  expect(drawnLabels([9, 8, 7, 6, 5, 4])).toHaveLength(6)
  expect(drawnLabels([9, 8, 7, 6, 5, 4, 3, 2, 1])).toHaveLength(6)
  expect(drawnLabels([5, 5, 5, 5, 5, 5, 5, 5, 1])).toHaveLength(6)
  expect(drawnLabels([5, 1, 1])).toHaveLength(3)
})

test('the smallest number is visible, however large the others are', () => {
  for (const [id, side] of [
    ['ledgers', 'width'],
    ['laws-by-year', 'height'],
  ] as const) {
    const document = draw(withRows(id, [5000, 1]), 'wide')
    const lengths = [...document.querySelectorAll('.series rect')].map((bar) =>
      Number(bar.getAttribute(side)),
    )
    expect(Math.min(...lengths), id).toBeGreaterThanOrEqual(3)
  }
})

test('numbers are legible on every colour, in both themes, and in a box on a pattern', () => {
  for (const theme of ['light', 'dark'] as Theme[]) {
    for (const [at, colour] of seriesColours.entries()) {
      const found = contrast(numberColour(at, theme), colour[theme])
      expect(found, `series ${at}, ${theme}`).toBeGreaterThan(4.5)
    }
  }
  const document = draw(findChart('status-by-region'), 'wide')
  const boxes = document.querySelectorAll('.boxed rect').length
  const numbers = [6, 7, 8].flatMap((at) => [...document.querySelectorAll(`.n${at} text`)])
  expect(boxes).toBeGreaterThan(0)
  expect(numbers).toHaveLength(boxes)
})
