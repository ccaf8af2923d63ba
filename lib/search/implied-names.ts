/** Names that a stated name implies: the names before and within brackets, and initials. */
import { isSmallWord, nameWords, squeeze } from './words'

/** True if the letters of an acronym occur in a name in this order, with the first of them at the start of a word. */
function abbreviates(acronym: string, name: string): boolean {
  // Digits are not initials, such as the `4` in `DC4EU`.
  const letters = squeeze(acronym).replace(/\p{N}/gu, '')
  if (letters.length < 2 || /\s/.test(acronym.trim())) return false
  const words = nameWords(name)
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

/** The names in brackets, with the text before them if they end the name. */
function namesAroundBrackets(name: string): string[] {
  const [, before = '', inBrackets = '', after = ''] = /^(.+?)\s*\(([^()]+)\)(.*)$/.exec(name) ?? []
  if (before === '') return []
  const parts = inBrackets.split(/,\s*/).map((part) => part.trim())
  const namesInBrackets = parts.flatMap((part) => {
    if (formerName.test(part)) return [part.replace(formerName, '')]
    return abbreviates(part, before) || abbreviates(before, part) ? [part] : []
  })
  return namesInBrackets.length > 0 && after.trim() === ''
    ? [before, ...namesInBrackets]
    : namesInBrackets
}

const getCapitals = (text: string): string => text.replace(/\P{Lu}/gu, '')

/** `OpenID for Verifiable Presentations` is also written `OpenID4VP`, `OID4VP` and `OpenID for VP`. */
function namesWithDigitFour(name: string): string[] {
  const [, base = '', purpose = ''] = /^(\p{L}+) for (\p{Lu}.*)$/u.exec(name) ?? []
  const [capitals, initials] = [getCapitals(base), getCapitals(purpose)]
  if (capitals.length < 2 || initials.length < 2) return []
  return [`${base}4${initials}`, `${capitals}4${initials}`, `${base} for ${initials}`]
}

/** `ISO/IEC TS 18013-7 Add-on functions` is also written `ISO/IEC 18013-7` and `ISO 18013-7`. */
function numbersOfStandard(name: string): string[] {
  const [, number] = /^ISO(?:\/IEC)?(?: TS| TR)? (\d+(?:-\d+)?)\b/.exec(name) ?? []
  return number === undefined ? [] : [`ISO/IEC ${number}`, `ISO ${number}`]
}

/**
 * Returns the other complete names that a name contains.
 * @example impliedNames('Yivi (formerly IRMA)') // ['Yivi', 'IRMA']
 */
export const impliedNames = (name: string): string[] => [
  ...namesAroundBrackets(name),
  ...namesWithDigitFour(name.replace(/ \([^()]*\)$/, '')),
  ...numbersOfStandard(name),
]

/** The prefixes of organizations in the names of their publications: `W3C`, `OpenID4VC`. */
const publisher = /^[^\s\p{Lu}]*\p{Lu}\S*\p{Lu}\S*\s+/u

function initialsOfWords(name: string, minWords: number): string[] {
  const words = nameWords(name).filter((word) => /^\p{L}/u.test(word))
  const telling = words.filter((word) => !isSmallWord(word))
  if (telling.length < minWords) return []
  const initials = (chosenWords: string[]) => chosenWords.map((word) => word[0]).join('')
  return [initials(telling), initials(words)]
}

/**
 * Returns the initials of a name, with and without its small words, its publisher and its version. There are none for a
 * name with fewer than `minWords` other words.
 * @example getInitials('Universidad Politécnica de Madrid', 3) // ['upm', 'updm']
 * @example getInitials('Comprehensive Learner Record 2.0', 3) // ['clr', 'clr2']
 */
export function getInitials(name: string, minWords: number): string[] {
  const plain = name.replace(/\(.*$/, '').trim()
  const [, unversioned = plain, version = ''] =
    /^(.+?)\s+v?(\d+(?:\.[1-9]\d*)*)(?:\.0)*$/.exec(plain) ?? []
  const initials = [unversioned, unversioned.replace(publisher, '')].flatMap((text) =>
    initialsOfWords(text, minWords),
  )
  const initialsWithVersion = initials.map((letters) => `${letters}${squeeze(version)}`)
  return [...new Set([...initials, ...initialsWithVersion])]
}
