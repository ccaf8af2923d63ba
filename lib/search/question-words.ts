/** Words that form a question and name nothing. */
import { distance } from 'fastest-levenshtein'
import { isSmallWord, queryWords } from './words'

const questionWords = new Set(
  `who whose which what when where why how many much does do did is are was were be been has have had having can could
  will would should there any all some most more every each their its it they them that this these those still already
  yet now today currently tell show me my your list find give number count about into without own get not no please per
  if so than then only one happen happened happens deadline largest biggest main top leading popular called
  named based located whatis whats whos hows im am we as between work works working two three several dont
  doesnt didnt isnt arent hasnt havent must meny whitch`.split(/\s+/),
)

/**
 * The words that begin most questions, misspelled: with two letters swapped or, in long words, with a letter missing:
 * `waht`, `dose`, `wich`.
 */
const misspelledWords = new Set(
  ['what', 'when', 'does', 'have', 'many', 'which', 'where', 'there'].flatMap((word) => {
    const letters = [...word]
    const swapped = letters.slice(1).map((letter, at) => {
      const swappedLetters = letters.with(at, letter).with(at + 1, letters[at] ?? '')
      return swappedLetters.join('')
    })
    const shortened =
      word.length > 4 ? letters.map((_, at) => letters.toSpliced(at, 1).join('')) : []
    return [...swapped, ...shortened]
  }),
)

export const isQuestionWord = (word: string): boolean =>
  isSmallWord(word) || questionWords.has(word) || misspelledWords.has(word)

const questionStart =
  /^\s*(?:who|whose|which|what|when|where|why|how|does|do|did|is|are|was|were|has|have|can|will|list|show|find|tell)\b/i

/** `WHO` and `IT` in a query with small letters are names. */
export const isAcronym = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word)

/** A question in capitals in small letters, so that its words are no names. */
export const unshouted = (query: string): string =>
  questionStart.test(query) && /\s/.test(query.trim()) && !/\p{Ll}/u.test(query)
    ? query.toLowerCase()
    : query

const isQuestion = (query: string): boolean =>
  questionStart.test(query) || misspelledWords.has(queryWords(query)[0] ?? '')

/** The properties of a subject in questions: `who funds mDL`, `which countries use mDL`. */
const predicates = new Set(
  `use uses used using fund funds funded build builds built make makes made run runs manage manages managed operate
  operates follow follows support supports work works launched countries country projects organizations supply supplies
  supplied supplier suppliers provide provides provider apply applies applied govern governs issue issues issued replace
  replaces replaced status building making running using funding managing supplying ledger ledgers blockchain blockchains
  compare versus vs launch launches live available ended end ends stopped failed fail`.split(/\s+/),
)

/** A short word has too many others close to it. */
const minMisspelled = 6

const isPredicate = (word: string): boolean =>
  predicates.has(word) ||
  (word.length >= minMisspelled &&
    [...predicates].some(
      (predicate) => predicate[0] === word[0] && distance(word, predicate) === 1,
    ))

/** Words that names may lack. */
const attributes = new Set(['national', 'digital'])

/** Kinds of things, which a name need not contain: `the wallet of Bhutan`. */
const kinds = new Set(
  `wallet wallets regulation regulations law laws method methods standard standards credential credentials verifiable identity
  eid e-id`.split(/\s+/),
)

/**
 * Returns the content of a query in decreasing detail: its subject, without question words and, unless nothing else is
 * left, without the predicate; then the same without attributes, and without kinds of things. Empty if the query names
 * nothing else.
 * @example contentsOf('Who supplies the wallet of Bhutan?') // ['wallet Bhutan', 'Bhutan']
 */
export function contentsOf(query: string): string[] {
  const words = unshouted(query)
    .split(/\s+/)
    .map((word) => word.replace(/[?!.,;:]+$/, ''))
  const isNaming = (word: string) =>
    isAcronym(word) || queryWords(word).some((part) => !isQuestionWord(part))
  const namingWords = words.filter(isNaming)
  const without = (wordList: readonly string[], is: (word: string) => boolean) =>
    wordList.filter((word) => !is(word.toLowerCase()))
  const subject = without(namingWords, isPredicate)
  const plain = without(subject, (word) => attributes.has(word))
  const contentWords = without(plain, (word) => kinds.has(word))
  return [
    ...(isQuestion(query) ? [subject.length > 0 ? subject : namingWords] : []),
    ...(contentWords.length > 0 && plain.length < namingWords.length ? [plain] : []),
    ...(contentWords.length < namingWords.length ? [contentWords] : []),
  ]
    .map((content) => content.join(' '))
    .filter((content) => /\p{L}/u.test(content))
}
