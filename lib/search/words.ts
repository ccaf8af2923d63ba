/** Splits texts and queries into words, in such a way that they match each other however they are punctuated. */
import { fold } from '@/lib/text/fold'

/** Returns letters and digits only. `squeezed('Gaia-X')` is `'gaiax'`. */
export const squeezed = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * `eIDAS2` and `OpenWallet` are two words each. `DIDs` and `McMaster` are not, because no single letters are split off.
 */
export const innerBorders =
  /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu

const partsOf = (chunk: string): string[] =>
  fold(chunk.replace(/['’]/g, '').replace(innerBorders, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const chunksOf = (text: string): string[] => text.split(/[\s/()|,;]+/)

/**
 * Returns the folded words of a query.
 * @example queryWords('ISO 18013-5') // ['iso', '18013', '5']
 */
export const queryWords = (query: string): string[] => chunksOf(query).flatMap(partsOf)

/** Returns the words of a text. The parts of a compound are followed by the compound itself, written as one word. */
export function indexWords(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => {
    const parts = partsOf(chunk)
    return parts.length > 1 ? [...parts, parts.join('')] : parts
  })
}

/** Words that say nothing about what is searched for, in the languages of most names. */
const smallWords = new Set(
  'a an and are at by de del der des di die do das du el en et for from i in is la las le les of on or the to und van von with y'.split(
    ' ',
  ),
)

export const isSmallWord = (word: string): boolean => smallWords.has(word)

/** Returns the distinct words of a query that a record has to contain. */
export const wantedWords = (query: string, limit: number): string[] =>
  [...new Set(queryWords(query))].filter((word) => !isSmallWord(word)).slice(0, limit)

const plural = /^\p{L}{3,}[^\Wsui]s$/u

/** Returns a word as it may appear in the index: as it is, and without a plural ending. `['subsidies', 'subsid']` */
export function spellings(word: string): readonly string[] {
  if (!plural.test(word)) return [word]
  return [word, word.endsWith('ies') ? word.slice(0, -3) : word.slice(0, -1)]
}
