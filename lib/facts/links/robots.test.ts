import { expect, test } from 'vitest'
import { parseRules, productToken, relevantRules } from './robots'

const origin = 'https://example.org'
const getRules = (text: string) => parseRules(origin, text)
const allowed = (text: string, path: string) => getRules(text).allows(`${origin}${path}`)

test('allows everything where nothing is forbidden', () => {
  for (const text of ['', 'User-agent: *\nDisallow:', '<!doctype html><p>Disallow: /']) {
    expect(allowed(text, '/a'), text).toBe(true)
  }
})

test('obeys the rules for its own name or, without such rules, the rules for all', () => {
  const text = `User-agent: *\nDisallow: /\n\nUser-agent: ${productToken}\nDisallow: /private/\n`
  expect(allowed('User-agent: *\nDisallow: /a', '/abc')).toBe(false)
  expect(allowed(text, '/a')).toBe(true)
  expect(allowed(text, '/private/a')).toBe(false)
})

test('ignores rules for other crawlers', () => {
  const text = 'User-agent: A\nUser-agent: B/2.0\nDisallow: /\nUser-agent: *\nDisallow: /c\n'
  expect(allowed(text, '/a')).toBe(true)
  expect(allowed(text, '/c')).toBe(false)
})

test('supports wildcards, ends of paths, and precedence of the longest rule', () => {
  const text = 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /a/\nAllow: /a/b\n'
  expect(allowed(text, '/x.pdf')).toBe(false)
  expect(allowed(text, '/x.pdf?download')).toBe(true)
  expect(allowed(text, '/a/c')).toBe(false)
  expect(allowed(text, '/a/b')).toBe(true)
})

test('reads a pause in seconds', () => {
  expect(getRules('User-agent: *\nCrawl-delay: 1.5').crawlDelay).toBe(1500)
  for (const delay of ['-1', '0', 'often', '']) {
    expect(getRules(`User-agent: *\nCrawl-delay: ${delay}`).crawlDelay, delay).toBeUndefined()
  }
})

test('stores only the rules that it needs', () => {
  const text = [
    '\ufeff# comment',
    'Sitemap: https://example.org/sitemap.xml',
    'USER-AGENT: A # other',
    'User-agent: B',
    'Disallow: /',
    `user-agent: ${productToken}/1.0`,
    `Disallow: /${'x'.repeat(10_000)}`,
    'Disallow: /a # private',
  ].join('\r\n')
  expect(relevantRules(text).split('\n')).toEqual([
    'user-agent: other',
    'Disallow: /',
    `user-agent: ${productToken.toLowerCase()}`,
    'Disallow: /a # private',
  ])
})

test('parses a file with many crawlers and rules quickly', () => {
  const agents = Array.from({ length: 20_000 }, (_, index) => `User-agent: a${index}\n`).join('')
  const text = `${agents}${'Disallow: /*a*a*a*a*a*b\n'.repeat(10_000)}`
  const since = performance.now()
  expect(allowed(text, `/${'a'.repeat(2_000)}`)).toBe(true)
  expect(performance.now() - since).toBeLessThan(5_000)
})
