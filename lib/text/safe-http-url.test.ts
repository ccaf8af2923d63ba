import { expect, test } from 'vitest'
import { getHost, getSite, safeHttpUrl } from './safe-http-url'

test('accepts http and https URLs', () => {
  expect(safeHttpUrl('https://www.example.org/a?b#c')?.href).toBe('https://www.example.org/a?b#c')
  expect(safeHttpUrl(' HTTP://EXAMPLE.org ')?.href).toBe('http://example.org/')
})

test('rejects everything else', () => {
  const others = [
    null,
    undefined,
    '',
    'example.org',
    '/path',
    '//example.org',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'mailto:a@example.org',
    'https://user@example.org',
    'https://user:word@example.org',
    'https://:word@example.org',
    'https://',
    'http://[::1',
  ]
  for (const text of others) expect(safeHttpUrl(text), String(text)).toBeUndefined()
})

test('shortens a host to its name', () => {
  expect(getHost(new URL('https://www.example.org:8443/a'))).toBe('example.org')
})

test('adds the account to the host on GitHub only', () => {
  expect(getSite(new URL('https://github.com/w3c/did'))).toBe('github.com/w3c')
  expect(getSite(new URL('https://github.com/'))).toBe('github.com')
  expect(getSite(new URL('https://www.example.org/w3c'))).toBe('example.org')
})
