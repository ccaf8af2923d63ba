/**
 * How a text is found in names: the rule of the contract for `q` and `/search`, which is partial
 * text, ignoring case and diacritics, and the relevance of a match.
 */
import { fold, foldedWords, spelled, typedLetter } from '@/lib/text/fold'

/** The names of an item or search entry, prepared for searching. */
export interface Names {
  /** Folded names, each between line breaks. */
  folded: string
  /** The words of each name, each after a space; names are separated by line breaks. */
  words: string
  /** Names in lower case with their diacritics. */
  spelled: string
}

export function prepareNames(names: readonly string[]): Names {
  const folded = names.map(fold)
  return {
    folded: `\n${folded.join('\n')}\n`,
    words: folded.map((name) => ` ${foldedWords(name)}`).join('\n'),
    spelled: names.map(spelled).join('\n'),
  }
}

export interface NameQuery {
  folded: string
  /** The words of the text after a space; undefined if it consists only of punctuation, which starts no word. */
  word: string | undefined
  /** The letter that was typed, if folding removes its diacritic. */
  letter: string | undefined
  /** True if there is no text, so that every name matches. */
  isEmpty: boolean
}

export function parseNameQuery(typed = ''): NameQuery {
  const folded = fold(typed)
  const words = foldedWords(folded)
  return {
    folded,
    word: words === '' ? undefined : ` ${words}`,
    letter: typedLetter(typed),
    isEmpty: typed.trim() === '',
  }
}

/** True if one of the names contains the text. If folding removes every character of the text, no name contains it. */
export const containsText = ({ folded }: Names, query: NameQuery): boolean =>
  query.isEmpty || (query.folded !== '' && folded.includes(query.folded))

/**
 * True if a name contains exactly the letter that was typed, or if the text has no such letter. These names come first:
 * a visitor who types `ø` is looking for that letter.
 */
export const containsLetter = ({ spelled }: Names, { letter }: NameQuery): boolean =>
  letter === undefined || spelled.includes(letter)

/**
 * The items whose names contain the text. They stay in order, except that names with exactly the letter that was typed come
 * first.
 */
export function findByName<Item>(
  items: readonly Item[],
  query: NameQuery,
  getNames: (item: Item) => Names,
): readonly Item[] {
  if (query.isEmpty) return items
  const found = items.filter((item) => containsText(getNames(item), query))
  if (query.letter === undefined) return found
  const hasLetter = (item: Item) => containsLetter(getNames(item), query)
  return [...found.filter(hasLetter), ...found.filter((item) => !hasLetter(item))]
}

/**
 * How well names match a text that they contain, 0 being best: 0 for a complete name, 1 for the start of a name, 2 for
 * the start of a word, 3 otherwise. Names without the letter that was typed come after all others.
 */
export function rankMatch(names: Names, query: NameQuery): number {
  if (query.isEmpty) return 0
  const { folded, word } = query
  const later = containsLetter(names, query) ? 0 : 4
  if (names.folded.includes(`\n${folded}\n`)) return later
  if (names.folded.includes(`\n${folded}`)) return later + 1
  return later + (word !== undefined && names.words.includes(word) ? 2 : 3)
}
