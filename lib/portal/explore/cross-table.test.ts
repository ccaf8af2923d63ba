import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import type { FacetSource } from '@/lib/portal/list/list-definition'
import { lists } from '@/lib/portal/list/list-definitions'
import { stateOfQuery } from '@/lib/portal/list/list-query'
import type { Filters } from '@/lib/portal/list/list-state'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { link, node } from '@/tests/fixtures/graph'
import { listedCount } from '@/tests/fixtures/listed-count'
import { projectItems } from '@/tests/fixtures/project-items'
import { syntheticGraph } from '@/tests/fixtures/synthetic-graph'
import { syntheticProjectFacts } from '@/tests/fixtures/synthetic-project-facts'
import { axes } from './axes'
import { type CrossTable, withoutUndisclosed } from './cross-table'
import { type ExploreState, plainState } from './explore-query'
import { makeExploreView } from './explore-view'
import { tableMembers } from './table-members'

const { nodes, links } = syntheticGraph(130, 400)
const graph = graphIndex(nodes, links)
const facts = syntheticProjectFacts(nodes)
const index = lists.projects.index({ items: projectItems(nodes), graph, facts })
const industries = Array.from({ length: 14 }, (_, id) => ({ id: id + 1, name: `Industry ${id}` }))
const names = nameLookup({ countries: [], industries, graph })
const available = new Set<FacetSource>(['graph', ...facts.sources])

function getTable(state: Partial<ExploreState>): CrossTable {
  const { table } = makeExploreView({ index, names, available, state: { ...plainState, ...state } })
  if (!table) throw new Error('There is no table')
  return table
}

/** The cells whose number differs from that of their list, and those without a list. */
function wrongCells({ cells }: CrossTable): string[] {
  return cells.flat().flatMap(({ count, address }) => {
    if (count === 0) return address === undefined ? [] : [`${address} for no project`]
    if (address === undefined) return [`${count} projects without a list`]
    const total = listedCount(index, address)
    return total === count ? [] : [`${address}: ${count} in the cell, ${total} in the list`]
  })
}

const pairs = axes.flatMap((rows) =>
  axes.filter((columns) => columns !== rows).map((columns) => [rows.key, columns.key] as const),
)

test('each cell of each pair of axes has the number of the list that it links to', () => {
  expect(pairs.length).toBe(axes.length * (axes.length - 1))
  const tables = pairs.map(([rows, columns]) => ({
    name: `${rows} by ${columns}`,
    ...getTable({ rows, columns }),
  }))
  const wrong = tables.flatMap((table) => wrongCells(table).map((cell) => `${table.name}: ${cell}`))
  expect(wrong).toEqual([])
  const cells = tables.flatMap((table) => table.cells.flat()).filter(({ count }) => count > 0)
  expect(cells.length).toBeGreaterThan(pairs.length * 5)
})

test('each cell has the number of its list with filters too, also by the axes, and with all rows and columns', () => {
  const [country, other] = nodes.flatMap((node) => node.country ?? [])
  const standards = index.values.get('standard')?.find(({ length }) => length > 1) ?? []
  expect(standards.length).toBeGreaterThan(1)
  const selections: Filters[] = [
    { status: ['Launched', 'Pilot'] },
    { country: [country ?? '', other ?? ''], type: ['DID Project'] },
    { year: ['2020', 'none'], status: ['Launched'], 'uses-ssi': ['yes', 'none'] },
    { standard: standards.slice(0, 2), 'standard-match': ['all'] },
  ]
  for (const filters of selections) {
    for (const [rows, columns] of [
      ['country', 'status'],
      ['year', 'technology'],
      ['standard', 'did-method'],
    ] as const) {
      const state = { rows, columns, filters, allRows: true, allColumns: true }
      expect(wrongCells(getTable(state)), `${rows} by ${columns}`).toEqual([])
    }
  }
})

test('with a text, only the projects that it finds are counted, and each cell links to a list with the text', () => {
  const ids = new Set(index.ids.filter((id) => id % 3 === 0))
  const filters = { status: ['Launched', 'Pilot'] }
  const state = { ...plainState, rows: 'year', columns: 'status', q: 'wallet', filters }
  const candidates = { ids }
  const view = makeExploreView({ index, names, available, state, candidates })
  const { members } = tableMembers(index, state, names, ids)
  expect(members.length).toBeGreaterThan(0)
  expect(members.length).toBeLessThan(getTable({ ...state, q: undefined }).total)
  expect(view.table?.total).toBe(members.length)
  expect(view.filters.map(({ text }) => text)).toEqual([
    'Search: “wallet”',
    'Status: Launched or Pilot',
  ])
  const addresses = view.table?.cells.flat().flatMap(({ address }) => address ?? []) ?? []
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(address).toContain('q=wallet')
  const statuses = view.facets.find(({ key }) => key === 'status')?.options ?? []
  for (const [value, , count] of statuses.filter(([value]) => filters.status.includes(value))) {
    const having = members.filter(({ columns }) => columns.includes(value))
    expect(count, value).toBe(having.length)
  }
})

