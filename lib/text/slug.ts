/** The readable part of an address. The id before it decides; the slug only says what one will find. */
import { fold } from './fold'

const maxLength = 72

/** `slug('Zürich: Digital ID')` is `'zurich-digital-id'`; `''` where nothing of the name is Latin. */
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
