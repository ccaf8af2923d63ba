import { expect, test } from 'vitest'
import type { GraphNode } from '@/lib/contract/graph'
import { type GraphIndex, graphIndex } from '@/lib/portal/graph/graph-index'
import { link, node } from '@/tests/fixtures/graph'
import { projectItems } from '@/tests/fixtures/project-items'
import { country } from '@/tests/fixtures/projects'
import { syntheticGraph } from '@/tests/fixtures/synthetic-graph'
import { countryList } from './definitions/countries'
import { projectFacets } from './definitions/project-facets'
import { projectList as projects } from './definitions/projects'
import type { RecordSubject } from './list-definition'
import { listResults } from './list-results'
import type { Filters, ListState } from './list-state'

const project = (id: number, more: Partial<GraphNode> = {}) => node(`project-${id}`, more)
const follows = (from: number, to: number, type = 'Follows') =>
  link(`project-${from}`, type, `standard-${to}`)

const indexOf = (graph: GraphIndex) =>
  projects.index({ items: projectItems(graph.nodes.values()), graph })

const graph = graphIndex(
  [
    project(1, { status: 'Pilot', country: 'CH', score: 10, launch: '2021' }),
    project(2, { status: 'Pilot', country: 'DE', score: 30, launch: '2023' }),
    project(3, {
      status: 'Launched',
      country: 'CH',
      score: 20,
      launch: '2022',
      type: 'Consortium',
    }),
    project(4, { country: 'CH' }),
    node('standard-7'),
    node('standard-8'),
  ],
  [follows(1, 7), follows(1, 7, 'Management'), follows(1, 8), follows(2, 7)],
)
const index = indexOf(graph)

const results = (state: Partial<ListState>, candidates?: number[]) => {
  const { positions, counts, ...rest } = listResults(
    projects,
    index,
    { page: 1, filters: {}, ...state },
    candidates && new Set(candidates),
  )
  const getCounts = (key: string) => Object.fromEntries(counts.get(key) ?? [])
  return { ...rest, ids: positions.map((position) => index.ids[position]), getCounts }
}

test('shows all records in the default order, records without a value last', () => {
  expect(results({}).ids).toEqual([2, 3, 1, 4])
  expect(results({ sort: 'launched' }).ids).toEqual([1, 3, 2, 4])
  expect(results({ sort: '-name' }).ids).toEqual([4, 3, 2, 1])
})

test('names the choices without which a list would not be empty', () => {
  const filters = { status: ['Launched'], country: ['DE'] }
  expect(results({ filters }).obstacles).toEqual([
    { key: 'status', count: 1 },
    { key: 'country', count: 1 },
  ])
  const three = { ...filters, standard: ['7'] }
  expect(results({ filters: three }).obstacles).toEqual([{ key: 'status', count: 1 }])
  expect(results({ filters: { status: ['Pilot'] } }, [4]).obstacles).toEqual([
    { key: 'status', count: 1 },
    { count: 2 },
  ])
  expect(results({ filters: { ...three, type: ['Consortium'] } }).obstacles).toEqual([])
  expect(results({ filters: { status: ['Pilot'] } }).obstacles).toEqual([])
})

test('counts a record once for a value that it has by two links', () => {
  expect(results({}).getCounts('standard')).toEqual({ 7: 2, 8: 1, none: 2 })
})

test('a list is empty for an unknown value, a search without results, and a page after the last', () => {
  expect(results({ filters: { country: ['ZZ'] } }).ids).toEqual([])
  expect(results({ filters: { country: ['ZZ'] } }).getCounts('country')).toEqual({ CH: 3, DE: 1 })
  expect(results({}, []).total).toBe(0)
  expect(results({ page: 1e14 })).toMatchObject({ total: 4, ids: [] })
})

test('agrees with a simple implementation on a large graph, for any filters', () => {
  const { nodes, links } = syntheticGraph(2000, 3000)
  const large = graphIndex(nodes, links)
  const all = projectItems(nodes).map((item): RecordSubject<'projects'> => {
    const node = large.nodes.get(`project-${item.id}`) ?? project(0)
    return {
      item,
      node,
      neighbours: large.neighbours(node.id),
      graph: large,
    }
  })
  const fits = (subject: RecordSubject<'projects'>, filters: Filters) =>
    projectFacets.every(({ key, values }) => {
      const selected = filters[key]
      return selected === undefined || values(subject).some((value) => selected.includes(value))
    })
  const [sample, other] = [all[3], all[8]]
  if (!sample || !other) throw new Error('The synthetic graph has no projects')
  const chosen = projectFacets.map(({ key, values }) => {
    const selected = new Set([...values(sample).slice(0, 1), ...values(other).slice(0, 1)])
    return [key, [...selected]] as const
  })
  expect(chosen.filter(([, values]) => values.length > 0).length).toBeGreaterThan(3)
  for (let count = 0; count <= chosen.length; count += 1) {
    const filters = Object.fromEntries(chosen.slice(0, count))
    const { total, counts } = listResults(projects, indexOf(large), {
      page: 1,
      filters,
    })
    expect(total).toBe(all.filter((subject) => fits(subject, filters)).length)
    const expected = projectFacets.map(({ key, values }) => {
      const { [key]: _, ...others } = filters
      const ofFacet: Record<string, number> = {}
      for (const subject of all.filter((each) => fits(each, others))) {
        for (const value of values(subject)) ofFacet[value] = (ofFacet[value] ?? 0) + 1
      }
      return [key, ofFacet]
    })
    const found = projectFacets.map(({ key }) => [key, Object.fromEntries(counts.get(key) ?? [])])
    expect(found).toEqual(expected)
  }
})

test('sorts ties by name and id, in both directions', () => {
  const tied = [5, 3, 9, 1].map((id) => project(id, { title: id > 4 ? 'B' : 'A', score: 1 }))
  const even = indexOf(graphIndex(tied, []))
  expect(even.order('-launched').map((position) => even.ids[position])).toEqual([1, 3, 5, 9])
  expect(even.order('score').map((position) => even.ids[position])).toEqual([1, 3, 5, 9])
})

test('hides countries without any record by default, does not count them, and shows the list without pages', () => {
  const many = Array.from({ length: 60 }, (_, id) =>
    country(id + 1, 'AA', `Country ${id}`, { projects_hq: id % 2 }),
  )
  const countries = countryList.index({ items: many })
  const shown = (filters: Filters) => listResults(countryList, countries, { page: 1, filters })
  expect(shown({})).toMatchObject({ total: 30, hiddenCount: 30 })
  expect(shown({}).positions).toHaveLength(30)
  expect(shown({ records: ['all'] })).toMatchObject({ total: 60, hiddenCount: 0 })
  const countWith = (filters: Filters) => shown(filters).counts.get('group')?.get('none')
  expect([countWith({}), countWith({ records: ['all'] })]).toEqual([30, 60])
})

test('finds records with all values of a facet, and counts only values that they have', () => {
  const filters = { standard: ['7', '8'] }
  expect(results({ filters }).ids).toEqual([2, 1])
  const all = results({ filters: { ...filters, 'standard-match': ['all'] } })
  expect([all.total, all.ids]).toEqual([1, [1]])
  expect(all.getCounts('standard')).toEqual({ 7: 1, 8: 1 })
  expect(all.getCounts('country')).toEqual({ CH: 1 })
})
