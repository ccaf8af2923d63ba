import { expect, test } from 'vitest'
import { canonicalQuery } from '@/lib/portal/routing/page-query'
import { axes } from './axes'
import {
  canonicalExploreQuery,
  exploreAddress,
  exploreFileAddress,
  inView,
  parseExploreQuery,
  plainState,
  questions,
  toFileState,
  unknownAxes,
  withoutFilter,
} from './explore-query'
import { exploreTitle } from './explore-view'

const canonical = (query: string) => canonicalExploreQuery(new URLSearchParams(query))

test('serializes each state in one way, without defaults and meaningless parameters', () => {
  expect(canonical('')).toBe('')
  expect(canonical('rows=country&columns=technology&x=y')).toBe('columns=technology&rows=country')
  expect(canonical('rows=region&columns=status&level=National&kind=Wallet')).toBe('')
  expect(canonical('rows=region&columns=status')).toBe('columns=status&rows=region')
  expect(canonical('rows=standard')).toBe('columns=technology&rows=standard')
  expect(
    canonical('status=Pilot&all=rows&columns=status&status=Launched&all=columns&rows=standard'),
  ).toBe('all=columns&all=rows&columns=status&rows=standard&status=Launched&status=Pilot')
  expect(canonical('view=heat-map&view=x')).toBe('')
  expect(canonical('view=list')).toBe('view=list')
  expect(canonical('view=table')).toBe('')
  expect(canonical('view=map&all=cells&page=2&sort=name')).toBe('')
})

test('a text is part of the state, and works like the other filters', () => {
  expect(canonical('view=list&q=++swiss++wallet&rows=year&status=Pilot')).toBe(
    'columns=technology&q=swiss+wallet&rows=year&status=Pilot&view=list',
  )
  const state = { ...plainState, q: 'wallet', filters: { status: ['Pilot'] } }
  expect(exploreAddress(withoutFilter(state, 'q'))).toBe('/explore?status=Pilot')
  expect(exploreAddress(withoutFilter(state, 'status'))).toBe('/explore?q=wallet')
  expect(exploreFileAddress(state, 'csv')).toBe('/explore/table.csv?q=wallet&status=Pilot')
  expect(exploreTitle({ ...state, rows: 'standard', columns: 'status' })).toBe(
    'Standards by status',
  )
})

test('a list has all rows and columns, and its files have them too', () => {
  expect(canonical('all=rows&view=list&rows=year')).toBe('columns=technology&rows=year&view=list')
  const list = inView({ ...plainState, rows: 'year' }, 'list')
  expect(exploreAddress(list)).toBe('/explore?columns=technology&rows=year&view=list')
  expect(exploreFileAddress(list, 'csv')).toBe(
    '/explore/table.csv?all=columns&all=rows&columns=technology&rows=year',
  )
  expect(exploreAddress(inView(list, 'table'))).toBe('/explore?columns=technology&rows=year')
})

test('a file of all rows and columns has as many as a list, and any other file has the visible ones', () => {
  const whole = { ...plainState, allRows: true, allColumns: true }
  expect(toFileState(whole)).toEqual({ ...whole, view: 'list' })
  for (const part of [plainState, { ...whole, allRows: false }, { ...whole, allColumns: false }]) {
    expect(toFileState(part)).toEqual(part)
  }
})

test('replaces columns that equal the rows', () => {
  expect(canonical('rows=status&columns=status')).toBe('columns=year&rows=status')
  expect(canonical('rows=technology')).toBe('columns=status&rows=technology')
})

test('names axes that do not exist, with similar axes', () => {
  expect(canonical('rows=constructor&columns=__proto__')).toBe('columns=__proto__&rows=constructor')
  expect(canonical('rows=nope&status=Pilot')).toBe('rows=nope&status=Pilot')
  const unknown = (query: string) => unknownAxes(new URLSearchParams(query))
  expect(unknown('rows=nope')).toEqual([{ name: 'rows', value: 'nope' }])
  expect(unknown('columns=standards&rows=country')).toEqual([
    { name: 'columns', value: 'standards', similarLabel: 'Standard' },
  ])
  expect(unknown('rows=country')).toEqual([])
})

test('every canonical query stays as it is', () => {
  const queries = axes.flatMap(({ key: rows }) =>
    axes.map(({ key: columns }) => canonical(`rows=${rows}&columns=${columns}`)),
  )
  expect(queries.map(canonical)).toEqual(queries)
})

test('files have the state of the page, but not its form', () => {
  const state = { ...plainState, rows: 'year', allRows: true, view: 'table' } as const
  const address = new URL(exploreFileAddress(state, 'csv'), 'http://localhost')
  expect(address.pathname + address.search).toBe(
    '/explore/table.csv?all=rows&columns=technology&rows=year',
  )
  expect(`?${canonicalQuery(address.pathname, address.searchParams)}`).toBe(address.search)
})

test('each question is an address of its own, in its canonical form, with its words as the title', () => {
  expect(new Set(questions.map(({ address }) => address)).size).toBe(questions.length)
  for (const { title, address } of questions) {
    const { searchParams } = new URL(address, 'http://localhost')
    const state = parseExploreQuery(searchParams)
    expect(exploreAddress(state)).toBe(address)
    expect(exploreTitle(state)).toBe(title)
    if (Object.keys(state.filters).length > 0) continue
    expect(exploreTitle({ ...state, filters: { status: ['Pilot'] } })).toBe(title)
  }
})

test('titles name rows and columns', () => {
  const getTitle = (rows: string, columns: string) => exploreTitle({ ...plainState, rows, columns })
  expect(getTitle('standard', 'regulation')).toBe('Standards by law')
  expect(getTitle('year', 'did-method')).toBe('DID methods by launch year')
  expect(getTitle('region', 'year')).toBe('Projects by region and launch year')
  expect(getTitle('region', 'status')).toBe('Status by region')
})

test('undisclosed values are visible on demand on the page, and always in files', () => {
  expect(canonical('rows=standard&undisclosed=show')).toBe(
    'columns=technology&rows=standard&undisclosed=show',
  )
  expect(canonical('undisclosed=yes')).toBe('')
  const state = parseExploreQuery(new URLSearchParams('rows=standard&undisclosed=show'))
  expect(exploreFileAddress(state, 'csv')).toBe(
    '/explore/table.csv?columns=technology&rows=standard',
  )
})
