/** Finds the text that somebody may have meant by a misspelled one. */
import { distance } from 'fastest-levenshtein'

const spelling = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The candidate that differs least from a text. Undefined if more than a third of the letters differ in each. */
export function findClosest(text: string, candidates: readonly string[]): string | undefined {
  const spelled = spelling(text)
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: distance(spelled, spelling(candidate)) }))
    .sort((a, b) => a.edits - b.edits)
  return best && best.edits <= Math.round(spelled.length / 3) ? best.candidate : undefined
}
