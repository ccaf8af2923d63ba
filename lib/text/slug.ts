/** The readable part of a URL. It follows the id, which alone identifies the record. */
import { fold } from './fold'

const maxLength = 72

/**
 * Returns the name in lower-case Latin letters and digits, or `''` if it contains none.
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
