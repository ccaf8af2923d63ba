/** Puts the indefinite article before a noun: `'an organization'`, `'a DID method'`. */
export const withArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
