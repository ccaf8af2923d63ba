/** Compares misspelled words with known ones. */
import { distance } from 'fastest-levenshtein'
import { fold } from '@/lib/text/fold'
import { countValues } from '@/lib/text/group-by'
import { isSmallWord, spellings } from './words'

/** In a shorter word, the first letter is never wrong: too many words differ by it. */
export const minLongWord = 5

/** The spellings of a word with two neighbouring letters exchanged, the first only in a long word. */
export function withExchangedLetters(word: string): string[] {
  const first = word.length < minLongWord ? 1 : 0
  return Array.from({ length: Math.max(0, word.length - 1 - first) }, (_, index) => {
    const at = first + index
    return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
  })
}

/** In a shorter word, too many others have the same letters. */
const minSameLetters = 6

const sortLetters = (word: string): string => [...word].sort().join('')

/**
 * Two neighbouring letters in the wrong order, the likeliest mistake, count less than one wrong letter. All letters in
 * another order count as one: `Buthan`.
 */
export function editsTo(word: string): (name: string) => number {
  const exchanged = new Set(withExchangedLetters(word))
  const letters = sortLetters(word)
  const hasSameLetters = (name: string) =>
    name.length === word.length && name.length >= minSameLetters && sortLetters(name) === letters
  return (name) => {
    if (exchanged.has(name)) return 0.5
    return hasSameLetters(name) ? Math.min(1, distance(word, name)) : distance(word, name)
  }
}

/** False if the first letter is another, unless it is the only mistake in a long word: wrong, missing or exchanged. */
export const startsLike = (word: string, candidate: string): boolean =>
  word[0] === candidate[0] ||
  (word.length >= minLongWord && [word, word.slice(1)].includes(candidate.slice(1))) ||
  withExchangedLetters(word)[0] === candidate

/** The number of records whose words show what a misspelled word means. */
export const enoughToCorrect = 20

/** The word that differs least from a misspelled word and, among equals, occurs in the most records. */
function closestWord(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  const getEdits = editsTo(word)
  const [closest] = [...counts]
    .map(([candidate, count]) => ({ candidate, count, edits: getEdits(candidate) }))
    .sort((a, b) => a.edits - b.edits || b.count - a.count)
  return closest?.candidate
}

/**
 * Replaces the misspelled words of a query by the words that were found instead. Undefined if there are none.
 * @example correctWords('Swizs e-ID', [{ words: ['swiss', 'e', 'id'] }]) // 'swiss e-ID'
 */
export function correctWords(
  query: string,
  found: readonly { words: readonly string[] }[],
): string | undefined {
  const counts = countValues(found.flatMap(({ words }) => [...new Set(words)]))
  const isKnown = (word: string) =>
    isSmallWord(word) || spellings(word).some((spelling) => counts.has(spelling))
  const text = query.replace(/[\p{L}\p{M}]+/gu, (typedWord) => {
    const word = fold(typedWord)
    return isKnown(word) ? typedWord : (closestWord(word, counts) ?? typedWord)
  })
  return text === query ? undefined : text
}
