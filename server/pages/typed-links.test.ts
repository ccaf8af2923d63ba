import { expect, test } from '@playwright/test'
import { typedLinks } from './typed-links'

const head = (links: string): string =>
  `<html><head><link rel="canonical" href="https://a.example.org/p/1-x"/>${links}</head><body></body></html>`

test('says in a header what the head links to, in whole addresses', () => {
  const links = [
    '<link rel="alternate describedby" type="application/ld+json" href="/p/1-x.jsonld"/>',
    '<link rel="cite-as" href="/p/1-x"/>',
    '<link href="https://l.example.org/by?a=1&amp;b=2" rel="license"/>',
  ]
  expect(typedLinks(head(links.join('')))).toBe(
    [
      '<https://a.example.org/p/1-x.jsonld>; rel="describedby"; type="application/ld+json"',
      '<https://a.example.org/p/1-x>; rel="cite-as"',
      '<https://l.example.org/by?a=1&b=2>; rel="license"',
    ].join(', '),
  )
})

test('leaves out every other link, and all in the body', () => {
  expect(typedLinks(head('<link rel="stylesheet" href="/a.css"/>'))).toBeUndefined()
  expect(
    typedLinks('<head></head><body><link rel="license" href="https://a.example.org"/></body>'),
  ).toBeUndefined()
  expect(typedLinks('no document')).toBeUndefined()
})

test('no address ends its brackets or begins another header', () => {
  for (const href of [
    'https://a.example.org/&gt;; rel=&quot;license',
    'https://a.example.org/\r\nset-cookie: a=b',
    'javascript:alert(1)',
    'https://[',
    'https://a.example.org/數字',
  ]) {
    const header = typedLinks(head(`<link rel="license" href="${href}"/>`)) ?? ''
    expect(header, href).toMatch(/^(?:<https:[!#-;=?-~]+>; rel="license")?$/)
  }
  const typed = head('<link rel="license" type="a/b&quot;; rel=&quot;x" href="/l"/>')
  expect(typedLinks(typed)).toBe('<https://a.example.org/l>; rel="license"')
})

test('is bounded in number and length', () => {
  const many = '<link rel="item" href="/i"/>'.repeat(500)
  expect(typedLinks(head(many))?.split(', ')).toHaveLength(20)
  const long = `<link rel="item" href="/${'x'.repeat(1500)}"/>`.repeat(10)
  expect(typedLinks(head(long))?.length).toBeLessThanOrEqual(4096)
  expect(typedLinks(head(`<link rel="item" href="/${'x'.repeat(9000)}"/>`))).toBeUndefined()
})
