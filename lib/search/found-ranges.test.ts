import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundRanges, queryRange } from './found-ranges'

const part = (name: string, query: string): string | undefined => {
  const range = queryRange(name, query)
  return range && name.slice(...range)
}

const parts = (text: string, query: string, words: string[] = []): string[] =>
  foundRanges(text, query, words).map((range) => text.slice(...range))

test('finds the part of a name that a query means, in any spelling', () => {
  expect(part('European Wallet', 'wal')).toBe('Wal')
  expect(part('Kanton Zürich', 'zurich')).toBe('Zürich')
  expect(part('Zu\u0308rich', 'ZÜR')).toBe('Zu\u0308r')
  expect(part('Zu\u0308rich', 'zu')).toBe('Zu\u0308')
  expect(part('Straße 5', 'strasse')).toBe('Straße')
  expect(part('did:ebsi', 'EBSI')).toBe('ebsi')
  expect(part('A\u00a0B', 'a b')).toBe('A\u00a0B')
})

test('finds nothing for a missing or meaningless query', () => {
  expect(queryRange('Wallet', 'purse')).toBeUndefined()
  expect(queryRange('Wallet', ' ')).toBeUndefined()
  expect(queryRange('Wallet', '\u0301')).toBeUndefined()
  expect(queryRange('', 'a')).toBeUndefined()
})

test('finds a query that is written with other punctuation, at the start of a name', () => {
  expect(parts('Gaia-X Federation Services', 'gaia x')).toEqual(['Gaia-X'])
  expect(parts('JSON-LD 1.1', 'jsonld')).toEqual(['JSON-LD'])
  expect(parts('The Gaia-X', 'gaiax')).toEqual([])
})

test('finds words if the complete query is missing', () => {
  expect(parts('German EUDI Wallet', 'wallet german', ['wallet', 'german'])).toEqual([
    'German',
    'Wallet',
  ])
  expect(parts('Swiss e-ID', 'eid swiss', ['eid', 'swiss'])).toEqual(['Swiss', 'e-ID'])
  expect(parts('(Nursery) places.', 'x', ['nursery', 'places'])).toEqual(['Nursery', 'places'])
  expect(parts('OpenWallet', 'x', ['wallet'])).toEqual(['Wallet'])
  expect(parts('Wallet', 'x', ['walle'])).toEqual([])
})

test('ranges are in order, apart, and within the text for any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      fc.array(fc.string({ minLength: 1, maxLength: 2 })),
      (text, query, words) => {
        let from = 0
        return foundRanges(text, query, words).every(([start, end]) => {
          const fits = from <= start && start <= end && end <= text.length
          from = end
          return fits
        })
      },
    ),
  )
})
