import { parseHTML } from 'linkedom'
import { beforeAll, expect, test } from 'vitest'
import type { SourceSummary } from '@/lib/contract/sources'
import { versionOfDate } from '@/lib/contract/version-form'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { getFindings } from '@/lib/portal/home/findings'
import { listView } from '@/lib/portal/list/data-lists'
import { parseCanonicalListQuery } from '@/lib/portal/list/list-state'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { tableCsv, tableJson } from '@/lib/portal/publish/table/table-file'
import { canonicalQuery } from '@/lib/portal/routing/page-query'
import { formatCount } from '@/lib/text/counted'
import { realData } from '@/tests/fixtures/real-data'
import { aSource } from '@/tests/fixtures/sources'
import {
  type Cell,
  type Chart,
  chartIds,
  drawnRows,
  hasTotals,
  isVersioned,
  rowCells,
} from './chart'
import { chartCitation, chartTable } from './chart-table'
import { getCharts } from './charts'
import { chartDrawing, chartFile } from './draw/draw-chart'

const sources = [
  aSource({ id: 1, published: '2021-03' }),
  aSource({ id: 2, published: '2023', kind: 'press', status: 'available' }),
  aSource({ id: 3, published: '2024-01-02', kind: 'press', status: 'gone' }),
  aSource({ id: 4 }),
]

let data: PortalData
let charts: readonly Chart[] = []
let context: DataContext
let version: string

beforeAll(async () => {
  const { data: real } = await realData()
  data = { ...real, key: {}, sources: { ...real.projects, ok: true, data: sources } } as PortalData
  charts = getCharts(data)
  const terms = real.terms.ok ? real.terms.data : undefined
  version = versionOfDate(terms?.last_updated ?? '')
  context = {
    siteUrl: 'https://atlas.example',
    terms,
    fetchedAt: '2026-11-25',
    version,
  }
})

test('the data of this site allows every chart, each with rows and a finding of its own', () => {
  expect(charts.map(({ id }) => id)).toEqual([...chartIds])
  for (const { id, rows, finding, basis = '', name } of charts) {
    expect(rows.length, id).toBeGreaterThan(0)
    expect(finding, id).not.toBe(name)
    expect(finding, id).toMatch(/^\S.*[^.\s]$/)
    expect(finding, id).not.toMatch(/undefined|NaN/)
    expect(finding.length, finding).toBeLessThanOrEqual(70)
    expect(basis, id).not.toMatch(/undefined|NaN|\.$/)
  }
  expect(new Set(charts.map(({ finding }) => finding)).size).toBe(charts.length)
})

const allRows = ({ rows, omitted = [] }: Chart) => [...rows, ...omitted]

/** The tooltips of a picture, which give all numbers that it shows. */
const pictureTexts = (chart: Chart): string[] =>
  chartDrawing(chart, 'wide').links.map(({ lines }) => lines.join('. '))

