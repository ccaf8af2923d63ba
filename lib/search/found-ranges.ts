/** Finds the parts of a text that match a search. */
import { fold } from '@/lib/text/fold'
import { digitBorders, innerBorders, squeeze } from './words'

/** Start and end, as in `slice`. */
export type Range = readonly [start: number, end: number]

/** Normalizes a text character by character with `getPlain`, and maps each resulting letter to its range in the text. */
function plainText(text: string, getPlain: (character: string) => string) {
  // Folding turns `ß` into two letters, and `é` into one. A combining mark belongs to the letter before it.
  const origins: [start: number, end: number][] = []
  let plain = ''
  let offset = 0
  for (const character of text) {
    const letters = getPlain(character)
    const end = offset + character.length
    for (let index = 0; index < letters.length; index += 1) origins.push([offset, end])
    const last = origins.at(-1)
    if (last && /\p{M}/u.test(character)) last[1] = end
    plain += letters
    offset = end
  }
  return { plain, origins }
}

const foldedCharacter = (character: string) => (/\s/.test(character) ? ' ' : fold(character))

function getRange(
  text: string,
  query: string,
  getPlain: (character: string) => string,
): Range | undefined {
  if (query === '') return undefined
  const { plain, origins } = plainText(text, getPlain)
  const at = plain.indexOf(query)
  const [first, last] = [origins[at], origins[at + query.length - 1]]
  return first && last && [first[0], last[1]]
}

/** Returns the range of a query in a name, compared as in searches, or undefined if the name does not contain it. */
export const queryRange = (name: string, query: string): Range | undefined =>
  getRange(name, fold(query), foldedCharacter)

/** Like `queryRange`, but ignores spaces and punctuation, and matches only the start of a name. */
function squeezedRange(name: string, query: string): Range | undefined {
  const range = getRange(name, squeeze(query), squeeze)
  return range?.[0] === 0 ? range : undefined
}

/** The parts between spaces, without punctuation around them. */
const chunks = /[\p{L}\p{N}](?:[^\s/()|,;]*[\p{L}\p{M}\p{N}])?/gu

interface WordRange {
  word: string
  range: Range
}

function* partRanges(run: string, start: number, borders: RegExp): Generator<WordRange> {
  let from = start
  for (const part of run.split(borders)) {
    yield { word: squeeze(part), range: [from, from + part.length] }
    from += part.length
  }
}

/** Yields each word of a text with its range: compounds, and their parts. */
function* wordRanges(text: string): Generator<WordRange> {
  for (const { 0: chunk, index: start } of text.matchAll(chunks)) {
    yield { word: squeeze(chunk), range: [start, start + chunk.length] }
    for (const { 0: run, index } of chunk.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
      yield* partRanges(run, start + index, innerBorders)
      yield* partRanges(run, start + index, digitBorders)
    }
  }
}

/** Sorts the ranges, and merges those that touch or overlap. */
function united(ranges: readonly Range[]): Range[] {
  const result: Range[] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)]
    else result.push([start, end])
  }
  return result
}

/**
 * Returns the range of the query in a text or, if the text does not contain the query, the ranges of the words that
 * were found.
 * @example foundRanges('Gaia-X', 'gaia x', []) // [[0, 6]]
 */
export function foundRanges(text: string, query: string, words: readonly string[]): Range[] {
  const queryMatch = queryRange(text, query) ?? squeezedRange(text, query)
  if (queryMatch) return [queryMatch]
  const found = new Set(words)
  return united(
    [...wordRanges(text)].flatMap(({ word, range }) => (found.has(word) ? [range] : [])),
  )
}
