import { expect, test } from 'vitest'
import { fold, foldedWords } from '@/lib/text/fold'
import { maxTextLength } from './name-texts'
import { PositionSet } from './position-set'
import {
  commonPart,
  endsOf,
  letterTerm,
  type Named,
  rareTextTerm,
  type StoredTerm,
  termOptions,
  termsOfList,
  termsOfSearch,
  textTerm,
} from './stored-terms'

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
function positionsByTerm(terms: Iterable<StoredTerm>): Record<string, number[]> {
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
const umlaut = `${letterTerm} ü`
const letters = ({ names }: Named) => (names.join().includes('ü') ? [umlaut] : [])

const isCommon = ({ name }: StoredTerm) => name !== rareTextTerm
const isRare = (term: StoredTerm) => !isCommon(term)

test('knows which items have each letter, and each common text and value of a filter', () => {
  for (const least of [2, 20, 90]) {
    const expected = expectedTerms(least, (item) => [
      ...texts(item.names.flatMap((name) => partsOf(fold(name)))),
      ...Object.entries(item.filters).flatMap(([name, all]) => all.map((one) => `${name} ${one}`)),
    ])
    const terms = [...termsOfList(items, termOptions(least))].filter(isCommon)
    const all = { ...expected, ...expectedTerms(1, letters) }
    expect(positionsByTerm(terms), `at least ${least}`).toEqual(all)
  }
})

/** The beginnings of a text that are shorter than it. */
const startsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(0, index + 1))

test('a text that is not common contains a rare one, which every item with the text has', () => {
  for (const least of [2, 20, 90]) {
    const terms = [...termsOfList(items, termOptions(least))]
    const common = new Set(terms.filter(isCommon).map(({ value }) => value))
    const rare = terms.filter(isRare)
    const sets = positionsByTerm(rare)
    const known = new Set(rare.map(({ value }) => value))
    expect(known.size).toBeGreaterThan(5)
    const within = [...known].filter((text) => startsOf(text).some((one) => known.has(one)))
    expect(within, 'texts that begin with another').toEqual([])
    const missed = items.flatMap(({ names }, position) =>
      names
        .flatMap((name) => partsOf(fold(name)))
        .filter((text) => !common.has(text))
        .filter((text) => {
          const parts = endsOf(text).flatMap((end) => [end, ...startsOf(end)])
          const found = parts.filter((part) => known.has(part))
          const finds = (one: string) => sets[`${rareTextTerm} ${one}`]?.includes(position)
          return found.length === 0 || !found.every(finds)
        }),
    )
    expect(missed, `at least ${least}`).toEqual([])
  }
})

test('what is looked for in a text begins neither with a space nor within a character', () => {
  expect(endsOf('a 🪪b')).toEqual(['a 🪪b', '🪪b', 'b'])
  expect(endsOf(' ab c')).toEqual([' ab c', ' c'])
  expect(endsOf('a'.repeat(80))[0]).toHaveLength(maxTextLength)
  expect(endsOf('')).toEqual([])
})

test('a text that is longer than stored ones has a part that may be stored', () => {
  expect(commonPart('a'.repeat(maxTextLength))).toBeUndefined()
  expect(commonPart('a'.repeat(80))).toBe('a'.repeat(maxTextLength))
  const before = 'a'.repeat(maxTextLength - 2)
  expect(commonPart(`${before} 🪪`)).toBe(before)
  expect(commonPart(`${before}a b`)).toBe(`${before}a`)
})

test('knows which entries of the search have each text that marks a relevance', () => {
  const entries = items.map(({ names }) => names)
  const terms = [...termsOfSearch(entries, termOptions(2))].filter(isCommon)
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
  const terms = [...termsOfList(names, termOptions(8))].filter(isCommon)
  expect(terms.length).toBeGreaterThan(15)
  expect(terms.filter(({ set }) => set).length).toBeLessThan(7)
})

test('a text may be of limited length, so that long names that many items share take little room', () => {
  const long = Array.from({ length: 4 }, () => ({ names: ['ab'.repeat(200)], filters: {} }))
  const lengths = [...termsOfList(long, termOptions(4))].map(({ value }) => value.length)
  expect(Math.max(...lengths)).toBe(maxTextLength)
  expect(lengths.length).toBe(2 * maxTextLength)
})

test('a list that is too short for common texts has a rare one of no length, which all items have', () => {
  const [all, ...letters] = termsOfList(items, termOptions(items.length + 1))
  expect(positionsByTerm(all ? [all] : [])).toEqual({
    [`${rareTextTerm} `]: items.map((_, position) => position),
  })
  expect(letters.map(({ name }) => name)).toEqual([letterTerm])
  expect([...termsOfList([], termOptions(1))]).toEqual([])
  expect([...termsOfSearch([], termOptions(1))]).toEqual([])
})
