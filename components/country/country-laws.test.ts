import { expect, test } from 'vitest'
import type { Country } from '@/lib/contract/countries'
import { countryList } from '@/lib/portal/list/definitions/countries'
import { makeListView } from '@/lib/portal/list/list-view'
import { makeListTable } from '@/lib/portal/list/table/list-table'
import { mapCountry } from '@/lib/portal/map/map-country'
import { getFigure, measures } from '@/lib/portal/map/map-measures'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { toMarkdown } from '@/lib/portal/publish/export/markdown'
import { withUnionLaws } from '@/lib/portal/publish/export/record-labels'
import { recordTable } from '@/lib/portal/publish/export/record-table'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'

const regulation = (id: number) => ({ id, title: `Synthetic act ${id}`, stats: { total_links: 0 } })
const unionRegulations = [11, 12, 13].map(regulation)

const country = (id: number, code: string, name: string, laws: number[]): Country => ({
  id,
  code,
  name,
  stats: { entities: 0, projects_hq: 0, projects_target: 0, regulations: laws.length },
  regulations: laws.map(regulation),
})
const countries = [
  country(1, 'DE', 'Germany', [1, 2]),
  country(2, 'CH', 'Switzerland', [3]),
  country(3, 'MT', 'Malta', []),
  country(4, 'EU', 'European Union', [11, 12, 13]),
  country(5, 'KE', 'Kenya', []),
]

/** The numbers of national laws and of EU laws, by the code of the country. */
type Laws = Record<string, (number | undefined)[]>

const laws: Laws = { DE: [2, 3], CH: [1, 0], MT: [0, 3], EU: [0, 3], KE: [0, 0] }
const labels = ['National laws', 'EU laws']

const list = (available: 'union'[], filters = {}) =>
  makeListView({
    list: countryList,
    index: countryList.index({ items: countries, unionLaws: new Set([11, 12, 13]) }),
    state: { page: 1, filters },
    names: nameLookup({ countries, industries: [] }),
    available: new Set(available),
    omitted: 0,
  })

test('the page of a country states its numbers of laws', () => {
  const numbers = (document: Country) => {
    const own = ['DE', 'MT'].includes(document.code) ? unionRegulations : undefined
    const html = renderedProfile({ family: 'countries', document, unionRegulations: own })
    return labels.map((label) => {
      const [, number = 'none'] =
        new RegExp(`<dt>${label}</dt><dd>(?:<a [^>]*>)?(\\w+)<`).exec(html) ?? []
      return number === 'none' ? 0 : Number(number)
    })
  }
  const shown = Object.fromEntries(countries.map((one) => [one.code, numbers(one)]))
  expect(shown).toEqual(laws)
})

test('the map has the same numbers of national laws under the same label', () => {
  for (const one of countries) {
    expect(getFigure(mapCountry(one), 'regulations'), one.code).toBe(
      Object.entries(laws).find(([code]) => code === one.code)?.[1][0],
    )
  }
  expect(measures.regulations.title).toBe(`${labels[0]} listed`)
})

test('the list of countries and its files have the numbers of national laws', () => {
  const { columns, rows } = makeListTable(list(['union'], { records: ['all'] }), { siteUrl: '' })
  const places = labels.map((label) => columns.findIndex(({ title }) => title === label))
  const inFile: Laws = Object.fromEntries(
    rows.map((row) => [row[0], places.map((place) => row[place] as number)]),
  )
  expect(inFile).toEqual(laws)
})

test('a country with nothing but the laws of its union is in the list', () => {
  expect(list(['union']).rows.map(({ code }) => code)).toEqual(['EU', 'DE', 'MT', 'CH'])
})

test('the list has no column of EU laws while their number is unknown', () => {
  expect(list([]).columns.map(({ title }) => title)).toContain('National laws')
  expect(list([]).columns.map(({ title }) => title)).not.toContain('EU laws')
})

test('the files of a country name both numbers', () => {
  const context = { siteUrl: '', terms: undefined, fetchedAt: '2026-01-02T03:04:05Z' }
  for (const [code, [national, union]] of Object.entries(laws)) {
    const document = countries.find((one) => one.code === code)
    if (!document) throw new Error(`There is no ${code}`)
    const text = toMarkdown('countries', withUnionLaws(document, 3), context)
    if (code !== 'EU') expect(text, code).toContain(`- National laws: ${national}\n`)
    expect(text, code).toContain(`- EU laws: ${union}\n`)
    const { rows } = recordTable('countries', withUnionLaws(document, 3), context)
    const figures = rows.filter(([field]) => String(field).endsWith('EU laws'))
    expect(
      figures.map(([, value]) => value),
      code,
    ).toContain(union)
  }
})
