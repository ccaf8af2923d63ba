/**
 * Puts the indefinite article before a noun: `'an organization'`, `'a DID method'`. It depends on the first letter, not on
 * how the noun is spoken.
 */
export const withIndefiniteArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
