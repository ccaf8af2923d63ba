import { expect, test } from 'vitest'
import { linkHeader, typedLinks } from './typed-links'

const head = (
  links: string,
  canonical = '<link rel="canonical" href="https://a.example.org/p/1-x"/>',
) => `<html><head>${canonical}${links}</head><body></body></html>`

const makeHeader = (html: string) => linkHeader(typedLinks(html))

/** The values of a header with a given relation. */
const getStated = (relation: string, links: string, canonical?: string) =>
  makeHeader(head(links, canonical))
    ?.split(', ')
    .filter((value) => value.includes(`rel="${relation}"`))

test('has a header with the links of the head, as full addresses', () => {
  const links = [
    '<link rel="alternate describedby" type="text/turtle" href="/p/1-x.ttl"/>',
    '<link rel="alternate item" type="text/csv" href="/p/1-x.csv"/>',
    '<link rel="cite-as" href="https://doi.example.org/10.1234/x"/>',
    '<link rel="type" href="https://schema.org/Dataset"/>',
    '<link rel="type" href="https://schema.org/AboutPage"/>',
    '<link rel="author" href="/about"/>',
    '<link href="https://l.example.org/by?a=1&amp;b=2" rel="license"/>',
  ]
  expect(makeHeader(head(links.join('')))).toBe(
    [
      '<https://a.example.org/linkset.json?page=%2Fp%2F1-x>; rel="linkset"; type="application/linkset+json"',
      '<https://a.example.org/linkset.txt?page=%2Fp%2F1-x>; rel="linkset"; type="application/linkset"',
      '<https://doi.example.org/10.1234/x>; rel="cite-as"',
      '<https://schema.org/Dataset>; rel="type"',
      '<https://schema.org/AboutPage>; rel="type"',
      '<https://a.example.org/about>; rel="author"',
      '<https://l.example.org/by?a=1&b=2>; rel="license"',
      '<https://a.example.org/p/1-x.ttl>; rel="describedby"; type="text/turtle"',
      '<https://a.example.org/p/1-x.csv>; rel="item"; type="text/csv"',
    ].join(', '),
  )
})

test('a page without statements of its own belongs to the dataset, and is cited by its own address', () => {
  expect(getStated('cite-as', '')).toEqual(['<https://a.example.org/p/1-x>; rel="cite-as"'])
  expect(getStated('type', '')).toEqual(['<https://schema.org/WebPage>; rel="type"'])
  expect(getStated('describedby', '')).toEqual([
    '<https://a.example.org/dataset.jsonld>; rel="describedby"; type="application/ld+json"; profile="https://schema.org/"',
  ])
})

test('omits all other links, and links in the body', () => {
  expect(makeHeader(head('<link rel="stylesheet" href="/a.css"/>', ''))).toBeUndefined()
  expect(makeHeader(head('<link rel="stylesheet" href="/a.css"/>'))).not.toContain('a.css')
  expect(
    makeHeader('<head></head><body><link rel="license" href="https://a.example.org"/></body>'),
  ).toBeUndefined()
  expect(makeHeader('no document')).toBeUndefined()
})

test('escapes addresses, so that none starts another header', () => {
  for (const href of [
    'https://a.example.org/&gt;; rel=&quot;license',
    'https://a.example.org/\r\nset-cookie: a=b',
    'javascript:alert(1)',
    'https://[',
    'https://a.example.org/數字',
  ]) {
    const header = makeHeader(head(`<link rel="license" href="${href}"/>`, '')) ?? ''
    expect(header, href).toMatch(/^(?:<https:[!#-;=?-~]+>; rel="license")?$/)
  }
  const typed = '<link rel="license" type="a/b&quot;; rel=&quot;x" href="/l"/>'
  expect(getStated('license', typed)).toEqual(['<https://a.example.org/l>; rel="license"'])
})

test('the header is limited in number and length, and parts of a page come last', () => {
  const many = '<link rel="item" href="/i"/>'.repeat(500)
  expect(makeHeader(head(many))?.split(', ')).toHaveLength(20)
  expect(getStated('type', many)).toHaveLength(1)
  const long = `<link rel="item" href="/${'x'.repeat(1500)}"/>`.repeat(10)
  expect(makeHeader(head(long))?.length).toBeLessThanOrEqual(2048)
  expect(
    makeHeader(head(`<link rel="item" href="https://a.example.org/${'x'.repeat(9000)}"/>`, '')),
  ).toBeUndefined()
  // A long address does not displace shorter ones.
  const query = `<link rel="canonical" href="https://a.example.org/projects?q=${'x'.repeat(1800)}"/>`
  expect(makeHeader(head('<link rel="license" href="/l"/>', query))).toContain('rel="license"')
})
