/** Text queries, and how well names match them. The rules are the same in every store. */
import { fold, foldedWords } from '@/lib/text/fold'
import type { PositionSet } from './position-set'

/** The text of a search, as typed and folded. */
export interface Query {
  typed: string
  text: string
}

export const queryOf = (typed = ''): Query => ({ typed: typed.trim(), text: fold(typed) })

/** True for a text from which folding removes everything, so that it matches no name. */
export const isInNoName = ({ text, typed }: Query): boolean => text === '' && typed !== ''

/**
 * The texts that occur in an entry's names if one of them equals or starts with the query, and in its words if one of
 * them starts with it. Names stand between line breaks and words after spaces. A query consisting only of punctuation
 * starts no word.
 */
export function markedTexts({ text }: Query) {
  const words = foldedWords(text)
  const whole = `\n${text}\n`
  return { whole, start: `\n${text}`, word: words ? ` ${words}` : whole }
}

/** If there are more matches than this, not all of them are compared. */
export const maxCompared = 500

/** The keys of a group of the search. The first key of all is at position 0. */
export interface Group {
  first: number
  last: number
}

/** The best of a group: the highest scores among whole names, then starts of names, starts of words, and the rest. */
export function bestOfGroup(
  relevances: readonly PositionSet[],
  { first, last }: Group,
  perGroup: number,
): number[] {
  const best = new Set<number>()
  for (const set of relevances) {
    const limit = perGroup + best.size
    for (const position of set.between(first - 1, last - 1, limit)) {
      if (best.size < perGroup) best.add(position + 1)
    }
    if (best.size === perGroup) break
  }
  return [...best]
}

/** The keys of all entries of a set. */
export const keysOf = (set: PositionSet): number[] =>
  set.page(0, set.total).map((position) => position + 1)
