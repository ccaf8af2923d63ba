import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { byName } from '@/lib/portal/records/name-order'
import { projectItems } from '@/tests/fixtures/project-items'
import { project } from '@/tests/fixtures/projects'
import { syntheticGraph } from '@/tests/fixtures/synthetic-graph'
import { projectList } from './definitions/projects'
import type { FacetSource } from './list-definition'
import { withoutCollapsedOptions } from './list-facet'
import { listFinding } from './list-findings'
import { exactState, type ListState } from './list-state'
import { citedTitle } from './list-titles'
import { type ListViewInput, makeListView } from './list-view'

const { nodes, links } = syntheticGraph(1000, 1600)
const graph = graphIndex(nodes, links)

const makeView = (
  state: Partial<ListState>,
  available: FacetSource[] = ['graph'],
  candidates?: ListViewInput['candidates'],
) =>
  makeListView({
    candidates,
    list: projectList,
    index: projectList.index({ items: projectItems(nodes), graph }),
    state: { page: 1, filters: {}, ...state },
    names: nameLookup({ countries: [{ code: 'CH', name: 'Switzerland' }], industries: [], graph }),
    available: new Set(available),
    omitted: 0,
  })

const getOptions = (state: Partial<ListState>, key: string) =>
  makeView(state).facets.find((facet) => facet.key === key)?.options ?? []

test('offers the options that have records, the most frequent first or in a fixed order', () => {
  const options = getOptions({}, 'status')
  expect(options.map(([value]) => value)).toEqual([
    'Launched',
    'Pilot',
    'Announced',
    'Discontinued',
    'none',
  ])
  expect(options.every(([, , count]) => count > 0)).toBe(true)
  const named = getOptions({}, 'standard').filter(([value]) => value !== 'none')
  expect(named.length).toBeGreaterThan(1)
  expect(named).toEqual(
    named.toSorted(([, a, countA], [, b, countB]) => countB - countA || byName(a, b)),
  )
  expect(getOptions({}, 'year').map(([, name]) => name)[0]).toBe('2026')
})

test('offers the first options of a long facet, and all of an open one by name', () => {
  const facetIn = (state: Partial<ListState>) => {
    const facet = makeView(state).facets.find(({ key }) => key === 'managed-by')
    if (!facet) throw new Error('There is no such facet')
    return facet
  }
  const collapsed = facetIn({})
  expect(collapsed.options).toHaveLength(7)
  const expanded = facetIn({ open: 'managed-by' })
  expect([expanded.options.length, collapsed.optionCount]).toEqual([
    expanded.optionCount,
    expanded.optionCount,
  ])
  expect(expanded.options.at(-1)?.[0]).toBe('none')
  const names = expanded.options.slice(0, -1).map(([, name]) => name)
  expect(names).toEqual(names.toSorted(byName))
  const rare = expanded.options.find(([value]) => collapsed.options.every(([one]) => one !== value))
  const withRare = facetIn({ filters: { 'managed-by': [rare?.[0] ?? ''] } })
  expect(withRare.options).toHaveLength(8)
  expect(withRare.options.map(([value]) => value)).toContain(rare?.[0])
})

test('later facets have no options until one of them or of their group is used', () => {
  const sent = (state: Partial<ListState>) =>
    withoutCollapsedOptions(makeView(state).facets, { filters: {}, ...state })
      .filter(({ options }) => options.length > 0)
      .map(({ key }) => key)
  const first = sent({})
  expect(first).toContain('status')
  expect(first).not.toContain('standard')
  expect(sent({ open: 'standard' })).toEqual([...first, 'standard'])
  const [[ledger = ''] = []] = getOptions({}, 'ledger')
  expect(sent({ filters: { ledger: [ledger] } })).toContain('ledger')
})

test('leaves out facets whose data is missing, and states this if they are requested', () => {
  const all = makeView({}).total
  const view = makeView({ filters: { 'uses-ssi': ['yes'] } }, ['graph', 'projects', 'countries'])
  expect(view).toMatchObject({ reduced: true, total: all })
  expect(view.facets.map(({ key }) => key)).not.toContain('uses-ssi')
  const plain = makeView({}, ['graph', 'projects', 'countries'])
  expect([plain.reduced, plain.facets.some(({ key }) => key === 'region')]).toEqual([
    undefined,
    true,
  ])
  expect(makeView({}, ['graph']).reduced).toBe(true)
})

test('keeps the selected option even if it has no records', () => {
  expect(getOptions({ filters: { country: ['ZZ'] } }, 'country')).toContainEqual(['ZZ', 'ZZ', 0])
  expect(getOptions({ filters: { standard: ['99'] } }, 'standard')).toContainEqual([
    '99',
    'No. 99',
    0,
  ])
})

