import { expect, test } from 'vitest'
import { type PageAddress, pageAddress } from './page-address'

function getPage(url: string, headers = {}): PageAddress & { kind: 'page' } {
  const address = pageAddress(url, headers)
  if (address.kind !== 'page') throw new Error(`${url} is not a page: ${JSON.stringify(address)}`)
  return address
}

/** Where an address redirects to. Undefined if it does not. */
function getLocation(url: string): string | undefined {
  const address = pageAddress(url, {})
  return address.kind === 'redirect' ? address.location : undefined
}

const payload = { rsc: '1' }

test('gives each page a key of its own', () => {
  const urls = ['/', '/projects', '/projects?page=2', '/projects?q=a', '/projects/1']
  expect(new Set(urls.map((url) => getPage(url).key)).size).toBe(urls.length)
})

test('gives all addresses that no page can have one key', () => {
  const odd = [
    '/a\\b',
    '/<script>',
    '/%zz',
    '/%ff',
    '/é',
    '/a\u0000',
    '/"',
    '/../etc/passwd',
    '/./about',
    '/a/..',
    '/.%2E/about',
    `/${'a'.repeat(600)}`,
    'about',
    '*',
    '/_next/projects/48',
    '/_next/data/build/index.json',
    '/about.rsc',
    '/about.segments/_tree.segment.rsc',
  ]
  for (const url of odd) {
    expect(getPage(url).key, url).toBe(getPage('/missing').key)
    expect(getPage(`${url}?q=1`).request.target, url).toBe('/missing')
  }
})

test('redirects a path to its one spelling, and in one step to that of its query', () => {
  const spellings = {
    '/%70rojects/118-%61lpine': '/projects/118-alpine',
    '/versions/%32026.11.22/projects': '/versions/2026.11.22/projects',
    '/z%c3%bcrich': '/z%C3%BCrich',
    '/%7Ea%2db': '/~a-b',
    '/projects/': '/projects',
    '//evil.example.org//a': '/evil.example.org/a',
    '///': '/',
    '/projects//?page=2&page=1': '/projects?page=2',
    '/%70rojects?utm_source=x': '/projects',
    '/Projects/118?page=2': '/projects/118',
    '/Search?q=a%00b': '/search?q=a+b',
    '/Wallets': '/wallets',
    '//%57allets/': '/wallets',
    '/countries/DE': undefined,
    '/%2570rojects': undefined,
    '/a%2Fb%21': undefined,
    '/projects': undefined,
    '/': undefined,
  }
  for (const [url, location] of Object.entries(spellings)) {
    expect(getLocation(url), url).toBe(location)
    if (location !== undefined) expect(getPage(location).request.target).toBe(location)
  }
})

test('all spellings of a payload, and of a query, have one key', () => {
  expect(getPage('/%70rojects/?_rsc=1', payload).key).toBe(getPage('/projects', payload).key)
  expect(getPage('/projects?page=%32&%73tatus=%50ilot').key).toBe(
    getPage('/projects?page=2&status=Pilot').key,
  )
  expect(getPage('/search?q=z%c3%bcrich+id').key).toBe(getPage('/search?q=z%C3%BCrich%20id').key)
})

test('leaves names with dots, signs and encoded letters alone', () => {
  for (const url of [
    '/a.b',
    '/..a',
    '/a..',
    '/.well-known/x',
    '/z%C3%BCrich',
    "/a~b!$&'()*+,;=:@-_",
  ]) {
    expect(getPage(url).request.target, url).toBe(url)
  }
})

