import { expect, test } from 'vitest'
import { countryList } from '@/lib/portal/list/definitions/countries'
import { makeListView } from '@/lib/portal/list/list-view'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { country as countryWith } from '@/tests/fixtures/projects'

const regulation = (id: number) => ({ id, title: `Synthetic act ${id}`, stats: { total_links: 0 } })

const country = (id: number, code: string, name: string, laws: number[]) => ({
  ...countryWith(id, code, name, { regulations: laws.length }),
  regulations: laws.map(regulation),
})
const countries = [
  country(1, 'DE', 'Germany', [1, 2]),
  country(2, 'CH', 'Switzerland', [3]),
  country(3, 'MT', 'Malta', []),
  country(4, 'EU', 'European Union', [11, 12, 13]),
  country(5, 'KE', 'Kenya', []),
]

const list = (available: 'union'[], filters = {}) =>
  makeListView({
    list: countryList,
    index: countryList.index({ items: countries, unionLaws: new Set([11, 12, 13]) }),
    state: { page: 1, filters },
    names: nameLookup({ countries, industries: [] }),
    available: new Set(available),
    omitted: 0,
  })

test('a country with nothing but the laws of its union is in the list', () => {
  expect(list(['union']).rows.map(({ code }) => code)).toEqual(['EU', 'DE', 'MT', 'CH'])
})

test('the list has no column of EU laws while their number is unknown', () => {
  expect(list([]).columns.map(({ title }) => title)).toContain('National laws listed')
  expect(list([]).columns.map(({ title }) => title)).not.toContain('EU laws')
})
