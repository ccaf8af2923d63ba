/** Names that a stated name implies: those before and within brackets, and initials. */
import { isSmallWord, queryWords, squeezed } from './words'

/** True if the letters of an acronym occur in a name in this order, with the first of them at the start of a word. */
function abbreviates(acronym: string, name: string): boolean {
  // Digits stand for no letter of a word, such as the `4` in `DC4EU`.
  const letters = squeezed(acronym).replace(/\p{N}/gu, '')
  if (letters.length < 2 || /\s/.test(acronym.trim())) return false
  const words = queryWords(name)
  return words.some((word, index) => {
    const text = words.slice(index).join('')
    if (word[0] !== letters[0]) return false
    let at = -1
    return [...letters].every((letter) => {
      at = text.indexOf(letter, at + 1)
      return at >= 0
    })
  })
}

const formerName = /^(?:formerly|later|previously|also|now|ex)\s+/i

/**
 * Returns the other complete names that a name contains.
 * @example impliedNames('Yivi (formerly IRMA)') // ['Yivi', 'IRMA']
 */
export function impliedNames(name: string): string[] {
  const [, before = '', inBrackets = '', after = ''] = /^(.+?)\s*\(([^()]+)\)(.*)$/.exec(name) ?? []
  if (before === '') return []
  const parts = inBrackets.split(/,\s*/).map((part) => part.trim())
  const others = parts.flatMap((part) => {
    if (formerName.test(part)) return [part.replace(formerName, '')]
    return abbreviates(part, before) || abbreviates(before, part) ? [part] : []
  })
  return others.length > 0 && after.trim() === '' ? [before, ...others] : others
}

/**
 * Returns the initials of a name, with and without its small words. There are none for a name with fewer than `least`
 * other words.
 * @example initialsOf('Universidad Politécnica de Madrid', 3) // ['upm', 'updm']
 */
export function initialsOf(name: string, least: number): string[] {
  const words = queryWords(name.replace(/\(.*$/, '')).filter((word) => /^\p{L}/u.test(word))
  const telling = words.filter((word) => !isSmallWord(word))
  if (telling.length < least) return []
  const initials = (some: string[]) => some.map((word) => word[0]).join('')
  return [...new Set([initials(telling), initials(words)])]
}
