/** Corrects a misspelled query by the words that were found in its place. */
import { distance } from 'fastest-levenshtein'
import type { Found } from '@/lib/search/engine'
import { isSmallWord, spellings } from '@/lib/search/words'
import { fold } from '@/lib/text/fold'

/** The number of records with each of the words that were found. */
function countWords(found: readonly Found[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of found) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** The word that differs least from a misspelled one and, among equals, is in the most records. */
function closestWord(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  const [closest] = [...counts]
    .map(([candidate, count]) => ({ candidate, count, edits: distance(word, candidate) }))
    .sort((a, b) => a.edits - b.edits || b.count - a.count)
  return closest?.candidate
}

/**
 * Replaces the misspelled words of a query by those that were found in their place. Undefined if the query is not
 * misspelled.
 * @example correctedText('Swizs e-ID', found) // 'swiss e-ID'
 */
export function correctedText(query: string, found: readonly Found[]): string | undefined {
  if (found.length === 0 || found.some(({ kind }) => kind !== 'misspelled')) return undefined
  const counts = countWords(found)
  const isKnown = (word: string) =>
    isSmallWord(word) || spellings(word).some((spelling) => counts.has(spelling))
  const corrected = query.replace(/[\p{L}\p{M}]+/gu, (written) => {
    const word = fold(written)
    return isKnown(word) ? written : (closestWord(word, counts) ?? written)
  })
  return corrected === query ? undefined : corrected
}
