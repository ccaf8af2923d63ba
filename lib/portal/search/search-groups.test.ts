import { expect, test } from '@playwright/test'
import { askedOf, searchGroups } from './search-groups'

const result = (id: string, title: string, type: string, code: string | null = null) => ({
  id,
  title,
  type,
  code,
  countryFilter: null,
  regionFilter: null,
})

test('puts results into families in the order of their best one, each with its address', () => {
  const groups = searchGroups(
    [
      result('country-756', 'Switzerland', 'Country', 'CH'),
      result('project-118', 'Swiss E-ID', 'DID Project'),
      result('entity-7', 'Swisscom', 'Private'),
      result('project-9', 'Swiss Pool', 'Consortium'),
    ],
    'swi',
  )
  expect(groups.map(({ family, title }) => [family, title])).toEqual([
    ['countries', 'Countries'],
    ['projects', 'Projects'],
    ['entities', 'Organizations'],
  ])
  expect(groups.flatMap(({ hits }) => hits.map(({ href, note }) => [href, note]))).toEqual([
    ['/countries/CH', 'CH'],
    ['/projects/118-swiss-e-id', undefined],
    ['/projects/9-swiss-pool', 'Consortium'],
    ['/entities/7-swisscom', 'Private'],
  ])
  expect(groups[0]?.hits[0]?.match).toEqual([0, 3])
})

test('leaves out what has no page: regions, countries without a code, ids that are none', () => {
  const results = [
    result('region-150', 'Europe', 'Region', 'EU'),
    result('country-1', 'Nowhere', 'Country'),
    result('project-x', 'Broken', 'DID Project'),
    result('planet-3', 'Earth', 'Planet'),
  ]
  expect(searchGroups(results, 'e')).toEqual([])
})

test('a query that begins with did: asks for DID methods alone', () => {
  const results = [
    result('didmethod-5', 'ebsi', 'DID Method'),
    result('project-1', 'EBSI', 'DID Project'),
  ]
  expect(askedOf('did:ebsi')).toBe('ebsi')
  const groups = searchGroups(results, 'did:eb')
  expect(groups).toEqual([
    {
      family: 'did-methods',
      title: 'DID methods',
      hits: [{ name: 'did:ebsi', note: undefined, match: [0, 6], href: '/did-methods/5-ebsi' }],
    },
  ])
})
