/** Finds the text that a misspelled text probably means. */
import { distance } from 'fastest-levenshtein'

const normalize = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The candidate that differs least from a text. Undefined if every candidate needs more edits than a third of the text's
 * length, rounded.
 */
export function findClosest(text: string, candidates: readonly string[]): string | undefined {
  const normalized = normalize(text)
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: distance(normalized, normalize(candidate)) }))
    .sort((a, b) => a.edits - b.edits)
  return best && best.edits <= Math.round(normalized.length / 3) ? best.candidate : undefined
}
