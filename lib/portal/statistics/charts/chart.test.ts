import { expect, test } from 'vitest'
import type { Statistic } from '@/lib/portal/statistics/statistic'
import { getChart } from './chart'
import { chartHeight, chartSizes } from './chart-size'

const bars: Statistic = {
  id: 'properties',
  title: 'Yes & <No>',
  shows: 'What it shows.',
  limits: 'What it does not.',
  form: 'bars',
  heading: 'Property',
  columns: ['Yes', 'No', 'Undisclosed'],
  rows: [
    { label: 'Ünïque "label" & <more>', values: [1234, 0, 7] },
    { label: 'x'.repeat(200), values: [1, 2, 3] },
  ],
  unknown: { label: 'Nothing said', values: [4, 5, 6] },
}
const years: Statistic = {
  ...bars,
  id: 'launches',
  form: 'years',
  columns: ['All', 'Launched', 'Announced'],
  rows: Array.from({ length: 12 }, (_, index) => ({
    label: String(2015 + index),
    values: [index * 3, index, 0],
  })),
  unknown: { label: 'No launch date', values: [9, 2, 7] },
}
const shares: Statistic = { ...bars, form: 'shares', unknown: undefined }
const empty: Statistic = { ...bars, rows: [], unknown: undefined }

const getTexts = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) =>
    text.replace(/<title>.*?<\/title>/gs, '').replace(/<[^>]*>/g, ''),
  )

for (const size of ['wide', 'narrow'] as const) {
  test(`a ${size} chart describes each number and label`, () => {
    const texts = getTexts(getChart(bars, size, 'By A')).join('\n')
    for (const text of [
      '1,234',
      '0',
      '7',
      'Yes',
      'No',
      'Undisclosed',
      'Ünïque "label" &amp; &lt;',
    ]) {
      expect(texts).toContain(text)
    }
    expect(texts).toContain('Nothing said: 4 Yes, 5 No, 6 Undisclosed')
  })

  test(`a ${size} chart over years names records without a date, and without any year`, () => {
    const texts = getTexts(getChart(years, size, 'By A'))
    expect(texts).toContain('All: 198 dated, 9 undated')
    expect(texts).toContain('Launched: 66 dated, 2 undated')
    expect(texts).toContain('Announced: 0 dated, 7 undated')
    expect(texts).toContain('2026')
    expect(texts.filter((text) => text === '33').length).toBe(1)
  })

  test(`a ${size} chart is self-contained: no inline style, no variable, its text large enough`, () => {
    for (const statistic of [bars, years, shares, empty, { ...empty, form: 'shares' as const }]) {
      const svg = getChart(statistic, size, 'By A & B')
      expect(svg).not.toMatch(/\sstyle=|var\(|class="plot-|<script|NaN|undefined/)
      const sizes = [...svg.matchAll(/font-size="([\d.]+)/g)].map(([, text]) => Number(text))
      expect(Math.min(12, ...sizes)).toBe(12)
      expect(svg).toContain('<title id="title">Yes &amp; &lt;No&gt;</title>')
      expect(svg).toContain('What it does not. By A &amp; B</desc>')
      const { width } = chartSizes[size]
      const height = chartHeight(statistic, chartSizes[size])
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
    }
  })
}

test('bars are as long as their numbers, and rows of one name stay apart', () => {
  const one = { ...bars, columns: ['Projects'], unknown: undefined }
  const rows = [10, 5, 1].map((value) => ({ label: 'of one name', values: [value] }))
  const svg = getChart({ ...one, rows }, 'wide', '')
  const widths = [...svg.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, text]) => Number(text))
  expect(widths.length).toBe(3)
  const [ten = 0, five = 0, unit = 0] = widths
  expect(ten / unit).toBeCloseTo(10, 1)
  expect(five / unit).toBeCloseTo(5, 1)
  const places = [...svg.matchAll(/<rect[^>]* y="([\d.]+)"/g)].map(([, text]) => text)
  expect(new Set(places).size).toBe(3)
})

test('the parts of a bar are as long as their shares, and named with their numbers', () => {
  const row = { label: 'For issuers', values: [3, 1, 4] }
  const svg = getChart({ ...shares, rows: [row, { label: 'None', values: [0, 0, 0] }] }, 'wide', '')
  const rects = [...svg.matchAll(/<rect x="([\d.]+)"[^>]* width="([\d.]+)"/g)]
  expect(rects.slice(0, 3).map(([, x, width]) => [Number(x), Number(width)])).toEqual([
    [0, 240],
    [240, 80],
    [320, 320],
  ])
  expect(rects.slice(3).every(([, , width]) => Number(width) === 0)).toBe(true)
  expect(getTexts(svg)).toEqual([
    'For issuers',
    'Yes 3 · No 1 · Undisclosed 4',
    'None',
    'Yes 0 · No 0 · Undisclosed 0',
  ])
})
