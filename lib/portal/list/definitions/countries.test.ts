import { expect, test } from 'vitest'
import { unwrap } from '@/lib/client/result'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { nationalWallets } from '@/lib/portal/wallets/national-wallets'
import { dataWith, type WalletProject, wallet } from '@/tests/fixtures/national-wallets'
import { makeListView } from '../list-view'
import { countryList } from './countries'

const stats = { entities: 1, projects_hq: 1, projects_target: 1, regulations: 0 }

function makeView(projects: readonly WalletProject[], sort?: string) {
  const data = dataWith(projects)
  const items = unwrap(data.countries).data.map((country) => ({ ...country, stats }))
  return makeListView({
    list: countryList,
    index: countryList.index({ items, wallets: nationalWallets(data) }),
    state: { page: 1, filters: {}, ...(sort ? { sort } : {}) },
    names: nameLookup({ countries: items, industries: [] }),
    available: new Set(['wallets']),
    omitted: 0,
  })
}

const projects = [
  wallet(1, 'DE', { status: 'Launched' }),
  wallet(2, 'AT', { status: 'Pilot' }),
  wallet(3, 'UA', { status: 'Discontinued' }),
]

test('states how many countries have launched or are piloting a national wallet', () => {
  expect(makeView(projects).finding).toBe(
    'One country has launched a national wallet. One more is piloting one.',
  )
  expect(makeView([]).finding).toBeUndefined()
})

test('sorts by the status of the national wallet, and the European Union last', () => {
  const getCodes = (sort: string) => makeView(projects, sort).rows.map(({ code }) => code)
  expect(getCodes('wallet')).toEqual(['DE', 'AT', 'UA', 'ZA', 'EU'])
  expect(getCodes('-wallet')).toEqual(['ZA', 'UA', 'AT', 'DE', 'EU'])
})
