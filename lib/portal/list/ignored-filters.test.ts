import { expect, test } from 'vitest'
import { answeredQuery, canonicalQuery } from '@/lib/portal/routing/page-query'
import { ignoredFilters } from './ignored-filters'

const state = { page: 1, filters: {} }

const answered = (query: string, path = '/projects') =>
  answeredQuery(path, new URLSearchParams(query))

/** The ignored filters of the page that answers a query. */
const ignored = (query: string, path = '/projects') =>
  ignoredFilters(path, answered(query, path), state)

test('names a misspelled filter, and links to the filter that is probably meant', () => {
  expect(ignored('statsu=Launched')).toEqual([
    {
      name: 'statsu',
      value: 'Launched',
      instead: { label: 'Status', value: 'Launched', address: '/projects?status=Launched' },
    },
  ])
  expect(ignored('did_method=106')[0]?.instead?.address).toBe('/projects?did-method=106')
  expect(ignored('typ=Consortium')[0]?.instead?.address).toBe('/projects?type=Consortium')
  expect(ignored('county=ch')[0]?.instead?.address).toBe('/projects?country=CH')
  expect(ignored('Satus=perhaps')[0]?.instead).toEqual({
    label: 'Status',
    address: '/projects?open=status',
  })
})

test('names a value that a filter cannot have, and links to its values', () => {
  expect(ignored('country=XX-nope')).toEqual([
    {
      name: 'country',
      value: 'XX-nope',
      label: 'Based in',
      instead: { label: 'Based in', address: '/projects?open=country' },
    },
  ])
  expect(ignored('status=launched')[0]?.instead?.address).toBe('/projects?status=Launched')
})

test('names an unknown order and an invalid page', () => {
  expect(ignored('sort=-scor')).toEqual([{ name: 'sort', value: '-scor' }])
  for (const page of ['two', '0', '-1', '1.5']) {
    expect(ignored(`page=${page}`)).toEqual([{ name: 'page', value: page }])
  }
  expect(ignored('page=2', '/industries')).toEqual([{ name: 'page', value: '2' }])
  for (const query of ['page=3&sort=name', 'sort=-score&page=1', 'page=001']) {
    expect(ignored(query), query).toEqual([])
  }
  expect(answered('sort=-score&page=1')).toBe('')
})

test('a list as of a version names the filters that it ignores, and nothing else', () => {
  const path = '/versions/2026.11.22/projects'
  expect(ignored('standards=43&sort=x&page=y', path)).toEqual([
    {
      name: 'standards',
      value: '43',
      instead: { label: expect.any(String), value: '43', address: `${path}?standard=43` },
    },
  ])
  const [country] = ignored('country=Switzerland', path)
  expect(country?.instead?.address).toBe('/projects?open=country')
})

test('keeps other filters, and adds the ignored filters', () => {
  const query = answered('country=CH&status=Pilot&status=launched&page=2')
  expect(query).toBe('ignored=status%3Alaunched&country=CH&page=2&status=Pilot')
  const filters = { country: ['CH'], status: ['Pilot'] }
  const [one] = ignoredFilters('/projects', query, { page: 2, filters })
  expect(one?.instead?.address).toBe('/projects?country=CH&status=Launched&status=Pilot')
})

test('a value that is chosen already is not named', () => {
  const query = answered('status=launched&status=Launched')
  const chosen = { page: 1, filters: { status: ['Launched'] } }
  expect(ignoredFilters('/projects', query, chosen)).toEqual([])
})

test('silently drops tracking parameters, empty parameters, and parameters that resemble no filter', () => {
  for (const query of [
    'utm_source=x&utm_medium=y&utm_campaign=z&utm_term=t&utm_content=c&utm_id=i',
    'fbclid=1&gclid=2&gbraid=3&wbraid=4&dclid=5&msclkid=6&yclid=7&ttclid=8&twclid=9&li_fat_id=1',
    'ref=a&source=b&via=c&mc_cid=d&mc_eid=e&igshid=f&si=g&_ga=h&_gl=i&srsltid=j&spm=k&trk=l',
    'status=&statsu=&status=%20',
    '__proto__=1&constructor=2&toString=3',
    'page=&sort=&open=page&q=',
    'a=1&b=2&x',
    'usg=AOvVaw0x&did=1&cid=2',
    'sta:tus=X&status%E4%B8%80=X&%E2%80%AEstatus=X&stat%0Aus=X',
    'statsu=a%00b',
  ]) {
    expect(answered(query), query).toBe('')
  }
  for (const path of ['/', '/about', '/projects/118', '/explore', '/lists/projects', '/search']) {
    const query = 'statsu=Launched&ignored=statsu:Launched'
    expect(answered(query, path), path).toBe(canonicalQuery(path, new URLSearchParams(query)))
  }
})

test('the page names only what the list ignores, for any address', () => {
  for (const query of [
    'ignored=',
    'ignored=free text',
    'ignored=status:Pilot',
    'ignored=utm_source:x',
    'ignored=ignored:ignored',
    `ignored=${'status'.repeat(20)}:x`,
  ]) {
    expect(answered(query), query).toBe('')
  }
  expect(answered('usg=AOvVaw0x', '/did-methods')).toBe('')
  const late = `${'x=1&'.repeat(50)}statsu=Launched`
  expect(answered(late)).toBe('')
  const many = Array.from({ length: 50 }, (_, number) => `status=wrong${number}`).join('&')
  expect(ignored(many)).toHaveLength(3)
})

test('the answered query is its own, also with hostile values', () => {
  for (const query of [
    'statsu=Launched&country=CH',
    `country=${'x'.repeat(400)}`,
    `region=${'x'.repeat(150)}`,
    'status=%3Cscript%3E%22%26%3A%3A%3D',
    `status=${'a'.repeat(199)}${encodeURIComponent('🪪')}`,
    'status[]=Pilot',
  ]) {
    const once = answered(query)
    expect(once, query).toContain('ignored=')
    expect(answered(once), query).toBe(once)
  }
  expect(ignored('records=many', '/countries')).toEqual([])
})
