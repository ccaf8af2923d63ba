import { expect, test } from '@playwright/test'
import { syntheticGraph } from '@/bench/synthetic-graph'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { byName } from '@/lib/text/by-name'
import { projectList } from './definitions/projects'
import type { ListState } from './list-state'
import { apiListViewOf, listViewOf } from './list-view'
import { nameLookup } from './name-lookup'

const { nodes, links } = syntheticGraph(1000, 1600)
const graph = graphIndex(nodes, links)

const viewOf = (state: Partial<ListState>) =>
  listViewOf({
    list: projectList,
    index: projectList.index(graph),
    state: { page: 1, filters: {}, ...state },
    names: nameLookup({ countries: [{ code: 'CH', name: 'Switzerland' }], industries: [], graph }),
    hasGraph: true,
    omitted: 0,
  })

const optionsOf = (state: Partial<ListState>, key: string) =>
  viewOf(state).facets.find((facet) => facet.key === key)?.options ?? []

test('offers the options that have records, sorted by name or in a fixed order', () => {
  const options = optionsOf({}, 'status')
  expect(options.map(([value]) => value)).toEqual([
    'Launched',
    'Pilot',
    'Announced',
    'Discontinued',
    'Failed to Disclose',
  ])
  expect(options.every(([, , count]) => count > 0)).toBe(true)
  const names = optionsOf({}, 'standard').map(([, name]) => name)
  expect(names.length).toBeGreaterThan(1)
  expect(names).toEqual([...names].sort(byName))
})

test('keeps the selected option even if it has no records', () => {
  expect(optionsOf({ filters: { country: 'ZZ' } }, 'country')).toContainEqual(['ZZ', 'ZZ', 0])
  expect(optionsOf({ filters: { standard: '99' } }, 'standard')).toContainEqual(['99', 'No. 99', 0])
})

test('makes different titles by filter, text, order and page', () => {
  const states: Partial<ListState>[] = [
    {},
    { page: 2 },
    { q: 'a' },
    { sort: 'name' },
    { filters: { country: 'CH' } },
    { filters: { type: 'Consortium' } },
  ]
  const titles = states.map((state) => viewOf(state).title)
  expect(titles).toEqual([
    'Projects',
    'Projects · page 2',
    'Projects · “a”',
    'Projects · Name, A to Z',
    'Projects · Headquarters: Switzerland',
    'Consortia',
  ])
})

test('summarizes the number of matching records and of all records', () => {
  expect(viewOf({}).summary).toBe('140 projects and consortia')
  expect(viewOf({ filters: { type: 'Consortium' } }).summary).toBe(
    '20 of 140 projects and consortia',
  )
})

const consortium = {
  id: 1,
  title: 'A',
  type: 'Consortium',
  stats: { total_links: 1, score: 2 },
}

test('without a graph, shows the list of the API, and offers no filters or orders', () => {
  const view = apiListViewOf({
    list: projectList,
    state: { page: 1, filters: {} },
    rows: [projectList.rowOfItem(consortium)],
    total: 21,
    all: 21,
    omitted: 0,
  })
  expect(view).toMatchObject({ reduced: true, facets: [], orders: [], pages: 2 })
  expect(view.columns.some(({ sort }) => sort)).toBe(false)
  expect(view.rows).toEqual([{ id: 1, name: 'A', tag: 'consortium', cells: { score: '2.0' } }])
})

test('the rows of the graph have only cells of the defined columns', () => {
  const columns = new Set(projectList.columns.map(({ key }) => key))
  for (const row of viewOf({}).rows) {
    expect(Object.keys(row.cells).filter((key) => !columns.has(key))).toEqual([])
  }
})
