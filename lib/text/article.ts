/**
 * Puts the indefinite article before a noun: `'an organization'`, `'a DID method'`. It goes by the first letter, not by
 * how the noun is spoken.
 */
export const withIndefiniteArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