test('picture, table, CSV, JSON, title and citation of each chart agree', () => {
  expect(charts.length).toBeGreaterThanOrEqual(10)
  for (const chart of charts) {
    const numbers = allRows(chart).map((row) => rowCells(chart, row).map(({ value }) => value))
    expect(numbers.length, chart.id).toBeGreaterThan(0)
    const table = chartTable(chart)
    expect(table.title).toContain(chart.finding)
    const width = numbers[0]?.length ?? 0
    expect(table.rows.map((row) => row.slice(-width))).toEqual(numbers)
    const csv = tableCsv(table, context).replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(csv.length).toBe(numbers.length + 1)
    numbers.forEach((row, at) => {
      const label = allRows(chart)[at]?.label ?? ''
      const start = /[",]/.test(label) ? '"' : label
      expect(csv[at + 1]?.startsWith(start), `${chart.id} ${label}`).toBe(true)
      expect(csv[at + 1], `${chart.id} ${label}`).toContain(`,${row.join(',')},`)
    })
    const json = JSON.parse(tableJson(table, context))
    expect(json.rows.map((row: object) => Object.values(row).slice(-width))).toEqual(numbers)
    const { title, URL: address, version: cited } = chartCitation(chart, context)
    expect([title, cited]).toEqual([chart.finding, version])
    const folder = isVersioned(chart) ? `/versions/${version}` : ''
    expect(address).toBe(`https://atlas.example${folder}/charts/${chart.id}`)
    expect(json.frozen_copy).toBe(isVersioned(chart) ? address : undefined)
    const file = parseHTML(chartFile(chart, 'wide', 'By A')).document
    expect(file.querySelector('title')?.textContent).toContain(chart.finding)
    const texts = pictureTexts(chart)
    for (const row of drawnRows(chart)) {
      const shown = chart.form === 'bands' ? row.cells : [row.total]
      for (const { value, path } of shown) {
        const own = texts.filter((text) => text.includes(row.label))
        if (path) expect(own.join('\n'), `${chart.id} ${row.label}`).toContain(formatCount(value))
      }
    }
  }
})

const findChart = (id: string): Chart => {
  const chart = charts.find((chart) => chart.id === id)
  if (!chart) throw new Error(`No chart ${id}`)
  return chart
}
const draw = (chart: Chart, size: 'small' | 'broad' | 'wide' | 'narrow') =>
  parseHTML(chartFile(chart, size, '')).document

test('the small pictures name years or the first rows, with their numbers', () => {
  const small = (id: string, size: 'small' | 'broad' = 'small') =>
    [...draw(findChart(id), size).querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(small('national-wallets')).toEqual(['2017', '2026 so far', '2023', '1', '11', '24'])
  expect(small('national-wallets', 'broad')).toEqual(
    expect.arrayContaining(['2017', '2026 so far', '2023', '11', '24']),
  )
  expect(small('did-methods')).toEqual(expect.arrayContaining(['did:web', '27']))
  expect(small('technical-properties')).toEqual(expect.arrayContaining(['Yes', 'Not disclosed']))
  expect(small('standards')).toEqual(
    expect.arrayContaining([
      'ISO/IEC 18013-5 Mobile driving licence application',
      '+ 51 more standards',
    ]),
  )
})

test('categories without an order are sorted by value, and small pictures say what they leave out', () => {
  for (const id of ['organizations-by-role', 'sources-by-kind', 'standards', 'ledgers']) {
    const values = findChart(id).rows.map(({ total }) => total.value)
    expect(values, id).toEqual(values.toSorted((a, b) => b - a))
  }
  for (const chart of charts.filter(({ form }) => form === 'bars')) {
    const document = draw(chart, 'small')
    // The lines of a label are elements of their own.
    const texts = [...document.querySelectorAll('text')].map(({ childNodes }) =>
      [...childNodes].map(({ textContent }) => textContent).join(' '),
    )
    // A label that does not fit is shown without its remarks in brackets.
    const labels = new Set(
      chart.rows.flatMap(({ label }) => [label, label.replace(/\s+\([^()]*\)/g, '')]),
    )
    const numbers = texts.filter((text) => labels.has(text)).length
    const [, rest = 0] =
      /^\+ (\d+) (?:more [a-z ]+|[a-z ]+ with \d+(?: each)?)$/i.exec(texts.at(-1) ?? '') ?? []
    expect(numbers + Number(rest), chart.id).toBe(chart.rows.length)
  }
})

test('the rows of a chart by launch year and the reasons for a missing year add up to all projects', () => {
  const all = data.projects.ok ? data.projects.data.length : 0
  const { rows, omitted = [], limits, series } = findChart('projects-by-year')
  const sum = (added: Chart['rows']) => added.reduce((total, row) => total + row.total.value, 0)
  expect(omitted.map(({ label }) => label)).toEqual([
    'Not launched yet',
    'Launch date not disclosed',
  ])
  expect(sum(rows) + sum(omitted)).toBe(all)
  expect(limits[0]).toContain(`Based on ${sum(rows)} of ${all} projects and consortia`)
  expect(series).not.toContain('In use')
  expect(findChart('status-by-region').series[0]).toBe('Launched or active')
  expect(findChart('status-by-region').finding).toMatch(
    /^Europe has the most projects: 199 of \d+$/,
  )
  expect(findChart('status-by-region').basis).toMatch(
    /^Launched, active or being piloted: \d+ of 199 in Europe, \d+ of \d+ in the Americas\. \d+ projects have no known region$/,
  )
  expect(findChart('formats-by-year').name).toContain('in projects with a known date')
  expect(findChart('formats-by-year').limits[0]).toContain(limits[0]?.split('. ')[0])
})

test('the chart of ended projects has all of them', () => {
  const projects = data.projects.ok ? data.projects.data : []
  const ended = projects.filter(({ status }) => ['Discontinued', 'Inactive'].includes(status ?? ''))
  const chart = findChart('ended-projects')
  expect(allRows(chart).reduce((sum, { total }) => sum + total.value, 0)).toBe(ended.length)
  expect(chart.omitted?.map(({ label }) => label)).toEqual(['Launch or end date not disclosed'])
})

test('the chart by launch year and kind names the kinds in its group of others', () => {
  const kinds = data.projects.ok ? data.projects.data.flatMap(({ kind }) => kind ?? []) : []
  const { series, limits } = findChart('projects-by-year')
  const note = limits.find((limit) => limit.startsWith('Other: ')) ?? ''
  const others = [...new Set(kinds)].filter((kind) => !series.includes(kind))
  expect(series).toContain('Other')
  expect(others.length).toBeGreaterThan(1)
  for (const kind of others) expect(note).toContain(kind)
  for (const kind of series.filter((kind) => kind !== 'Other')) expect(note).not.toContain(kind)
})

test('the home page and the chart of national wallets state one finding', () => {
  const projects = data.projects.ok ? data.projects.data : []
  const [home] = getFindings(undefined, projects, '2026-11-25')
  const { finding, basis = '', keyYear = '', rows, omitted = [] } = findChart('national-wallets')
  const scope = basis.replace('Wallets ', '')
  expect(finding).toBe(
    `${home?.number} of ${home?.total} national wallet launches with a known date came after ${keyYear}`,
  )
  expect(scope).toMatch(/^with a known launch date, including one that has ended$/)
  expect(home?.text).toBe(`national wallets ${scope}, launched after ${keyYear}.`)
  const before = rows.find(({ label }) => label === keyYear)?.total.value ?? 0
  expect((rows.at(-1)?.total.value ?? 0) - before).toBe(home?.number)
  expect(omitted.map(({ label }) => label)).toEqual([
    'Not launched yet',
    'Launch date not disclosed',
  ])
})

test('suppliers count national and other wallets apart, and percentages have a denominator', () => {
  const suppliers = findChart('wallet-suppliers')
  expect(suppliers.series).toEqual(['National wallets', 'Other wallets'])
  const national = Math.max(...suppliers.rows.map(({ cells }) => cells[0]?.value ?? 0))
  const leader = suppliers.rows.find(({ cells }) => cells[0]?.value === national)?.label
  expect(suppliers.finding).toBe(
    `${suppliers.rows[0]?.label} supplies the most wallets, ${leader} the most national ones`,
  )
  expect(suppliers.basis).toMatch(
    /^.+ supplies \d+ of the \d+ wallets with a known supplier, \d+ of them national$/,
  )
  const ends = findChart('technical-properties').rows.map(({ end }) => end)
  for (const end of ends) expect(end).toMatch(/^(?:under |over )?\d+%$/)
  const projects = data.projects.ok ? data.projects.data.length : 0
  expect(findChart('technical-properties').basis).toContain(`share of ${projects} projects`)
})

test('statuses have the patterns of the maps, and a year without its end has one shade', () => {
  const file = (id: string) => chartFile(findChart(id), 'wide', '')
  const statuses = file('status-by-region')
  expect(statuses).toContain('<pattern id="fill-pilot"')
  expect(statuses).toContain('.s6 { fill: url(#fill-pilot); }')
  expect(statuses).toMatch(/<g class="series s6"[^>]*><rect/)
  expect(file('technical-properties')).not.toContain('<pattern')
  expect(file('wallet-suppliers')).toMatch(/<g class="series s5"/)
  const document = draw(findChart('formats-by-year'), 'wide')
  const shades = [...document.querySelectorAll('.shade rect')].map((shade) => ({
    top:
      Number(shade.getAttribute('y')) +
      Number(/,([\d.]+)\)/.exec(shade.parentElement?.getAttribute('transform') ?? '')?.[1] ?? 0),
    height: Number(shade.getAttribute('height')),
  }))
  expect(shades.length).toBeGreaterThan(3)
  for (const [at, { top }] of shades.entries()) {
    const above = shades[at - 1]
    if (above) expect(top).toBeLessThanOrEqual(above.top + above.height)
  }
})

test('the series of a stacked chart add up to its totals', () => {
  const stacked = charts.filter(hasTotals)
  expect(stacked.length).toBeGreaterThanOrEqual(3)
  for (const chart of stacked) {
    for (const { label, cells, total } of allRows(chart)) {
      const sum = cells.reduce((all, { value }) => all + value, 0)
      expect(sum, `${chart.id} ${label}`).toBe(total.value)
    }
  }
})

/** The number of records in the list at an address. */
function countListed(path: string): number {
  const { pathname, searchParams } = new URL(path, 'https://atlas.example')
  const family = pathname.slice(1) as 'projects'
  const query = canonicalQuery(pathname, searchParams)
  expect(`${pathname}${query && `?${query}`}`, 'the address is canonical').toBe(path)
  return listView(data, family, parseCanonicalListQuery(query)).total
}

test('each number links to a list with as many records', () => {
  const cells = charts.flatMap((chart): Cell[] =>
    allRows(chart).flatMap((row) => [...row.cells, row.total]),
  )
  const paths = new Map(
    cells.flatMap(({ value, path }) =>
      path && !path.startsWith('/sources') ? [[path, value]] : [],
    ),
  )
  expect(paths.size).toBeGreaterThan(300)
  for (const [path, value] of paths) expect(countListed(path), path).toBe(value)
})

test('the numbers of a chart are those of lists by what the chart is about', () => {
  const lists = {
    'wallet-suppliers': '/projects?kind&supplier',
    'projects-by-year': '/projects?year',
    'status-by-region': '/projects?region',
    'ended-projects': '/projects?lifespan&status&status',
    'projects-by-country': '/projects?country',
    'projects-by-industry': '/projects?industry',
    'formats-by-year': '/projects?year',
    ledgers: '/projects?ledger',
    'did-methods': '/projects?did-method',
    standards: '/projects?standard',
    'organizations-by-role': '/entities?role',
    'laws-by-year': '/regulations?year',
  }
  for (const [id, list] of Object.entries(lists)) {
    const paths = findChart(id).rows.flatMap(({ total }) => total.path ?? [])
    expect(new Set(paths.map((path) => path.replace(/=[^&]*/g, ''))), id).toEqual(new Set([list]))
  }
})

test('shows whether sources are still online only after their links were tested', () => {
  const find = (own: readonly SourceSummary[]) =>
    getCharts({
      ...data,
      key: {},
      sources: { ...data.sources, ok: true, data: own },
    } as PortalData).find(({ id }) => id === 'sources-by-state')
  expect(find(sources)?.finding).toBe('1 of 4 sources (25%) was online when last tested')
  expect(find(sources.filter(({ status }) => status === 'unchecked'))).toBeUndefined()
})

test('the year in which the data ends is marked as incomplete, with a note', () => {
  const marked = charts.filter(({ incomplete }) => incomplete === '2026')
  expect(marked.map(({ id }) => id)).toContain('projects-by-year')
  for (const { limits, form } of marked) {
    expect(limits.join(' ')).toContain('2026 is incomplete: the data ends on')
    expect(form).not.toBe('bars')
  }
})

test('the bars of an incomplete year are outlines, except in bands, which share a shade', () => {
  for (const chart of charts.filter(({ rows, incomplete }) =>
    rows.some(({ label, total }) => label === incomplete && total.value > 0),
  )) {
    const values = chart.rows.find(({ label }) => label === chart.incomplete)?.cells ?? []
    for (const size of ['wide', 'small', 'narrow'] as const) {
      const document = draw(chart, size)
      expect(document.querySelectorAll('.series.incomplete rect'), chart.id).toHaveLength(
        chart.form === 'bands' ? 0 : values.filter(({ value }) => value > 0).length,
      )
      expect(document.querySelectorAll('.shade rect'), chart.id).not.toHaveLength(0)
    }
  }
})

test('in a running total, only what an incomplete year adds is an outline', () => {
  const chart = findChart('national-wallets')
  expect(chart.isRunningTotal).toBe(true)
  const document = draw(chart, 'wide')
  const getHeight = (selector: string) =>
    [...document.querySelectorAll(selector)].map((bar) => Number(bar.getAttribute('height')))
  const [added = 0] = getHeight('.series.incomplete rect')
  const others = getHeight('.series:not(.incomplete) rect')
  expect(others).toHaveLength(chart.rows.length)
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThan(Math.max(...others))
})
