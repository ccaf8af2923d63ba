import { expect, test } from 'vitest'
import { makeListView } from '@/lib/portal/list/list-view'
import { makeListTable } from '@/lib/portal/list/table/list-table'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { nationalWallets } from '@/lib/portal/wallets/national-wallets'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { country } from '@/tests/fixtures/projects'
import type { FacetSource } from '../list-definition'
import type { Filters } from '../list-state'
import { countryList } from './countries'

const items = [
  country(1, 'AT', 'Austria', { entities: 1 }),
  country(2, 'DE', 'Germany', { entities: 1 }),
  country(3, 'EU', 'European Union', { entities: 1 }),
  country(4, 'UA', 'Ukraine', { entities: 1 }),
  country(5, 'ZA', 'South Africa', { entities: 1 }),
]
const wallets = nationalWallets(
  dataWith([
    wallet(1, 'AT', { status: 'Launched' }),
    wallet(2, 'DE', { status: 'Discontinued' }),
    wallet(3, 'DE', { status: 'Pilot' }),
    wallet(4, 'UA'),
  ]),
)

const makeView = (filters: Filters = {}, available: FacetSource[] = ['wallets'], sort?: string) =>
  makeListView({
    list: countryList,
    index: countryList.index({ items, ...(available.length > 0 ? { wallets } : {}) }),
    state: { page: 1, filters, ...(sort ? { sort } : {}) },
    names: nameLookup({ countries: items, industries: [] }),
    available: new Set(available),
    omitted: 0,
  })
const getCodes = (filters: Filters) => makeView(filters).rows.map(({ code }) => code)

test('a country has the status of its most advanced national wallet; the union is not a country', () => {
  const statuses = makeView().rows.map(({ code, cells }) => [code, cells.wallet])
  expect(Object.fromEntries(statuses)).toEqual({
    AT: 'Launched',
    DE: 'Pilot',
    EU: 'Not applicable',
    UA: 'Not disclosed',
    ZA: 'None known',
  })
})

test('countries are filtered by wallet, region and group', () => {
  expect(getCodes({ wallet: ['launched', 'pilot'] })).toEqual(['AT', 'DE'])
  expect(getCodes({ wallet: ['none'] })).toEqual(['ZA'])
  expect(getCodes({ region: ['Europe'] })).toEqual(['AT', 'DE', 'UA'])
  expect(getCodes({ group: ['eu'] })).toEqual(['AT', 'DE'])
  expect(getCodes({ group: ['african-union'] })).toEqual(['ZA'])
})

test('the files of countries have the wallet status', () => {
  const { columns, rows } = makeListTable(makeView(), { siteUrl: '' })
  const at = columns.findIndex(({ key }) => key === 'wallet')
  expect(columns[at]?.title).toBe('National wallet')
  expect(rows.map((row) => row[at])).toContain('None known')
})

test('states how many countries have launched, are piloting or have announced a wallet', () => {
  expect(makeView().finding).toBe(
    'One country has launched a national wallet. One more is piloting one. “Launched” does not mean certified.',
  )
  expect(makeView({}, []).finding).toBeUndefined()
})

test('countries are sorted by the status of their wallet, and the union is last', () => {
  const sorted = (sort: string) => makeView({}, ['wallets'], sort).rows.map(({ code }) => code)
  expect(sorted('wallet')).toEqual(['AT', 'DE', 'UA', 'ZA', 'EU'])
  expect(sorted('-wallet')).toEqual(['ZA', 'UA', 'DE', 'AT', 'EU'])
})

test('a server without national wallets has neither the column nor the facet', () => {
  const { columns, facets } = makeView({}, [])
  expect(columns.map(({ key }) => key)).not.toContain('wallet')
  expect(facets.map(({ key }) => key)).not.toContain('wallet')
  expect(facets.map(({ key }) => key)).toContain('group')
})
