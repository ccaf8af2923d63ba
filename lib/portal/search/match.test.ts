import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { matchIn } from './match'

const marked = (name: string, query: string): string | undefined => {
  const range = matchIn(name, query)
  return range && name.slice(...range)
}

test('finds the part of a name that a query means, however either is written', () => {
  expect(marked('European Wallet', 'wal')).toBe('Wal')
  expect(marked('Kanton Zürich', 'zurich')).toBe('Zürich')
  expect(marked('Zu\u0308rich', 'ZÜR')).toBe('Zu\u0308r')
  expect(marked('Straße 5', 'strasse')).toBe('Straße')
  expect(marked('did:ebsi', 'EBSI')).toBe('ebsi')
  expect(marked('A\u00a0B', 'a b')).toBe('A\u00a0B')
})

test('finds nothing for a query that is not there or says nothing', () => {
  expect(matchIn('Wallet', 'purse')).toBeUndefined()
  expect(matchIn('Wallet', ' ')).toBeUndefined()
  expect(matchIn('Wallet', '\u0301')).toBeUndefined()
  expect(matchIn('', 'a')).toBeUndefined()
})

test('stays within the name for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, query) => {
      const [start, end] = matchIn(name, query) ?? [0, 0]
      return start >= 0 && start <= end && end <= name.length
    }),
  )
})
