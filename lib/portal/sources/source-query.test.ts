import { expect, test } from 'vitest'
import { canonicalQuery } from '@/lib/portal/routing/page-query'
import { aSource } from '@/tests/fixtures/sources'
import { selectSources } from './select-sources'
import {
  nextSort,
  parseSourceQuery,
  type SourceListState,
  sourceFilters,
  sourceListAddress,
  sourcesPath,
} from './source-query'

const canonical = (path: string, query: string) => canonicalQuery(path, new URLSearchParams(query))

test('writes the query of sources in one way, and drops meaningless parameters', () => {
  expect(canonical('/sources', 'status=gone&q=+wallet++x&kind=press&page=02&utm=1')).toBe(
    'kind=press&page=2&q=wallet+x&status=gone',
  )
  expect(canonical('/sources', 'kind=gossip&status=&publisher=+&page=-1&q=')).toBe('')
  expect(canonical('/sources', 'kind=__proto__&status=constructor&page=1e3')).toBe('')
})

test('the list is sorted by a column, except while searching', () => {
  expect(canonical('/sources', 'sort=-seen&kind=press')).toBe('kind=press&sort=-seen')
  expect(canonical('/sources', 'sort=-facts')).toBe('')
  expect(canonical('/sources', 'sort=seen&q=wallet')).toBe('q=wallet')
  expect(canonical('/sources', 'sort=id')).toBe('')
  expect(canonical('/sources/publishers', 'sort=kind')).toBe('')
  expect(nextSort('seen', '-facts')).toBe('-seen')
  expect(nextSort('facts', '-facts')).toBe('facts')
  expect(nextSort('title', 'title')).toBe('-title')
})

test('sorts the sources that have the filters', () => {
  const sources = [
    aSource({ id: 1, title: 'B', seen: '2026-01-02', kind: 'press' }),
    aSource({ id: 2, title: 'A', seen: '2026-03-02', kind: 'press' }),
    aSource({ id: 3, title: 'C', seen: undefined, kind: 'code' }),
  ]
  const select = (state: Partial<SourceListState>) =>
    selectSources(sources, { page: 1, ...state }).map(({ id }) => id)
  expect(select({})).toEqual([1, 2, 3])
  expect(select({ sort: 'title' })).toEqual([2, 1, 3])
  expect(select({ sort: '-seen' })).toEqual([2, 1, 3])
  expect(select({ sort: 'kind' })).toEqual([3, 1, 2])
  expect(select({ sort: 'seen', kind: 'press' })).toEqual([1, 2])
})

test('finds a text in title, publisher or address, first where it has exactly the letter that was typed', () => {
  const sources = [
    aSource({ id: 1, title: 'Okonomie', publisher: 'Press', url: 'https://a.example/' }),
    aSource({ id: 2, title: 'Ökonomie', publisher: 'Press', url: 'https://b.example/' }),
    aSource({ id: 3, title: undefined, publisher: 'Office', url: 'https://c.example/' }),
  ]
  const find = (q: string) => selectSources(sources, { page: 1, q }).map(({ id }) => id)
  expect(find('ö')).toEqual([2, 1, 3])
  expect(find('PRESS')).toEqual([1, 2])
  expect(find('c.example')).toEqual([3])
})

test('publishers are filtered by name and kind only', () => {
  expect(canonical('/sources/publishers', 'q=a&kind=press&status=gone&publisher=b&page=3')).toBe(
    'kind=press&page=3&q=a',
  )
})

test('a state is written and read back', () => {
  const state = {
    q: 'a&b',
    kind: 'code',
    publisher: 'Ärzte & Co',
    status: 'moved',
    page: 3,
  } as const
  const address = sourceListAddress(sourcesPath, state)
  expect(parseSourceQuery(new URL(address, 'https://a.example').searchParams)).toEqual(state)
  expect(sourceFilters(state)).toEqual({
    q: 'a&b',
    kind: 'code',
    publisher: 'Ärzte & Co',
    status: 'moved',
  })
  expect(sourceListAddress(sourcesPath, { page: 1 })).toBe('/sources')
})