test('makes different titles by filter, text, order and page', () => {
  const states: Partial<ListState>[] = [
    {},
    { page: 2 },
    { q: 'a' },
    { sort: 'name' },
    { filters: { country: ['CH'] } },
    { filters: { type: ['Consortium'] } },
    { filters: { status: ['Launched', 'Pilot'] } },
  ]
  const titles = states.map((state) => makeView(state).title)
  expect(titles).toEqual([
    'Projects',
    'Projects · page 2',
    'Projects · “a”',
    'Projects · Name, A to Z',
    'Projects · Based in: Switzerland',
    'Consortia',
    'Projects · Status: Launched or Pilot',
  ])
})

test('titles a cited list for readers', () => {
  const getTitle = (state: Partial<ListState>) => {
    const { heading, facets, state: shown } = makeView(state)
    return citedTitle(heading, facets, shown)
  }
  expect(getTitle({})).toBe('Projects')
  expect(getTitle({ page: 2, sort: 'name' })).toBe('Projects')
  expect(getTitle({ filters: { type: ['Consortium'] } })).toBe('Consortia')
  expect(getTitle({ q: 'a', filters: { status: ['Launched', 'Pilot'], country: ['CH'] } })).toBe(
    'Projects: matching “a”, status Launched or Pilot, based in Switzerland',
  )
})

test('offers any or all of the values of a facet of which a record has several, and titles the list so', () => {
  const several = ['1', '2']
  const { facets, title } = makeView({ filters: { standard: several, 'standard-match': ['all'] } })
  const matches = new Map(facets.map(({ key, match }) => [key, match]))
  expect([matches.get('standard'), matches.get('ledger'), matches.get('status')]).toEqual([
    'all',
    'any',
    undefined,
  ])
  expect(title).toMatch(/^Projects · Standard: .+ and /)
})

test('summarizes the number of matching records and of all records', () => {
  expect(makeView({}).summary).toBe('140 projects and consortia')
  expect(makeView({ filters: { type: ['Consortium'] } }).summary).toBe(
    '20 of 140 projects and consortia',
  )
})

test('without a graph, shows the list with the filters that its items have', () => {
  const view = makeListView({
    list: projectList,
    index: projectList.index({
      items: [project(1, { type: 'Consortium', stats: { total_links: 1, score: 2 } })],
    }),
    state: { page: 1, filters: {} },
    names: nameLookup({ countries: [], industries: [] }),
    available: new Set(),
    omitted: 0,
  })
  expect(view).toMatchObject({ reduced: true, pages: 1 })
  expect(view.facets.map(({ key }) => key)).toEqual(['type', 'status', 'country', 'group', 'year'])
  expect(view.rows).toEqual([
    { id: 1, name: 'Project 1', tag: 'consortium', cells: { score: '2.0' } },
  ])
})

test('states that it shows a guess, if it shows any results', () => {
  const ids = new Set(nodes.slice(0, 50).map(({ id }) => Number(id.split('-')[1])))
  const candidates = { ids, guess: { q: 'walet', text: 'wallet' } }
  const { guess } = makeView({ q: 'walet' }, undefined, candidates)
  expect(guess?.note).toBe('No project name contains “walet”. Showing projects for “wallet”.')
  expect(makeView({ q: 'wallet' }, undefined, { ids })).not.toHaveProperty('guess')
  const nothing = { ids: new Set<number>(), guess: { q: 'walet' } }
  expect(makeView({ q: 'walet' }, undefined, nothing)).not.toHaveProperty('guess')
})

test('the list of projects states how many of their statuses have a source', () => {
  const index = projectList.index({ items: projectItems(nodes), graph })
  const [item] = projectItems(nodes)
  if (!item) throw new Error('There are projects')
  const find = (...sources: (string | null)[]) =>
    listFinding(
      'projects',
      index,
      sources.map((status_source) => ({ ...item, status: 'Pilot', status_source })),
    )
  expect(find('https://a.example/', null)).toMatch(
    /status\. 1 of the 2 known statuses has a source\.$/,
  )
  expect(find(null)).toMatch(/with no known status\.$/)
})

test('files and citations of a guess use the corrected text; without a correction there are none', () => {
  const state = { q: 'walet', page: 1, filters: { status: ['Pilot'] } }
  expect(exactState(state, undefined)).toBe(state)
  expect(exactState(state, { q: 'walet', text: 'wallet' })).toEqual({ ...state, q: 'wallet' })
  expect(exactState(state, { q: 'walet' })).toBeUndefined()
  expect(exactState(state, { q: 'the text before', text: 'x' })).toBe(state)
})

test('the list of projects states how many there are at each status, with and without filters', () => {
  const { finding } = makeView({})
  expect(finding).toMatch(
    /^[\d,]+ projects and consortia: [\d,]+ launched, .+ with no known status\.$/,
  )
  expect(makeView({ filters: { status: ['Pilot'] } }).finding).toBe(finding)
})
