import { expect, test } from 'vitest'
import { canonicalSearchQuery, versionOfSearch } from './search-query'

const canonical = (query: string) => canonicalSearchQuery(new URLSearchParams(query))

test('keeps the text and a version, and drops what means nothing', () => {
  expect(canonical('version=2026.11.20&q=gaia++x&page=2&x=y')).toBe('q=gaia+x&version=2026.11.20')
  expect(canonical('q=wallet')).toBe('q=wallet')
  expect(canonical('version=2026-11-20&q=')).toBe('')
  expect(canonical(canonical('version=2026.11.20'))).toBe('version=2026.11.20')
})

test('takes only what has the form of a version for one', () => {
  const getVersion = (query: string) => versionOfSearch(new URLSearchParams(query))
  expect(getVersion('version=2026.11.20')).toBe('2026.11.20')
  expect(getVersion('version=../../x')).toBeUndefined()
  expect(getVersion('q=2026.11.20')).toBeUndefined()
})
