/** What stands in the indexes of names for the names of an item. */
import { fold, foldedWords, spelled } from '@/lib/text/fold'
import { storable } from './storable'

/** Folded names, each between line breaks, by which a match of a whole name or its start is recognized. */
export const namesColumn = (names: readonly string[]): string => `\n${names.map(fold).join('\n')}\n`

/** Names as they are spelled. */
export const spelledColumn = (names: readonly string[]): string =>
  storable(names.map(spelled).join('\n'))

/** The words of all names, each after a space, by which a match of the start of a word is recognized. */
export const wordsColumn = (names: readonly string[]): string =>
  names.map((name) => ` ${foldedWords(fold(name))}`).join('\n')
