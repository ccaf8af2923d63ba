import { expect, test } from 'vitest'
import { cacheControl } from '@/lib/contract/headers'
import { getCacheLifetime, getPageLifetime, shortLifetime } from './cache-lifetime'

test('reads the lifetimes of the contract', () => {
  expect(getCacheLifetime(cacheControl.detail)).toEqual({ stale: 60, revalidate: 300, expire: 900 })
  expect(getCacheLifetime(cacheControl.list)).toEqual({ stale: 30, revalidate: 120, expire: 720 })
})

test('uses max-age for every value if it is the only directive, and keeps expire above revalidate', () => {
  expect(getCacheLifetime('public, max-age=86400')).toEqual({
    stale: 86400,
    revalidate: 86400,
    expire: 86401,
  })
})

test('shortens the lifetime of the terms on pages to that of a record, and no other', () => {
  const terms = getCacheLifetime(cacheControl.terms)
  expect(terms.revalidate).toBe(86400)
  expect(getPageLifetime('/terms', terms)).toEqual(getCacheLifetime(cacheControl.detail))
  expect(getPageLifetime('/terms', shortLifetime)).toEqual(shortLifetime)
  const links = getCacheLifetime(cacheControl.graph)
  expect(getPageLifetime('/graph/links', links)).toEqual(links)
})

test('stays within the limits of Next.js', () => {
  expect(getCacheLifetime('max-age=0, s-maxage=0')).toEqual({
    stale: 30,
    revalidate: 1,
    expire: 300,
  })
  expect(getCacheLifetime('s-maxage=60')).toEqual({ stale: 30, revalidate: 60, expire: 300 })
  expect(getCacheLifetime('max-age=99999999999999999999')).toEqual({
    stale: 31536000,
    revalidate: 31536000,
    expire: 31536001,
  })
})

test('treats a response without the header as a list', () => {
  expect(getCacheLifetime(undefined)).toEqual(getCacheLifetime(cacheControl.list))
})

test('gives a short lifetime to invalid headers and to responses that must not be cached', () => {
  for (const header of ['', 'public', 'max-age=soon', 'no-store', 'private, max-age=60']) {
    expect(getCacheLifetime(header), String(header)).toEqual(shortLifetime)
  }
})

test('reads directives in any case, with spaces and quotes', () => {
  expect(getCacheLifetime('Public,S-MaxAge = "120" , MAX-AGE=40')).toEqual({
    stale: 40,
    revalidate: 120,
    expire: 300,
  })
})
