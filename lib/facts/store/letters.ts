/**
 * Tokens for texts that are too short for a trigram index: the one or two letters that a name contains, starts with or
 * consists of, or that start one of its words, and its letters with diacritics.
 */
import { fold, foldedWords, spelled } from '@/lib/text/fold'

/** The maximum length, in characters, of a text found by this index. */
export const maxShortLength = 2

/** How a text occurs in a name. */
const kinds = { part: 'p', start: 's', whole: 'n', word: 'w', letter: 'l' } as const
export type ShortKind = keyof typeof kinds

/** Tokens consist only of letters and digits, because the index would split them at any other character. */
export const shortToken = (kind: ShortKind, text: string): string =>
  kinds[kind] + Buffer.from(text).toString('hex')

function addParts(tokens: Set<string>, characters: readonly string[]): void {
  for (const [index, character] of characters.entries()) {
    if (character === ' ') continue
    tokens.add(shortToken('part', character))
    const next = characters[index + 1]
    if (next && next !== ' ') tokens.add(shortToken('part', character + next))
  }
}

/** The first character of a text, and the first two. */
const startsOf = (text: string): string[] => {
  const [first = '', second = ''] = text
  return second ? [first, first + second] : [first]
}

/** True for a letter with a diacritic that a query may consist of, because it folds to a single letter. */
function hasDiacritic(letter: string): boolean {
  const folded = fold(letter)
  return folded !== letter && [...folded].length === 1
}

/** The letters with diacritics in a name. */
const lettersIn = (name: string): string[] =>
  [...spelled(name).matchAll(/\P{M}\p{M}*/gu)].map(([letter]) => letter).filter(hasDiacritic)

/** The tokens of the letters with diacritics in an entry's names, each of them once. */
export const letterTokens = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap(lettersIn).map((letter) => shortToken('letter', letter))),
]

function addName(tokens: Set<string>, name: string): void {
  const folded = fold(name)
  const characters = [...folded]
  if (characters.length === 0) return
  addParts(tokens, characters)
  for (const start of startsOf(folded)) tokens.add(shortToken('start', start))
  if (characters.length <= maxShortLength) tokens.add(shortToken('whole', folded))
  for (const word of foldedWords(folded).split(' ').filter(Boolean)) {
    for (const start of startsOf(word)) tokens.add(shortToken('word', start))
  }
  for (const letter of lettersIn(name)) tokens.add(shortToken('letter', letter))
}

/** The tokens of an entry with these names, separated by spaces. */
export function shortTokens(names: readonly string[]): string {
  const tokens = new Set<string>()
  for (const name of names) addName(tokens, name)
  return [...tokens].join(' ')
}
