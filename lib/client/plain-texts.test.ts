import { expect, test } from '@playwright/test'
import { plainText, plainTexts } from './plain-texts'

test('leaves ordinary texts as they are, in every script', () => {
  for (const text of [
    '',
    'Zürich',
    '電子身分証',
    'هوية رقمية',
    '<b>bold</b> & "quoted"',
    'a\n\tb\r\n',
    '👩‍👩‍👧',
  ]) {
    expect(plainText(text)).toBe(text)
  }
})

test('drops what would change the text around it', () => {
  expect(plainText('a\u0000b\u001bc\u007fd\u0085e')).toBe('abcde')
  expect(plainText('\u202eevil\u202c \u2067x\u2069')).toBe('evil x')
})

test('makes of half a character what can stand in an address', () => {
  for (const text of ['\ud800', 'a\udc00b', '👩'.slice(0, 1)]) {
    expect(() => encodeURIComponent(plainText(text))).not.toThrow()
  }
})

test('ends a text that is too long for a page', () => {
  const short = plainText('👩'.repeat(50_000))
  expect(short.length).toBe(20_001)
  expect(short.endsWith('…')).toBe(true)
})

test('reaches every text of a document, and nothing else', () => {
  const document = { a: ['x\u0000', 1, null, true], b: { c: 'y\u202e' } }
  expect(plainTexts(document)).toEqual({ a: ['x', 1, null, true], b: { c: 'y' } })
  expect(document.a[0]).toBe('x\u0000')
})
