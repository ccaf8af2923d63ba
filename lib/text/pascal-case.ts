/**
 * Joins words into a name.
 * @example pascalCase('DLT instance') // 'DltInstance'
 */
export const pascalCase = (words: string): string =>
  words
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
