/** What is looked for in names, and how well a name fits: the same in every store. */
import { fold, foldedWords, typedLetter } from '@/lib/text/fold'
import { maxShortLength, shortToken } from './short-texts'

/** What is searched for: as it was typed, and folded. */
export interface Query {
  typed: string
  text: string
}

export const queryOf = (typed = ''): Query => ({ typed: typed.trim(), text: fold(typed) })

/** True for a text from which folding removes everything: it is in no name. */
export const isInNoName = ({ text, typed }: Query): boolean => text === '' && typed !== ''

/** Whether a trigram index finds the text; an index of tokens finds shorter ones. */
export const isLong = ({ text }: Query): boolean => [...text].length > maxShortLength

/**
 * What stands in the names of an entry if one of them is the text or starts with it, and in its words if one of them
 * starts with it. Names stand between line breaks and words after spaces; a text of punctuation alone starts no word.
 */
export function markedTexts({ text }: Query) {
  const words = foldedWords(text)
  const whole = `\n${text}\n`
  return { whole, start: `\n${text}`, word: words ? ` ${words}` : whole }
}

/** The token of each name that contains a short text. */
export const tokenOf = ({ text }: Query): string => shortToken('part', text)

/** The token of each name with the very letter that was typed, if folding takes its diacritic away. */
export function letterTokenOf({ typed }: Query): string | undefined {
  const letter = typedLetter(typed)
  return letter === undefined ? undefined : shortToken('letter', letter)
}

/** The tokens that an entry has for each relevance of a short text, the most relevant first; the last finds every match. */
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

/** More matches than these are not all compared. */
export const maxCompared = 500
