/** Splits texts and queries into words, so that they match regardless of their punctuation. */
import { fold } from '@/lib/text/fold'

/** Returns letters and digits only. `squeezed('Gaia-X')` is `'gaiax'`. */
export const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Between letters and digits: `eIDAS2` is two words. */
export const digitBorders = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

/**
 * The border between the words of a name such as `OpenWallet`. `DIDs` and `McMaster` have no border: a single letter is
 * never split off.
 */
const camelCaseBorders = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/u

export const innerBorders = new RegExp(`${camelCaseBorders.source}|${digitBorders.source}`, 'u')

/** Most chunks of names and texts: one word without borders, at most with the end of a sentence. */
const singleWord = /^([A-Z]?[a-z]+|\d+)[.:]?$/

/** @example withoutDots('the U.S. wallet') // 'the US wallet' */
export const withoutDots = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))

function wordsBetween(chunk: string, borders: RegExp): string[] {
  const [, word] = singleWord.exec(chunk) ?? []
  if (word) return [word.toLowerCase()]
  return withoutDots(chunk)
    .replace(/['’]/g, '')
    .split(borders)
    .flatMap((part) => fold(part).split(/[^\p{L}\p{N}]+/u))
    .filter(Boolean)
}

const getChunks = (text: string): string[] => text.split(/[\s/()|,;]+/)

/**
 * Returns the folded words of a name, each part of a compound by itself.
 * @example nameWords('OpenWallet ISO 18013-5') // ['open', 'wallet', 'iso', '18013', '5']
 */
export const nameWords = (name: string): string[] =>
  getChunks(name).flatMap((chunk) => wordsBetween(chunk, innerBorders))

/**
 * Returns the folded words of a query. Capitals make no difference: `OpenWallet` and `openwallet` are both one word.
 * @example queryWords('OpenWallet 18013-5') // ['openwallet', '18013', '5']
 */
export const queryWords = (query: string): string[] =>
  getChunks(query).flatMap((chunk) => wordsBetween(chunk, digitBorders))

/**
 * Returns the words of a text in every form in which a query may have them: the parts of a compound, the parts that a
 * query without capitals has, and the compound as one word.
 * @example indexWords('OpenWallet') // ['open', 'wallet', 'openwallet']
 */
export function indexWords(text: string): string[] {
  return getChunks(text).flatMap((chunk) => {
    const parts = wordsBetween(chunk, innerBorders)
    if (parts.length < 2) return parts
    const alternatives = new Set([...wordsBetween(chunk, digitBorders), parts.join('')])
    return [...parts, ...[...alternatives].filter((word) => !parts.includes(word))]
  })
}

/** Words that carry no meaning in a query, in the languages of most names. */
const smallWords = new Set(
  'a an and are at by de del der des di die do das du el en et for from i in is la las le les of on or the to und van von with y'.split(
    ' ',
  ),
)

export const isSmallWord = (word: string): boolean => smallWords.has(word)

/** Limits the time of a search. Further words of a query are ignored. */
const maxWords = 8

/** Returns the distinct words of a query that a record has to contain. */
export const requiredWords = (query: string, limit = maxWords): string[] =>
  [...new Set(queryWords(query))].filter((word) => !isSmallWord(word)).slice(0, limit)

const plural = /^\p{L}{3,}[^\Wsui]s$/u

/** Returns a word as it may appear in the index: as it is, and without a plural ending. `['subsidies', 'subsid']` */
export function spellings(word: string): readonly string[] {
  if (!plural.test(word)) return [word]
  return [word, word.endsWith('ies') ? word.slice(0, -3) : word.slice(0, -1)]
}

/** Endings that British and American English spell differently, each with its other spelling. */
const endings: readonly (readonly [ending: RegExp, other: string])[] = (
  [
    ['is(?=(?:e[drs]?|ing|ations?)$)', 'iz'],
    ['iz(?=(?:e[drs]?|ing|ations?)$)', 'is'],
    ['nce(?=[ds]?$)', 'nse'],
    ['nse(?=[ds]?$)', 'nce'],
    ['tre(?=s?$)', 'ter'],
    ['ter(?=s?$)', 'tre'],
    ['our(?=s?$)', 'or'],
    ['or(?=s?$)', 'our'],
    ['mme(?=s?$)', 'm'],
    ['gram(?=s?$)', 'gramme'],
  ] as const
).map(([ending, other]) => [new RegExp(`(?<=\\p{L}{3})${ending}`, 'u'), other])

/**
 * Returns the British spelling of a word in American English, and the reverse. Most words have neither.
 * @example otherEnglish('licence') // ['license']
 */
export const otherEnglish = (word: string): string[] =>
  endings.flatMap(([ending, other]) => (ending.test(word) ? [word.replace(ending, other)] : []))
