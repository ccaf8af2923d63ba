import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/tests/fixtures/any-text'
import { beginning, printable, textTable } from './lines'

test('leaves visible text unchanged', () => {
  for (const text of ['Zürich: «Digital ID», 42 %', '身分証明書', 'הזהות הדיגיטלית', '🪪 "a\\b"']) {
    expect(printable(text)).toBe(text)
  }
})

test('escapes terminal controls, direction changes and invisible characters', () => {
  expect(printable('\u001b[2J')).toBe('\\u001b[2J')
  expect(printable('\u009b31m\u007f')).toBe('\\u009b31m\\u007f')
  expect(printable('a\u202eb\u2066c\u200f')).toBe('a\\u202eb\\u2066c\\u200f')
  expect(printable('a\r\nb\u2028c\u2029')).toBe('a\\u000d\\u000ab\\u2028c\\u2029')
  expect(printable('\u200b\ufeff\ud800')).toBe('\\u200b\\ufeff\\ud800')
  expect(printable('\u{e0041}')).toBe('\\udb40\\udc41')
})

test('JSON stays the same JSON, on one line', () => {
  fc.assert(
    fc.property(anyText(50), (text) => {
      const line = printable(JSON.stringify({ text }))
      return (
        !/[\p{C}\p{Zl}\p{Zp}]/u.test(line) &&
        JSON.stringify(JSON.parse(line)) === JSON.stringify({ text })
      )
    }),
    { numRuns: 50 },
  )
})

test('aligns texts to the left and numbers to the right, under their titles', () => {
  expect(
    textTable(
      ['record', 'facts', 'missing'],
      [
        ['projects/alpine-id', 9, ''],
        ['people/ada', 1200, 'website'],
      ],
    ),
  ).toEqual([
    'record              facts  missing',
    'projects/alpine-id      9',
    'people/ada           1200  website',
  ])
})

test('a table without rows has only its head', () => {
  expect(textTable(['a', 'b'], [])).toEqual(['a  b'])
})

test('the beginning of a text ends with a whole word', () => {
  expect(beginning('To test wallets, and more', 17)).toBe('To test wallets\u00A0…')
  expect(beginning('To test wallets', 17)).toBe('To test wallets')
})
