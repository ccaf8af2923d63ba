import { expect, test } from 'vitest'
import { canonicalQuery } from '@/lib/portal/routing/page-query'
import { parseSourceQuery, sourceFilters, sourceListAddress, sourcesPath } from './source-query'

const canonical = (path: string, query: string) => canonicalQuery(path, new URLSearchParams(query))

test('writes the query of sources in one way, and drops meaningless parameters', () => {
  expect(canonical('/sources', 'status=gone&q=+wallet++x&kind=press&page=02&utm=1')).toBe(
    'kind=press&page=2&q=wallet+x&status=gone',
  )
  expect(canonical('/sources', 'kind=gossip&status=&publisher=+&page=-1&q=')).toBe('')
  expect(canonical('/sources', 'kind=__proto__&status=constructor&page=1e3')).toBe('')
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