test('shows the first rows and columns, the rest as one, and all on demand', () => {
  const first = getTable({ rows: 'managed-by', columns: 'partner' })
  const kinds = first.rows.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'value')).toHaveLength(12)
  expect(kinds.slice(12)).toEqual(['other', 'none', 'all'])
  expect(first.rows[12]?.name).toBe(`${first.rowCount - 12} others`)
  const whole = getTable({ rows: 'managed-by', columns: 'partner', allRows: true })
  expect(whole.rows.filter(({ kind }) => kind === 'value')).toHaveLength(whole.rowCount)
  expect(whole.rows.some(({ kind }) => kind === 'other')).toBe(false)
})

test('ranks rows by the projects that have a value in the columns, among equals by all projects', () => {
  const countries = ['CA', 'CA', 'CA', 'CH', 'BT', 'BT', 'AT']
  const projects = countries.map((country, at) => node(`project-${at + 1}`, { country }))
  const ledger = (id: number) => link(`project-${id}`, 'DLTinstancesupport', 'dltinstance-1')
  const few = graphIndex([...projects, node('dltinstance-1')], [ledger(4), ledger(5)])
  const { table } = makeExploreView({
    index: lists.projects.index({ items: projectItems(few.nodes.values()), graph: few }),
    names,
    available,
    state: { ...plainState, rows: 'country', columns: 'ledger' },
  })
  const order = table?.rows.flatMap(({ kind, values }) => (kind === 'value' ? values : []))
  expect(order).toEqual(['BT', 'CH', 'CA', 'AT'])
})

test('the projects of a table add up to its numbers', () => {
  const state = { ...plainState, rows: 'standard', columns: 'status', allRows: true }
  const { rows, columns, cells, total } = getTable(state)
  const { members, rowNames } = tableMembers(index, state, names)
  expect(members).toHaveLength(total)
  for (const groups of [rows, columns]) expect(groups.map(({ kind }) => kind)).toContain('value')
  rows.forEach((row, place) => {
    columns.forEach((column, at) => {
      if (row.kind !== 'value' || column.kind !== 'value') return
      const [one = '', other = ''] = [row.values?.[0], column.values?.[0]]
      expect(rowNames[one]).toBe(row.name)
      const own = members.filter((member) => member.rows.includes(one))
      expect(own.filter((member) => member.columns.includes(other))).toHaveLength(
        cells[place]?.[at]?.count ?? 0,
      )
    })
  })
})

test('has no table where the data of an axis is missing, and no filter by it', () => {
  const {
    table,
    axes: known,
    state,
  } = makeExploreView({
    index,
    names,
    available: new Set<FacetSource>(['graph']),
    state: { ...plainState, rows: 'region', filters: { region: ['Europe'], status: ['Pilot'] } },
  })
  expect(table).toBeUndefined()
  expect(known.map(({ key }) => key)).not.toContain('region')
  expect(state.filters).toEqual({ status: ['Pilot'] })
})

test('a ledger of unknown technology counts as a technology that is not disclosed', () => {
  const some = nodes.filter(({ id }) => id.startsWith('project-')).slice(0, 3)
  const technology = ['dltinstance-1', 'dltinstance-2', 'dlt-1'].map((id) => node(id))
  const [known, unknown] = some.map(({ id }) => id)
  const few = graphIndex(
    [...some, ...technology],
    [
      link('dltinstance-1', 'DLT based on', 'dlt-1'),
      link(known ?? '', 'DLTinstancesupport', 'dltinstance-1'),
      link(known ?? '', 'DLTinstancesupport', 'dltinstance-2'),
      link(unknown ?? '', 'DLTinstancesupport', 'dltinstance-2'),
    ],
  )
  const { table } = makeExploreView({
    index: lists.projects.index({ items: projectItems(few.nodes.values()), graph: few, facts }),
    names: nameLookup({ countries: [], industries, graph: few }),
    available,
    state: { ...plainState, rows: 'technology', columns: 'ledger' },
  })
  const all = table?.cells.map((cells) => cells.at(-1))
  expect(table?.rows.map(({ name, kind }, at) => [name, kind, all?.[at]])).toEqual([
    ['Synthetic dlt-1', 'value', { count: 1, address: '/projects?technology=1' }],
    ['Not disclosed', 'none', { count: 2, address: '/projects?technology=none' }],
    ['All', 'all', { count: 3, address: '/projects' }],
  ])
  expect([table?.rowCount, table?.inRows]).toEqual([1, 1])
  const list = stateOfQuery('/projects', 'technology=unknown')
  expect(list?.filters).toEqual({ technology: ['none'] })
})

test('rows and columns that only state that no value is known can be hidden, and “All” counts them', () => {
  const whole = getTable({ rows: 'standard', columns: 'ledger', allRows: true })
  const shown = withoutUndisclosed(whole)
  const kinds = (table: CrossTable) => [...table.rows, ...table.columns].map(({ kind }) => kind)
  expect(kinds(whole)).toContain('none')
  expect(kinds(shown)).not.toContain('none')
  expect(shown.cells.at(-1)?.at(-1)).toEqual(whole.cells.at(-1)?.at(-1))
  const known = shown.columns.flatMap(({ kind }, at) => (kind === 'all' ? [] : [at]))
  const empty = shown.cells.filter((row) => known.every((at) => row[at]?.count === 0))
  expect(empty).toEqual([])
  const full = getTable({ rows: 'region', columns: 'status' })
  expect(withoutUndisclosed(withoutUndisclosed(full))).toEqual(withoutUndisclosed(full))
})
