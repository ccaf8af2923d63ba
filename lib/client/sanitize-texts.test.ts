import { expect, test } from 'vitest'
import { sanitizeText, sanitizeTexts } from './sanitize-texts'

test('does not change ordinary texts in any script', () => {
  for (const text of [
    '',
    'Zürich',
    '電子身分証',
    'هوية رقمية',
    '<b>bold</b> & "quoted"',
    'a\n\tb\r\n',
    '👩‍👩‍👧',
  ]) {
    expect(sanitizeText(text)).toBe(text)
  }
})

test('removes characters that affect the text around them', () => {
  expect(sanitizeText('a\u0000b\u001bc\u007fd\u0085e')).toBe('abcde')
  expect(sanitizeText('\u202eevil\u202c \u2067x\u2069')).toBe('evil x')
})

test('replaces lone surrogates, so that the text can be encoded in a URL', () => {
  for (const text of ['\ud800', 'a\udc00b', '👩'.slice(0, 1)]) {
    expect(() => encodeURIComponent(sanitizeText(text))).not.toThrow()
  }
})

test('truncates long texts', () => {
  const truncated = sanitizeText('👩'.repeat(50_000))
  expect(truncated.length).toBe(20_001)
  expect(truncated.endsWith('…')).toBe(true)
})

test('sanitizes every text of a document, and changes no other value', () => {
  const document = { a: ['x\u0000', 1, null, true], b: { c: 'y\u202e' } }
  expect(sanitizeTexts(document)).toEqual({ a: ['x', 1, null, true], b: { c: 'y' } })
  expect(document.a[0]).toBe('x\u0000')
})
