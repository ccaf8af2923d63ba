/** Where a text has what a search found in it. */
import { fold } from '@/lib/text/fold'
import { innerBorders, squeezed } from './words'

/** From and to, as `slice` takes them. */
export type Range = readonly [start: number, end: number]

/** The text as `plainOf` writes its characters, and for each letter of that the range in the text it comes from. */
function plainText(text: string, plainOf: (character: string) => string) {
  // Folding makes `ß` two letters and `é` one, or one and a mark, which belongs to the letter before it.
  const origins: [start: number, end: number][] = []
  let plain = ''
  let offset = 0
  for (const character of text) {
    const letters = plainOf(character)
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

function rangeOf(
  text: string,
  wanted: string,
  plainOf: (character: string) => string,
): Range | undefined {
  if (wanted === '') return undefined
  const { plain, origins } = plainText(text, plainOf)
  const at = plain.indexOf(wanted)
  const [first, last] = [origins[at], origins[at + wanted.length - 1]]
  return first && last && [first[0], last[1]]
}

/** Where a name holds a query, both compared as searches compare them; undefined where it does not. */
export const queryRange = (name: string, query: string): Range | undefined =>
  rangeOf(name, fold(query), foldedCharacter)

/** Like `queryRange`, without regard to spaces and punctuation, from the start of a name. */
function squeezedRange(name: string, query: string): Range | undefined {
  const range = rangeOf(name, squeezed(query), squeezed)
  return range?.[0] === 0 ? range : undefined
}

/** What stands between spaces, without punctuation around it. */
const chunks = /[\p{L}\p{N}](?:[^\s/()|,;]*[\p{L}\p{M}\p{N}])?/gu

/** Each word of a text with its range: those that a hyphen joins, and their parts. */
function* wordRanges(text: string): Generator<{ word: string; range: Range }> {
  for (const { 0: chunk, index: start } of text.matchAll(chunks)) {
    yield { word: squeezed(chunk), range: [start, start + chunk.length] }
    for (const { 0: run, index } of chunk.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
      let from = start + index
      for (const part of run.split(innerBorders)) {
        yield { word: squeezed(part), range: [from, from + part.length] }
        from += part.length
      }
    }
  }
}

/** The ranges in their order; those that touch are one. */
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
 * Where a text has the query, or if it has it nowhere, the words that were found.
 * @example foundRanges('Gaia-X', 'gaia x', []) // [[0, 6]]
 */
export function foundRanges(text: string, query: string, words: readonly string[]): Range[] {
  const whole = queryRange(text, query) ?? squeezedRange(text, query)
  if (whole) return [whole]
  const found = new Set(words)
  return united(
    [...wordRanges(text)].flatMap(({ word, range }) => (found.has(word) ? [range] : [])),
  )
}
