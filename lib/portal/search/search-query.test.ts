import { expect, test } from 'vitest'
import {
  canonicalSearchQuery,
  searchAddress,
  versionOfSearch,
} from '@/lib/portal/search/search-query'

const canonical = (query: string) => canonicalSearchQuery(new URLSearchParams(query))

test('keeps the text and a version, and drops meaningless parameters', () => {
  expect(canonical('version=2026.11.20&q=gaia++x&page=2&x=y')).toBe('q=gaia+x&version=2026.11.20')
  expect(canonical('q=wallet')).toBe('q=wallet')
  expect(canonical('version=2026-11-20&q=')).toBe('')
  expect(canonical(canonical('version=2026.11.20'))).toBe('version=2026.11.20')
})

test('keeps the filters of a text in one order', () => {
  expect(canonical('status=Pilot&q=x&family=projects&country=de&kind=Wallet')).toBe(
    'country=DE&family=projects&kind=Wallet&q=x&status=Pilot',
  )
  expect(canonical('q=x&status=other&family=things&kind=&country=Germany')).toBe('q=x')
  expect(canonical('status=none&q=x')).toBe('q=x&status=none')
  expect(canonical('status=Pilot')).toBe('')
})

test('has pages only for the results of a single family', () => {
  expect(canonical('q=x&page=2&family=projects')).toBe('family=projects&page=2&q=x')
  expect(canonical('q=x&page=1&family=projects')).toBe('family=projects&q=x')
  expect(canonical('q=x&page=-2&family=projects')).toBe('family=projects&q=x')
  expect(canonical('q=x&page=2&country=DE')).toBe('country=DE&q=x')
  expect(searchAddress('x', { family: 'projects' }, 2)).toBe('/search?family=projects&page=2&q=x')
})

test('accepts only well-formed versions', () => {
  const getVersion = (query: string) => versionOfSearch(new URLSearchParams(query))
  expect(getVersion('version=2026.11.20')).toBe('2026.11.20')
  expect(getVersion('version=../../x')).toBeUndefined()
  expect(getVersion('q=2026.11.20')).toBeUndefined()
})
