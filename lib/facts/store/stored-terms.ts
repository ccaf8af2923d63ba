/**
 * The terms by which the items of a list are found: texts in their names, letters with diacritics, and values of filters.
 * The positions of the items with each term that is common are stored, so that combinations of terms are found by
 * comparing sets, whatever the length of the list. A text that is not common contains a rare text, of which the positions
 * are stored, too, so that only few names have to be compared with it.
 */
import type { Collection } from '@/lib/contract/additions'
import type { SnapshotItem } from '@/lib/facts/snapshot'
import { fold } from '@/lib/text/fold'
import { lettersOf } from './letters'
import { wordLines } from './name-columns'
import { endsWithFirstUnit, maxTextLength, nameTexts, type TextRules } from './name-texts'
import { PositionSet } from './position-set'
import { storable } from './storable'

/** How many items have a common term at least. What fewer have is looked for among fewer names than this. */
const leastCommon = 250

/** The names of terms that are no filters. Those of filters are parameters of a query, which have no brackets. */
export const textTerm = '(text)'
export const rareTextTerm = '(rare text)'
export const letterTerm = '(letter)'

/** The name under which the terms of the search are stored, beside those of the collections. */
export const searchList = 'search'

export interface Term {
  list: Collection | typeof searchList
  /** The name of a filter, `textTerm`, `rareTextTerm` or `letterTerm`. */
  name: string
  /** The value of the filter, the folded text, or the letter. */
  value: string
}

export interface StoredTerm extends Omit<Term, 'list'> {
  /** Terms with equal codes have equal sets. */
  code: number
  /** The positions of the items; undefined if an earlier term has the same code. */
  set: { total: number; positions: Uint8Array } | undefined
}

export type Named = Pick<SnapshotItem, 'names' | 'filters'>

export interface TermOptions {
  /** How many items have a common term at least. */
  least: number
  /** Returns another number with each call. */
  nextCode: () => number
}

/** Options for one store. Tests pass a smaller `least`, so that they need fewer items. */
export function termOptions(least = leastCommon): TermOptions {
  let codes = 0
  const nextCode = () => {
    codes += 1
    return codes
  }
  return { least, nextCode }
}

const setOf = (positions: Uint32Array): StoredTerm['set'] => ({
  total: positions.length,
  positions: PositionSet.encode(positions),
})

/** In a list that is too short for common texts, every text is rare, and all items have its beginning of no length. */
function* rareTextOfAll(total: number, { nextCode }: TermOptions): Generator<StoredTerm> {
  if (total === 0) return
  const positions = Uint32Array.from({ length: total }, (_, position) => position)
  yield { name: rareTextTerm, value: '', code: nextCode(), set: setOf(positions) }
}

function* textsOf(
  entries: readonly (readonly string[])[],
  rules: TextRules,
  options: TermOptions,
): Generator<StoredTerm> {
  if (entries.length < options.least) return yield* rareTextOfAll(entries.length, options)
  for (const { text, isRare, code, positions } of nameTexts(entries, { ...options, ...rules })) {
    const name = isRare ? rareTextTerm : textTerm
    yield { name, value: text, code, set: positions && setOf(positions) }
  }
}

/** Terms that each item has as a whole, in contrast to texts, which are parts of names. */
function* valuesOf<Item>(
  items: readonly Item[],
  termsOf: (item: Item) => readonly (readonly [name: string, value: string])[],
  { least, nextCode }: TermOptions,
): Generator<StoredTerm> {
  const known = new Map<string, Map<string, number[]>>()
  for (const [position, item] of items.entries()) {
    for (const [name, value] of termsOf(item)) {
      const values = known.get(name) ?? new Map<string, number[]>()
      const positions = values.get(value) ?? []
      positions.push(position)
      known.set(name, values.set(value, positions))
    }
  }
  for (const [name, values] of known) {
    for (const [value, positions] of values) {
      if (positions.length < least) continue
      yield { name, value, code: nextCode(), set: setOf(Uint32Array.from(positions)) }
    }
  }
}

/** Letters are stored however rare they are, because there are few. */
const letterTermsOf = (entries: readonly (readonly string[])[], options: TermOptions) =>
  valuesOf(entries, (names) => lettersOf(names).map((letter) => [letterTerm, letter]), {
    ...options,
    least: 1,
  })

const filtersOf = ({ filters }: Named) =>
  Object.entries(filters).flatMap(([name, values]) =>
    [...new Set(values.map(storable))].map((value) => [name, value] as const),
  )

/** A text never begins or ends within a character of two code units. */
const isSecondUnit = (line: string, index: number) => (line.charCodeAt(index) & 0xfc00) === 0xdc00

/** What is asked for begins and ends with a character that is no space. */
const listRules: TextRules = {
  isStart: (line, index) => line[index] !== ' ' && !isSecondUnit(line, index),
  isAsked: (text) => !text.endsWith(' ') && !endsWithFirstUnit(text),
}

/** The terms of the items of a list, which are in its order. */
export function* termsOfList(items: readonly Named[], options: TermOptions): Generator<StoredTerm> {
  const names = items.map((item) => item.names)
  yield* textsOf(
    names.map((all) => all.map(fold)),
    listRules,
    options,
  )
  yield* letterTermsOf(names, options)
  yield* valuesOf(items, filtersOf, options)
}

/**
 * In the search, names stand between line breaks and their words after spaces, which are parts of the texts that find a
 * whole name, the start of a name, and that of a word.
 */
const searchRules: TextRules = {
  isStart: (line, index) =>
    line.startsWith(' ')
      ? line[index] === ' '
      : listRules.isStart(line, index) && index < line.length - 1,
  isAsked: (text) => listRules.isAsked(text) && (text.startsWith('\n') || !text.endsWith('\n')),
}

/** The terms of the entries of the search, which are in the order of their keys. */
export function* termsOfSearch(
  namesOfEntries: readonly (readonly string[])[],
  options: TermOptions,
): Generator<StoredTerm> {
  const lines = namesOfEntries.map((names) => [
    ...names.map((name) => `\n${fold(name)}\n`),
    ...wordLines(names),
  ])
  yield* textsOf(lines, searchRules, options)
  yield* letterTermsOf(namesOfEntries, options)
}

/**
 * The parts of a text from each place where a rare text may begin. At most one rare text begins each of them: of those up
 * to it in the order of their bytes, only the last can, because no rare text begins with another.
 */
export const endsOf = (text: string): string[] =>
  Array.from({ length: text.length }, (_, index) => index)
    .filter((index) =>
      text.startsWith(' ') ? text[index] === ' ' : listRules.isStart(text, index),
    )
    .map((index) => text.slice(index, index + maxTextLength))

/**
 * A part that all names with the text have, for a text that is longer than stored ones and of which each part may be
 * common; otherwise undefined.
 */
export function commonPart(text: string): string | undefined {
  if (text.length <= maxTextLength) return undefined
  let part = text.slice(0, maxTextLength)
  while (!listRules.isAsked(part)) part = part.slice(0, -1)
  return part
}
