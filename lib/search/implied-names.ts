/** Names that are not stated but implied: what stands before and within brackets, and initials. */
import { isSmallWord, queryWords, squeezed } from './words'

/** Whether the letters of an acronym follow each other in a name, the first of them at the start of a word. */
function abbreviates(acronym: string, name: string): boolean {
  // The `4` of `DC4EU` is no letter of a word.
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
 * Other whole names of a record of this name.
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
 * The initials of a name, with and without its small words; none for a name of fewer words than `least`.
 * @example initialsOf('Universidad Politécnica de Madrid', 3) // ['upm', 'updm']
 */
export function initialsOf(name: string, least: number): string[] {
  const words = queryWords(name.replace(/\(.*$/, '')).filter((word) => /^\p{L}/u.test(word))
  const telling = words.filter((word) => !isSmallWord(word))
  if (telling.length < least) return []
  const initials = (some: string[]) => some.map((word) => word[0]).join('')
  return [...new Set([initials(telling), initials(words)])]
}
