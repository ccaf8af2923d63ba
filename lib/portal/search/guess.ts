/**
 * The results for a text that no name contains: records for a corrected text, or those that match
 * the text best.
 */
import { type Family, getWords } from '@/lib/contract/families'

export interface Guess {
  /** The text that no name contains. */
  q: string
  /**
   * The corrected text, which names contain. Undefined if the results are the best matches of the
   * text itself.
   */
  text?: string
}

/** @example guessNote('projects', { q: 'walet', text: 'wallet' }) */
export function guessNote(family: Family, { q, text }: Guess): string {
  const { one, many } = getWords(family)
  const shown = text === undefined ? 'Showing the closest matches' : `Showing ${many} for “${text}”`
  return `No ${one} name contains “${q}”. ${shown}.`
}
