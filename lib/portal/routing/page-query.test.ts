import { expect, test } from 'vitest'
import {
  maxValues,
  parseCanonicalListQuery,
  serializeListState,
} from '@/lib/portal/list/list-state'
import { canonicalQuery, pageParameters, requestParameters } from './page-query'

const canonical = (query: string) => canonicalQuery('/projects', new URLSearchParams(query))

test('writes a query in one way', () => {
  expect(canonical('type=Consortium&page=2&q=z%C3%BCrich')).toBe(
    'page=2&q=z%C3%BCrich&type=Consortium',
  )
  expect(canonical(canonical('q=a+b&type=DID%20Project'))).toBe('q=a+b&type=DID+Project')
})

test('leaves out defaults, unknown keys and unknown values', () => {
  expect(canonical('')).toBe('')
  expect(canonical('page=1&q=&type=')).toBe('')
  expect(canonical('utm_source=x&type=Ministry&q=%20%20')).toBe('')
  expect(canonical('__proto__=1&constructor=2')).toBe('')
})

test('accepts facets and orders of the list, in their canonical spelling', () => {
  expect(canonical('country=ch&status=Pilot&sort=-name')).toBe('country=CH&sort=-name&status=Pilot')
  expect(canonical('sort=-score')).toBe('')
  expect(canonical('did-method=1234567890123&ledger=7')).toBe('did-method=1234567890123&ledger=7')
  const onCountries = (query: string) => canonicalQuery('/countries', new URLSearchParams(query))
  expect(onCountries('records=all&page=3&country=CH')).toBe('page=3&records=all')
  expect(canonicalQuery('/industries', new URLSearchParams('page=3'))).toBe('')
})

test('accepts several values of a facet, each once, in one order', () => {
  expect(canonical('status=Pilot&status=Launched&status=Pilot')).toBe(
    'status=Launched&status=Pilot',
  )
  expect(canonical('country=de&country=&country=ch&country=x')).toBe('country=CH&country=DE')
  expect(canonical('standard=12&standard=none&standard=7')).toBe(
    'standard=12&standard=7&standard=none',
  )
  expect(canonical('uses-ssi=yes&uses-ssi=perhaps&year=2021')).toBe('uses-ssi=yes&year=2021')
  expect(canonical('open=country&open=ledger')).toBe('open=country')
  expect(canonical('open=page')).toBe('')
  const many = Array.from({ length: maxValues + 30 }, (_, id) => `ledger=${id + 1}`).join('&')
  expect(new URLSearchParams(canonical(many)).getAll('ledger')).toHaveLength(maxValues)
})

test('states that all values are needed only where there are several', () => {
  const both = 'standard=12&standard=7'
  expect(canonical(`standard-match=all&${both}`)).toBe(`${both}&standard-match=all`)
  expect(canonical(`${both}&standard-match=any`)).toBe(both)
  expect(canonical(`${both}&standard-match=&ledger-match=all`)).toBe(both)
  expect(canonical('standard=7&standard-match=all')).toBe('standard=7')
  expect(
    canonicalQuery('/lists/projects.csv', new URLSearchParams(`standard-match=all&${both}`)),
  ).toBe(`${both}&standard-match=all`)
  expect(canonicalQuery('/explore', new URLSearchParams(`standard-match=all&${both}`))).toBe(
    `${both}&standard-match=all`,
  )
})

test('accepts earlier names of the value for undisclosed', () => {
  expect(canonical('status=Failed+to+Disclose&uses-ssi=undisclosed&technology=unknown')).toBe(
    'status=none&technology=none&uses-ssi=none',
  )
})

test('drops hostile values', () => {
  for (const query of [
    'country=CHE',
    'country=%F0%9F%87%A8',
    'type=none',
    'status=launched',
    'industry=0',
    'industry=1e3',
    'industry=01',
    'standard=99999999999999999999',
    'standard=1%00',
    'sort=-',
    'sort=--name',
    'sort=constructor',
    'toString=1',
    'records=all',
  ]) {
    expect(canonical(query), query).toBe('')
  }
})

test('writes the queries of a list and of its data alike', () => {
  for (const family of ['projects', 'entities', 'regulations', 'dlts', 'countries']) {
    const query = new URLSearchParams(
      'q=a&page=2&type=Public&country=none&country=DE&sort=-name&x=y',
    )
    const written = canonicalQuery(`/${family}`, query)
    expect(written).not.toBe('')
    expect(canonicalQuery(`/lists/${family}`, query)).toBe(written)
    expect(serializeListState(parseCanonicalListQuery(written))).toBe(written)
  }
})

test('corrects invalid page numbers', () => {
  for (const page of ['0', '1.5', 'two', '1e3', '9999999999999999']) {
    expect(canonical(`page=${page}`), page).toBe('')
  }
  expect(canonical('page=007')).toBe('page=7')
})

test('trims and truncates the text, never within a character', () => {
  expect(canonical('q=+a%0A%09b+')).toBe('q=a+b')
  expect(canonical(`q=${'a'.repeat(300)}`)).toBe(`q=${'a'.repeat(200)}`)
  const emoji = encodeURIComponent('🪪')
  expect(canonical(`q=${'a'.repeat(199)}${emoji}`)).toBe(`q=${'a'.repeat(199)}`)
})

test('accepts no query on other paths', () => {
  for (const path of ['/', '/about', '/projects/118', 'constructor', '__proto__']) {
    expect(canonicalQuery(path, new URLSearchParams('q=a')), path).toBe('')
  }
})

test('pages and files read the canonical parameters of any query', async () => {
  const searchParams = Promise.resolve({
    status: ['Pilot', 'Launched'],
    page: '1',
    typ: 'x',
    utm_source: 'y',
    q: undefined,
  })
  const written = 'ignored=typ%3Ax&status=Launched&status=Pilot'
  expect(String(await pageParameters('/projects', { searchParams }))).toBe(written)
  const request = new Request('http://localhost/lists/projects?q=+a&page=1')
  expect(String(requestParameters(request))).toBe('q=a')
  const feed = new Request('http://localhost/feeds/projects.atom?sort=name&country=ch')
  expect(String(requestParameters(feed, '/projects.atom'))).toBe('country=CH')
})

test('the page, the frame and the picture of the network accept these queries', () => {
  const query = new URLSearchParams('node=a&theme=all')
  for (const path of ['/graph', '/embed/graph', '/graph/picture.svg', '/graph/picture.png']) {
    expect(canonicalQuery(path, query), path).toBe('node=a')
  }
})

test('the form of corrections accepts a record and a fact, in one spelling', () => {
  const onForm = (query: string) => canonicalQuery('/corrections/new', new URLSearchParams(query))
  expect(onForm('record=projects/118&fact=launch_date')).toBe(
    'record=projects/118&fact=launch_date',
  )
  expect(onForm('x=1&fact=standards%3Adid-core&record=%2Fprojects%2F118-commonpass')).toBe(
    'record=projects/118&fact=standards:did-core',
  )
  expect(onForm('record=countries/CH&fact=%3Cb%3E')).toBe('record=countries/CH')
  expect(onForm('record=projects/new&fact=status')).toBe('record=projects/new')
  expect(onForm('record=countries/new')).toBe('')
  for (const query of ['', 'fact=launch_date', 'record=projects', 'record=../118', 'record=x/1']) {
    expect(onForm(query), query).toBe('')
  }
  const sent = new URLSearchParams('record=projects/118&fact=launch_date')
  expect(canonicalQuery('/corrections/sent', sent)).toBe('record=projects/118')
})
