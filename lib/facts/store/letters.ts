/** Letters with diacritics, by which names with exactly the letter that was typed come first. */
import { fold, spelled } from '@/lib/text/fold'

/** True for a letter with a diacritic that a query may consist of, because it folds to a single letter. */
function hasDiacritic(letter: string): boolean {
  const folded = fold(letter)
  return folded !== letter && [...folded].length === 1
}

/** The letters with diacritics in an entry's names, each of them once. */
export const lettersOf = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) =>
      [...spelled(name).matchAll(/\P{M}\p{M}*/gu)].map(([letter]) => letter).filter(hasDiacritic),
    ),
  ),
]
