/** Text queries, and how well names match them. The rules are the same in every store. */
import { fold, foldedWords, typedLetter } from '@/lib/text/fold'
import { maxShortLength, shortToken } from './short-texts'

/** The text of a search, as typed and folded. */
export interface Query {
  typed: string
  text: string
}

export const queryOf = (typed = ''): Query => ({ typed: typed.trim(), text: fold(typed) })

/** True for a text from which folding removes everything, so that it matches no name. */
export const isInNoName = ({ text, typed }: Query): boolean => text === '' && typed !== ''

/** True if a trigram index can find the text; a token index finds shorter ones. */
export const isLong = ({ text }: Query): boolean => [...text].length > maxShortLength

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

/** The token of every name that contains a short text. */
export const tokenOf = ({ text }: Query): string => shortToken('part', text)

/** The token of names with exactly the letter that was typed, if folding would remove its diacritic. */
export function letterTokenOf({ typed }: Query): string | undefined {
  const letter = typedLetter(typed)
  return letter === undefined ? undefined : shortToken('letter', letter)
}

/**
 * The tokens of an entry for each relevance of a short text, the most relevant first. The last set finds every match.
 */
export function tokensByRelevance(query: Query): string[][] {
  const { text } = query
  const word = foldedWords(text)
  const all = [
    [shortToken('whole', text)],
    [shortToken('start', text)],
    ...(word ? [[tokenOf(query), shortToken('word', word)]] : []),
    [tokenOf(query)],
  ]
  const letter = letterTokenOf(query)
  return letter === undefined ? all : [...all.map((tokens) => [...tokens, letter]), ...all]
}

/** If there are more matches than this, not all of them are compared. */
export const maxCompared = 500
