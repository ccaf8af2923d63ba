/** What the misspelled words of a query may mean. */
import type { SearchEngine } from '@/lib/search/engine'
import { editsTo } from '@/lib/search/misspellings'
import { unshouted } from '@/lib/search/question-words'
import { squeeze, withoutDots } from '@/lib/search/words'
import { fold } from '@/lib/text/fold'
import { isWritten } from './find-record'
import { minMisspelledName, type Vocabulary, withoutPossessives } from './vocabulary'

export const toWords = (query: string): string[] =>
  withoutPossessives(withoutDots(unshouted(query)))
    .replace(/(?<=\b(?:are|do|does|did|has|have|is))n['’]?t\b/gi, ' not')
    // `Why did ID Wallet end?` does not name did:id.
    .replace(/(?<=\b(?:how|what|when|where|who|why)\s)did(?=\s)/gi, ' ')
    .replace(/(?<=\p{L}{4})-(?=\p{L}{4})/gu, ' ')
    .split(/[\s?!,;()“”"]+/)
    .filter(Boolean)

export const toSingular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '')

const getDigits = (text: string): string => text.replace(/\P{N}+/gu, '')

/**
 * The name that differs least from a word, and by how much. The first letter and all digits must match: `ISO 23221` is
 * not a misspelling of ISO 23220. A missing letter is likelier than an additional one. `isTied` is true if a name with
 * another meaning is equally close: `Slovania`.
 */
function closestName(word: string, names: readonly string[], limit: number, { terms }: Vocabulary) {
  const getEdits = editsTo(word)
  const [closest, next] = names
    .filter(
      (name) =>
        name[0] === word[0] &&
        Math.abs(name.length - word.length) <= limit &&
        getDigits(name) === getDigits(word),
    )
    .map((name) => ({ name, edits: getEdits(name) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || b.name.length - a.name.length)
  const isTied =
    closest?.edits === next?.edits &&
    closest?.name.length === next?.name.length &&
    terms.get(closest?.name ?? '')?.[0] !== terms.get(next?.name ?? '')?.[0]
  return closest && { ...closest, isTied }
}

const maxEdits = (word: string): number => (word.length < 8 ? 1 : 2)

/**
 * The known word that a misspelled word probably means. In a word of four letters, only a letter may be missing.
 * Undefined if the name of a record is closer.
 */
export function respell(word: string, vocabulary: Vocabulary): string | undefined {
  const key = squeeze(word)
  if (key.length < 4 || /\d/.test(key)) return undefined
  const spellings = vocabulary.spellings.filter(({ length }) => key.length > 4 || length > 4)
  const closest = closestName(key, spellings, maxEdits(key), vocabulary)
  if (closest?.isTied) return undefined
  const record = closest && findMisspelled(vocabulary, word)
  return record && record.edits < closest.edits ? undefined : closest?.name
}

/** The record whose name differs from the text by one letter or, if it is one long word, by two. */
export function findMisspelled(vocabulary: Vocabulary, text: string) {
  const key = squeeze(text)
  if (key.length < minMisspelledName) return undefined
  const limit = key.length < 9 || /\s/.test(text) ? 1 : 2
  const closest = closestName(key, vocabulary.namesOfRecords, limit, vocabulary)
  return closest?.isTied ? undefined : closest
}

/** Shorter words occur in too many others. */
const minJoinedWord = 4

/** Two known words that were typed as one: `kiltprotocol`. */
export function splitWord(
  word: string,
  { terms }: Vocabulary,
  engine: SearchEngine,
): string | undefined {
  const letters = fold(word)
  if (isWritten(engine, word)) return undefined
  const isKnown = (part: string) => terms.has(toSingular(part)) || engine.knows(part)
  for (let at = letters.length - minJoinedWord; at >= minJoinedWord; at -= 1) {
    const parts = [letters.slice(0, at), letters.slice(at)]
    if (parts.every(isKnown)) return parts.join(' ')
  }
  return undefined
}

/** A shorter word is similar to too many shorter parts of names: `Naver` does not mean somebody called Nave. */
const minMisspelledPart = 6

/**
 * True if every word of a corrected query may be the misspelled word that it replaces. A single word of four letters
 * differs from too many others by one letter, as does any by its first letter: `ETSI` does not mean EBSI, nor `Cisco`
 * FISCO.
 */
export function isNear(query: string, corrected: string, vocabulary: Vocabulary): boolean {
  const words = toWords(query)
  const correctedWords = toWords(corrected)
  return words.every((word, at) => {
    const key = squeeze(word)
    const meant = squeeze(correctedWords[at] ?? '')
    if (key === meant) return true
    const edits = editsTo(key)(meant)
    const isExchanged = edits <= 0.5
    const isOnly = words.length === 1
    const isShorter = meant.length < key.length && key.length < minMisspelledPart
    const isPart = isShorter && !vocabulary.terms.has(meant)
    if (isOnly && !isExchanged && (isPart || key[0] !== meant[0])) return false
    const isLong = !isOnly || Math.max(key.length, meant.length) > 4
    const closest = closestName(key, vocabulary.spellings, 1, vocabulary)
    const isTied = closest?.isTied && vocabulary.spellings.includes(meant)
    return (isExchanged || (isLong && edits <= maxEdits(key))) && !isTied
  })
}
