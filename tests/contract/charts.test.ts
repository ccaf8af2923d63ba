/** The files of charts, compared with the documents of the API. */
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { SourceSummary } from '@/lib/contract/sources'
import { countValues } from '@/lib/text/group-by'
import { ask } from '../pages/served-page'
import { all } from './client'

/** The numbers of a chart's CSV file, by label: the last column before the origin, which has the totals. */
async function totals(id: string): Promise<Record<string, number>> {
  const response = await ask(`/charts/${id}/table.csv`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [heading = [], ...body] = parse(await response.text(), { bom: true }) as string[][]
  const end = heading.indexOf('Taken from')
  expect(heading.slice(end)).toEqual([
    'Taken from',
    'Data as of',
    'Licence',
    'Attribution',
    'Version',
  ])
  return Object.fromEntries(body.map((cells) => [cells[0], Number(cells[end - 1])]))
}

test('sources by kind and year are those of the API', async () => {
  const sources = await all<SourceSummary>('/sources')
  const kinds = Object.entries(await totals('sources-by-kind')).map(([label, count]) => [
    label.toLowerCase().split(' ')[0],
    count,
  ])
  expect(kinds.toSorted()).toEqual([...countValues(sources.map(({ kind }) => kind))].toSorted())
  const years = Object.values(await totals('sources-by-year'))
  expect(years.reduce((sum, count) => sum + count, 0)).toBe(sources.length)
})

test('countries have their codes, so that the file can be joined with others', async () => {
  const csv = await (await ask('/charts/projects-by-country/table.csv')).text()
  expect(csv).toMatch(/^[^,]+,Id,/)
  expect(csv).toMatch(/\r\nCanada,CA,\d+,/)
})

test('a chart has pictures and citations as files, and no others', async () => {
  const types = {
    'chart.svg': 'image/svg+xml; charset=utf-8',
    'narrow.svg': 'image/svg+xml; charset=utf-8',
    'small.svg': 'image/svg+xml; charset=utf-8',
    'broad.svg': 'image/svg+xml; charset=utf-8',
    'chart.png': 'image/png',
    'share.png': 'image/png',
    'table.json': 'application/json; charset=utf-8',
    'citation.ris': 'application/x-research-info-systems; charset=utf-8',
  }
  for (const [file, type] of Object.entries(types)) {
    const response = await ask(`/charts/ledgers/${file}`)
    expect([response.status, response.headers.get('content-type')], file).toEqual([200, type])
    expect(response.headers.get('cache-control')).toMatch(/s-maxage=\d+/)
  }
  for (const file of ['ledgers/chart.gif', 'ledgers/wide.svg', 'nothing/chart.svg']) {
    expect((await ask(`/charts/${file}`)).status, file).toBe(404)
  }
  expect((await ask('/charts/nothing')).status).toBe(404)
})

test('former addresses redirect to the pages and files of charts', async () => {
  const moved = {
    '/statistics/launches.csv': '/charts/projects-by-year/table.csv',
    '/statistics/ledgers.json': '/charts/ledgers/table.json',
    '/statistics/source-kinds.svg': '/charts/sources-by-kind/chart.svg',
    '/statistics/countries-narrow.svg': '/charts/projects-by-country/narrow.svg',
    '/statistics/properties.png': '/charts/technical-properties/chart.png',
    '/charts': '/statistics',
  }
  for (const [from, to] of Object.entries(moved)) {
    const response = await ask(from)
    expect([response.status, response.headers.get('location')], from).toEqual([308, to])
    expect((await ask(to)).status, to).toBe(200)
  }
  for (const file of ['nothing.svg', 'launches.gif', 'launches-narrow.csv', 'launches']) {
    expect((await ask(`/statistics/${file}`)).status, file).toBe(404)
  }
})

test('a citation leads to the chart as of its version, which has the same numbers', async () => {
  const [citation] = await (await ask('/charts/ledgers/citation.csl.json')).json()
  const path = new URL(citation.URL).pathname
  expect(path).toMatch(/^\/versions\/[\d.]+\/charts\/ledgers$/)
  const page = await (await ask(path)).text()
  expect(page).toContain(citation.title)
  const now = await (await ask('/charts/ledgers/table.json')).json()
  const then = await (await ask(`${path}/table.json`)).json()
  expect(then.rows).toEqual(now.rows)
  expect(now.frozen_copy).toBe(citation.URL)
  expect((await ask('/versions/2020.01.01/charts/ledgers')).status).toBe(404)
})