test('redirects a query to its one form', () => {
  const redirects = {
    '/projects?utm_source=x': '/projects',
    '/projects?page=1': '/projects',
    '/projects?': undefined,
    '/projects?q=a&page=2': '/projects?page=2&q=a',
    '/projects?page=2&q=%61': undefined,
    '/projects?type=Nothing&q=z%C3%BCrich': '/projects?ignored=type%3ANothing&q=z%C3%BCrich',
    '/projects?statsu=Launched': '/projects?ignored=statsu%3ALaunched',
    '/projects?ignored=statsu%3ALaunched': undefined,
    '/projects?ignored=statsu:Launched&utm_source=x': '/projects?ignored=statsu%3ALaunched',
    '/about?q=a': '/about',
    '/?fbclid=1': '/',
    '/projects/118?__proto__=1': '/projects/118',
  }
  for (const [url, location] of Object.entries(redirects)) {
    expect(getLocation(url), url).toBe(location)
  }
})

test('redirects to addresses that need no further redirect, on this site', () => {
  for (const url of [
    '/projects?b=1&a=2',
    '/projects?q=%20%20a%20%20b&x',
    '/projects?page=2?page=3',
    '/projects?q=a%26b=c&q=d',
    '/about?//evil.example.org',
    '/projects?q=%F0%9F%AA%AA&z',
    '/projects?country=XX-nope&statsu=%22%3Cb%3E%3A%F0%9F%AA%AA&year=2021',
    `/projects?statsu=${'a'.repeat(300)}`,
    '/projects?ignored=a&ignored=status:Pilot&ignored=__proto__:1',
  ]) {
    const location = getLocation(url) ?? ''
    expect(location, url).toMatch(/^\/(?!\/)/)
    expect(getPage(location).request.target, url).toBe(location)
  }
})

test('drops the parameter of the client router', () => {
  expect(getPage('/about?_rsc=1x2y3').key).toBe(getPage('/about').key)
  expect(getPage('/projects?q=a&_rsc=1').key).toBe(getPage('/projects?q=a').key)
  expect(getPage('/about?_rsc=1', payload)).toEqual(getPage('/about?_rsc=2', payload))
})

test('keeps documents and payloads apart', () => {
  expect(getPage('/about', payload).key).not.toBe(getPage('/about').key)
  expect(getPage('/about', payload).request.headers).toEqual({ rsc: '1' })
})

test('accepts only 1 as the value of the payload header', () => {
  for (const rsc of ['0', 'true', '', '11', '1, 1', ['1'], undefined]) {
    expect(getPage('/about', { rsc }), String(rsc)).toEqual(getPage('/about'))
  }
})

test('ignores other headers in requests to the renderer and in cache keys', () => {
  const others = {
    cookie: 'a=b',
    'user-agent': 'x',
    'x-middleware-subrequest': 'y',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-router-state-tree': '%5B%22%22%5D',
    'next-url': '/evil',
    host: 'evil.example.org',
    'x-forwarded-host': 'evil.example.org',
  }
  expect(getPage('/about', others)).toEqual(getPage('/about'))
  expect(getPage('/about', { ...others, ...payload })).toEqual(getPage('/about', payload))
})

test('never redirects a payload, and gives it the key of the canonical query', () => {
  expect(getPage('/projects?utm_source=x&_rsc=1', payload).key).toBe(
    getPage('/projects', payload).key,
  )
})

test('parses the absolute form of an address, with any host', () => {
  expect(getPage('http://evil.example.org/about').key).toBe(getPage('/about').key)
})

test('treats a comma and its escape as the same address', () => {
  const address = getPage('/compare?ids=118,48')
  expect(getPage('/compare?ids=118%2C48')).toEqual(address)
  expect(address.request.target).toBe('/compare?ids=118,48')
  expect(getLocation('/compare?add=7&ids=118%2C48')).toBe('/compare?ids=118,48,7')
})

test('refuses a file with an invalid query, but not a page with the same query', () => {
  expect(pageAddress('/lists/projects.csv?standards=43', {})).toEqual({
    kind: 'refused',
    reason: expect.stringContaining('Did you mean “standard”?'),
  })
  expect(getLocation('/projects?standards=43')).toBe('/projects?ignored=standards%3A43')
  expect(getLocation('/lists/projects.csv?status=Pilot&standard=43')).toBe(
    '/lists/projects.csv?standard=43&status=Pilot',
  )
})
