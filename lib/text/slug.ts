/** Names as parts of URLs and of code. */
import { fold } from './fold'

const maxLength = 72

/**
 * The readable part of a URL, which follows the id that alone identifies the record: the name in lower-case Latin letters
 * and digits, or `''` if it contains none.
 * @example slug('Zürich: Digital ID') // 'zurich-digital-id'
 */
export function slug(name: string): string {
  const words = fold(name)
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let text = ''
  for (const word of words) {
    const longer = text === '' ? word : `${text}-${word}`
    if (longer.length > maxLength) break
    text = longer
  }
  return text || (words[0] ?? '').slice(0, maxLength)
}

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
