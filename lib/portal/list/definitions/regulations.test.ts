import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { makeListView } from '@/lib/portal/list/list-view'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { regulationList } from './regulations'

/** Synthetic regulations: one of Germany, one of the European Union, and one without a jurisdiction. */
const regulation = (id: number, country?: { id: number; name: string; code: string }) => ({
  id,
  title: `Synthetic regulation ${id}`,
  country: country ?? null,
  stats: { total_links: id },
})
const items = [regulation(3), regulation(2), regulation(1, { id: 1, name: 'Germany', code: 'DE' })]
const graph = graphIndex([], [])
const germany = { code: 'DE', name: 'Germany' }
const union = { code: 'EU', name: 'Union of Europe' }

function view(value: string | undefined, countries = [germany], ofUnion?: ReadonlySet<number>) {
  return makeListView({
    list: regulationList,
    index: regulationList.index({ items, graph, unionLaws: ofUnion }),
    state: { page: 1, filters: value ? { country: [value] } : {} },
    names: nameLookup({ countries, industries: [] }),
    available: new Set(['graph']),
    omitted: 0,
  })
}
const getIds = (...given: Parameters<typeof view>) => view(...given).rows.map(({ id }) => id)

test('finds the regulations of the European Union, which have no country', () => {
  const ofUnion = new Set([2])
  expect(getIds('EU', [germany], ofUnion)).toEqual([2])
  expect(getIds('none', [germany], ofUnion)).toEqual([3])
  expect(getIds('DE', [germany], ofUnion)).toEqual([1])
  const { facets, rows } = view(undefined, [germany], ofUnion)
  expect(facets[0]?.options.map(([value, name, count]) => [value, name, count])).toEqual([
    ['EU', 'European Union', 1],
    ['DE', 'Germany', 1],
    ['none', 'International or regional', 1],
  ])
  expect(rows.map(({ id, cells }) => [id, cells.country])).toEqual([
    [3, 'International or regional'],
    [2, 'European Union'],
    [1, germany],
  ])
})

test('names the union as the API does in its lists, and links to its profile', () => {
  const { facets, rows } = view('EU', [germany, union], new Set([2]))
  expect(facets[0]?.options[0]?.slice(0, 2)).toEqual(['DE', 'Germany'])
  expect(facets[0]?.options[1]?.slice(0, 2)).toEqual(['EU', 'Union of Europe'])
  expect(rows[0]?.cells.country).toEqual(union)
})

test('without data on the union, its regulations are among the international ones', () => {
  expect(getIds('none')).toEqual([3, 2])
  expect(getIds('EU')).toEqual([])
})
