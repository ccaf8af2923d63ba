import { expect, test } from 'vitest'
import { families, getWords } from '@/lib/contract/families'
import type { SearchResult } from '@/lib/contract/search'
import { countValues } from '@/lib/text/group-by'
import { call, get } from './client'

const search = (query: string) => get<SearchResult[]>(`/search?query=${encodeURIComponent(query)}`)

const family = ({ id }: SearchResult): string => id.replace(/-\d+$/, '')

test('returns at most five results of each resource, of every resource by default', async () => {
  const results = await get<SearchResult[]>('/search')
  const counts = countValues(results.map(family))
  const prefixes = families.flatMap((name) => getWords(name).prefix ?? [])
  expect([...counts.keys()].sort()).toEqual([...prefixes, 'region'].sort())
  expect(Math.max(...counts.values())).toBe(5)
})

test('an exact name comes first, ignoring case', async () => {
  expect((await search('GERMANY'))[0]).toEqual({
    id: 'country-276',
    title: 'Germany',
    type: 'Country',
    code: 'DE',
    countryFilter: 'DE',
    regionFilter: null,
  })
  expect((await search('european union'))[0]).toMatchObject({
    type: 'Region',
    code: 'EU',
    countryFilter: null,
    regionFilter: 'European Union',
  })
})

test('DID methods are found without their prefix, and only geographic items carry codes', async () => {
  const found = (await search('web')).find((result) => result.type === 'DID Method')
  expect(found).toMatchObject({ title: 'web', code: null, countryFilter: null, regionFilter: null })
})

test('characters that are special in databases are literal', async () => {
  for (const query of ['%', '_', '"', "'", '*', 'a OR b', 'NEAR(', '\\', '\u0000', '💥', ')(']) {
    expect((await call(`/search?query=${encodeURIComponent(query)}`)).status, query).toBe(200)
  }
  for (const query of ['%%%', '\u0000', '\u0301']) expect(await search(query)).toEqual([])
  expect(await search('no such name anywhere')).toEqual([])
})

test('results beyond the contract come last: other word orders, spellings and languages', async () => {
  const first = async (query: string) => (await search(query))[0]?.title
  for (const query of ['Schweiz', 'スイス', 'switserland']) {
    expect(await first(query), query).toBe('Switzerland')
  }
  expect(await first('foundation openwallet')).toMatch(/^OpenWallet Foundation/)
  const dutch = await search('dutch')
  const names = dutch.filter(({ title }) => /dutch/i.test(title))
  expect(names.length).toBeGreaterThan(0)
  expect(dutch.slice(0, names.length)).toEqual(names)
  expect(dutch.slice(names.length).map(({ title }) => title)).toContain('Netherlands')
})
