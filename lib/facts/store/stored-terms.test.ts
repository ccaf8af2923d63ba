import { expect, test } from '@playwright/test'
import { fold, foldedWords } from '@/lib/text/fold'
import {
  type CommonTerm,
  commonOptions,
  commonSearchTerms,
  commonTerms,
  letterTerm,
  type Named,
  textTerm,
} from './common-terms'
import { maxTextLength } from './frequent-texts'
import { PositionSet } from './position-set'
import { shortToken } from './short-texts'

const words = ['Wallet', 'wallets', 'Zürich', 'e-Wallet', 'aaa', '🪪🪪', 'of']

/** Synthetic names, identical in every run. */
const items: Named[] = Array.from({ length: 150 }, (_, index) => {
  const word = (number: number) => words[number % words.length] ?? ''
  return {
    names: [`${word(index)} ${word(index >> 2)} ${index}`, ...(index % 9 ? [] : [word(index + 1)])],
    filters: {
      type: index % 3 ? ['A'] : ['A', 'B', 'B'],
      place: index % 50 ? [] : ['line\nbreak'],
    },
  }
})

/** The positions by term, with every set in the place where it belongs. */
function positionsByTerm(terms: Iterable<CommonTerm>): Record<string, number[]> {
  const sets = new Map<number, number[]>()
  const storedTwice: number[] = []
  const found: Record<string, number[]> = {}
  for (const { name, value, code, set } of terms) {
    if (set) {
      if (sets.has(code)) storedTwice.push(code)
      sets.set(code, PositionSet.decode(set.total, set.positions).page(0, set.total))
    }
    found[`${name} ${value}`] = sets.get(code) ?? []
  }
  expect(storedTwice).toEqual([])
  return found
}

/** Every part of a text that is whole characters and has no space at its ends. */
const partsOf = (text: string): string[] => {
  const all = [...text]
  return all
    .flatMap((_, start) => all.slice(start).map((_, more) => all.slice(start, start + more + 1)))
    .map((part) => part.join(''))
    .filter((part) => part.trim() === part)
}

function expectedTerms(
  least: number,
  termsOf: (item: Named) => string[],
): Record<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [position, item] of items.entries()) {
    for (const term of new Set(termsOf(item))) {
      found.set(term, [...(found.get(term) ?? []), position])
    }
  }
  return Object.fromEntries([...found].filter(([, positions]) => positions.length >= least))
}

const texts = (all: string[]) => all.map((text) => `${textTerm} ${text}`)
const umlaut = `${letterTerm} ${shortToken('letter', 'ü')}`
const letters = ({ names }: Named) => (names.join().includes('ü') ? [umlaut] : [])

test('knows which items have each common text, letter and value of a filter', () => {
  for (const least of [2, 20, 90]) {
    const expected = expectedTerms(least, (item) => [
      ...texts(item.names.flatMap((name) => partsOf(fold(name)))),
      ...letters(item),
      ...Object.entries(item.filters).flatMap(([name, all]) => all.map((one) => `${name} ${one}`)),
    ])
    const found = positionsByTerm(commonTerms(items, commonOptions(least)))
    expect(found, `at least ${least}`).toEqual(expected)
  }
})

test('knows which entries of the search have each text that marks a relevance', () => {
  const entries = items.map(({ names }) => names)
  const terms = [...commonSearchTerms(entries, commonOptions(2))]
  const found = positionsByTerm(terms)
  const expected = expectedTerms(2, ({ names }) => {
    const folded = names.map(fold)
    const starts = folded.flatMap((name) => [...name].map((_, end) => [...name].slice(0, end + 1)))
    const words = folded.flatMap((name) => {
      const all = foldedWords(name).split(' ')
      return all.flatMap((_, index) =>
        [...all.slice(index).join(' ')].map((_, end, whole) => whole.slice(0, end + 1)),
      )
    })
    return texts(['wallet', 'of', '1'].filter((text) => folded.some((name) => name.includes(text))))
      .concat(texts(folded.map((name) => `\n${name}\n`)))
      .concat(texts(starts.map((start) => `\n${start.join('')}`)))
      .concat(texts(words.map((word) => ` ${word.join('')}`)))
  })
  const written = Object.entries(expected).filter(([term]) => !term.endsWith(' '))
  expect(Object.fromEntries(written.map(([term]) => [term, found[term]]))).toEqual(
    Object.fromEntries(written),
  )
  const malformed = terms.filter(({ value }) => !/^(\n[^\n]*\n?|[^\n]+)(?<! )$/.test(value))
  expect(malformed).toEqual([])
})

test('texts that the same items have share a set', () => {
  const names = Array.from({ length: 8 }, (_, index) => ({
    names: [`wallet ${index}`],
    filters: {},
  }))
  const terms = [...commonTerms(names, commonOptions(8))]
  expect(terms.length).toBeGreaterThan(15)
  expect(terms.filter(({ set }) => set).length).toBeLessThan(7)
})

test('a text may be of limited length, so that long names that many items share take little room', () => {
  const long = Array.from({ length: 4 }, () => ({ names: ['ab'.repeat(200)], filters: {} }))
  const lengths = [...commonTerms(long, commonOptions(4))].map(({ value }) => value.length)
  expect(Math.max(...lengths)).toBe(maxTextLength)
  expect(lengths.length).toBe(2 * maxTextLength)
})

test('a list that is too short for common terms has none', () => {
  expect([...commonTerms(items, commonOptions(items.length + 1))]).toEqual([])
  expect([...commonTerms([], commonOptions(1))]).toEqual([])
  expect([...commonSearchTerms([], commonOptions(1))]).toEqual([])
})
