/**
 * The terms that many items of a list have in common: texts in their names, letters with diacritics, and values of
 * filters. The positions of the items with each of them are stored, so that combinations of terms are found by comparing
 * sets, whatever the length of the list.
 */
import type { SnapshotItem } from '@/lib/facts/snapshot'
import { fold } from '@/lib/text/fold'
import { frequentTexts, type TextRules } from './frequent-texts'
import { wordLines } from './name-columns'
import { PositionSet } from './position-set'
import { letterTokens } from './short-texts'
import { storable } from './storable'

/** What fewer items have in common is searched for in an index, which takes no longer than in a list of this length. */
const leastCommon = 1000

/** The names of terms that are no filters. Those of filters are parameters of a query, which have no brackets. */
export const textTerm = '(text)'
export const letterTerm = '(letter)'

export interface CommonTerm {
  /** The name of a filter, `textTerm` or `letterTerm`. */
  name: string
  /** The value of the filter, the folded text, or the token of the letter. */
  value: string
  /** Terms with equal codes have equal sets. */
  code: number
  /** The positions of the items; undefined if an earlier term has the same code. */
  set: { total: number; positions: Uint8Array } | undefined
}

export type Named = Pick<SnapshotItem, 'names' | 'filters'>

export interface CommonOptions {
  /** How many items have a common term at least. */
  least: number
  /** Returns another number with each call. */
  nextCode: () => number
}

/** Options for one store. Tests pass a smaller `least`, so that they need fewer items. */
export function commonOptions(least = leastCommon): CommonOptions {
  let codes = 0
  const nextCode = () => {
    codes += 1
    return codes
  }
  return { least, nextCode }
}

const setOf = (positions: Uint32Array): CommonTerm['set'] => ({
  total: positions.length,
  positions: PositionSet.encode(positions),
})

function* commonTexts(
  entries: readonly (readonly string[])[],
  rules: TextRules,
  options: CommonOptions,
): Generator<CommonTerm> {
  for (const { text, code, positions } of frequentTexts(entries, { ...options, ...rules })) {
    yield { name: textTerm, value: text, code, set: positions && setOf(positions) }
  }
}

/** Terms that each item has as a whole, in contrast to texts, which are parts of names. */
function* commonValues<Item>(
  items: readonly Item[],
  termsOf: (item: Item) => readonly (readonly [name: string, value: string])[],
  { least, nextCode }: CommonOptions,
): Generator<CommonTerm> {
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

const lettersOf = (names: readonly string[]) =>
  letterTokens(names).map((token) => [letterTerm, token] as const)

const filtersOf = ({ filters }: Named) =>
  Object.entries(filters).flatMap(([name, values]) =>
    [...new Set(values.map(storable))].map((value) => [name, value] as const),
  )

/** A text never begins or ends within a character of two code units. */
const isSecondUnit = (line: string, index: number) => (line.charCodeAt(index) & 0xfc00) === 0xdc00
const endsWithFirstUnit = (text: string) => (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800

/** What is asked for begins and ends with a character that is no space. */
const listRules: TextRules = {
  isStart: (line, index) => line[index] !== ' ' && !isSecondUnit(line, index),
  isAsked: (text) => !text.endsWith(' ') && !endsWithFirstUnit(text),
}

/** The common terms of the items of a list, which are in its order. */
export function* commonTerms(
  items: readonly Named[],
  options: CommonOptions,
): Generator<CommonTerm> {
  if (items.length < options.least) return
  const names = items.map((item) => item.names.map(fold))
  yield* commonTexts(names, listRules, options)
  yield* commonValues(items, (item) => lettersOf(item.names), options)
  yield* commonValues(items, filtersOf, options)
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

/** The common terms of the entries of the search, which are in the order of their keys. */
export function* commonSearchTerms(
  namesOfEntries: readonly (readonly string[])[],
  options: CommonOptions,
): Generator<CommonTerm> {
  if (namesOfEntries.length < options.least) return
  const lines = namesOfEntries.map((names) => [
    ...names.map((name) => `\n${fold(name)}\n`),
    ...wordLines(names),
  ])
  yield* commonTexts(lines, searchRules, options)
  yield* commonValues(namesOfEntries, lettersOf, options)
}
