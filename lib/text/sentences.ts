/** Texts within and as English sentences. */

/** A text with a full stop at its end, to be followed by other sentences. */
export const sentence = (text: string): string => (/[.!?…]['"”’)]*$/.test(text) ? text : `${text}.`)

/** Capitalizes the first letter only: `'Ledger technology'` for `'ledger technology'`. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A title within a sentence: `'projects based here'` for `'Projects based here'`. Abbreviations stay in capitals. */
export const uncapitalized = (text: string): string =>
  text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())

/**
 * Puts the indefinite article before a noun: `'an organization'`, `'a DID method'`. It depends on the first letter, not on
 * how the noun is spoken.
 */
export const withIndefiniteArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/**
 * Replaces straight apostrophes between letters, as plain text files have them.
 * @example curlyApostrophes("Bhutan's wallet") // 'Bhutan’s wallet'
 */
export const curlyApostrophes = (text: string): string =>
  text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
