import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/tests/fixtures/any-text'
import { fold, foldedWords, fullestTexts, spelled } from './fold'

test('removes case and diacritics', () => {
  const folded = {
    Zürich: 'zurich',
    'ÉTAT CIVIL': 'etat civil',
    'São Tomé': 'sao tome',
    Łódź: 'lodz',
    Øresund: 'oresund',
    Đorđe: 'dorde',
    'Straße STRASSE ẞ': 'strasse strasse ss',
    'İstanbul ısı': 'istanbul isi',
    'ﬁle Ⅳ': 'file iv',
    Ελλάδα: 'ελλαδα',
  }
  for (const [text, expected] of Object.entries(folded)) expect(fold(text), text).toBe(expected)
})

test('treats composed and decomposed letters alike', () => {
  expect(fold('Z\u0075\u0308rich')).toBe(fold('Z\u00fcrich'))
})

test('spells a text with its diacritics, in small letters and in one way', () => {
  expect(spelled('ZU\u0308RICH')).toBe('z\u00fcrich')
  expect(spelled('Øresund Łódź')).toBe('øresund łódź')
})

test('replaces white space and control characters by single spaces', () => {
  expect(fold('  a\t\n b\u00a0c\u0000d\u200be ')).toBe('a b c d e')
  for (const text of ['', ' ', '\n\t', '\u0000', '\u0301']) expect(fold(text)).toBe('')
})

test('keeps other scripts and punctuation', () => {
  expect(fold('数字身份')).toBe('数字身份')
  expect(fold('50% "a_b" O’Hara!')).toBe('50% "a_b" o’hara!')
})

test('does not change a text that is folded already', () => {
  fc.assert(
    fc.property(anyText(), (text) => fold(fold(text)) === fold(text)),
    { numRuns: 1000, seed: 1 },
  )
})

test('separates words at every character other than letters and digits', () => {
  expect(foldedWords('did:web (w3c) a-b_c "d"')).toBe('did web w3c a b c d')
  expect(foldedWords('--- !')).toBe('')
})

test('omits texts that differ only in capitals, or are part of another text', () => {
  expect(fullestTexts(['Head of Unit', 'Head of unit'])).toEqual(['Head of Unit'])
  expect(fullestTexts(['Head of mobility', 'Head of Mobility at the WEF'])).toEqual([
    'Head of Mobility at the WEF',
  ])
  expect(fullestTexts(['Technical contributor', 'Presenter and technical contributor'])).toEqual([
    'Presenter and technical contributor',
  ])
})

test('keeps texts that only contain the same words', () => {
  const roles = ['Director', 'Deputy director', 'Chair']
  expect(fullestTexts(roles)).toEqual(roles)
})
