/** The contents of the name columns for an item. */
import { fold, foldedWords, spelled } from '@/lib/text/fold'
import { storable } from './storable'

/** Folded names, each between line breaks, so that a match of a whole name or of its start can be recognized. */
export const namesColumn = (names: readonly string[]): string => `\n${names.map(fold).join('\n')}\n`

/** Names in their original spelling. */
export const spelledColumn = (names: readonly string[]): string =>
  storable(names.map(spelled).join('\n'))

/** The words of each name, each after a space, so that a match of the start of a word can be recognized. */
export const wordLines = (names: readonly string[]): string[] =>
  names.map((name) => ` ${foldedWords(fold(name))}`)

export const wordsColumn = (names: readonly string[]): string => wordLines(names).join('\n')
