import { expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { maxQueryLength } from '@/lib/text/search-text'
import {
  canonicalDevelopersQuery,
  endpointAddress,
  endpointGroups,
  findEndpoint,
  findPlaces,
  getContents,
} from './contents'
import { guides } from './guides'

const labels = (query: string) => findPlaces(query, true).map(({ label }) => label)

test('has every guide and endpoint once, at an address of its own', () => {
  const places = getContents(true).flatMap((group) => group.places)
  expect(places).toHaveLength(guides.length + endpoints.length)
  expect(new Set(places.map(({ address }) => address)).size).toBe(places.length)
  const anchors = places.flatMap(({ anchor = [] }) => anchor)
  expect(new Set(anchors).size).toBe(anchors.length)
  for (const endpoint of endpoints) {
    const [slug = ''] = endpointAddress(endpoint).split('/').slice(-1)
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)+$/)
    expect(findEndpoint(slug)).toBe(endpoint)
  }
  expect(findEndpoint('nothing')).toBeUndefined()
})

test('omits guides that do not apply to another API', () => {
  const addresses = (isOwn: boolean) =>
    getContents(isOwn).flatMap(({ places }) => places.map(({ address }) => address))
  expect(addresses(true)).toContain('/developers/guides/mcp')
  expect(addresses(false)).not.toContain('/developers/guides/mcp')
  expect(findPlaces('language models', false)).toEqual([])
})

test('finds pages by title, path, group, purpose and parameter, in any case', () => {
  expect(labels('ETAG')[0]).toBe('Cache with ETags')
  expect(labels('graph nodes')).toContain('Get all graph nodes')
  expect(labels('listDltInstances')).toEqual(['List ledgers'])
  expect(labels('manager_sector')).toEqual(['List projects'])
  expect(labels('rate limits')[0]).toBe('Rate limits')
  expect(labels('xylophone')).toEqual([])
})

test('the query of a search is trimmed and bounded, and nothing else is part of it', () => {
  const canonical = (query: string) => canonicalDevelopersQuery(new URLSearchParams(query))
  expect(canonical('q=+paging+&page=2')).toBe('q=paging')
  expect(canonical('q=+')).toBe('')
  expect(canonical('other=1')).toBe('')
  expect(canonical(`q=${'x'.repeat(900)}`)).toBe(`q=${'x'.repeat(maxQueryLength)}`)
})

test('has a title for people and at least one endpoint in each group', () => {
  for (const { name, title, endpoints: own } of endpointGroups) {
    expect(title, name).toMatch(/^[A-Z]/)
    expect(own.length, name).toBeGreaterThan(0)
  }
  const ledgers = endpointGroups.find(({ name }) => name === 'dlt-instances')
  expect(ledgers?.endpoints.map(({ path }) => path)).toEqual([
    '/dlt-instances',
    '/dlt-instances/{id}',
  ])
  expect(endpointGroups.find(({ name }) => name === 'entities')?.title).toBe('Organizations')
})
