/**
 * Understands a question or a topic: splits it into phrases, the longest first, and looks up their meanings. A query
 * with a word without a meaning is not understood, so that no answer leaves out a part of the question.
 */
import { type NodeReference, recordOfNode } from '@/lib/portal/graph/node-id'
import { correctedText } from '@/lib/portal/search/candidates'
import type { Found, SearchEngine } from '@/lib/search/engine'
import { editsTo, enoughToCorrect } from '@/lib/search/misspellings'
import { isAcronym, isQuestionWord, unshouted } from '@/lib/search/question-words'
import { otherEnglish, squeeze, withoutDots } from '@/lib/search/words'
import { fold } from '@/lib/text/fold'
import { type Meaning, type Term, term } from './question'
import {
  fillers,
  findPeriod,
  isYear,
  minMisspelledName,
  negations,
  type Vocabulary,
  withoutPossessives,
} from './vocabulary'

export interface Understood {
  terms: readonly Term[]
  /** The words without a meaning. Undefined if all have one. */
  ignored?: string
  /** The query with its misspelled words corrected. Undefined if there are none, or if it contains a misspelled name. */
  corrected?: string
}

/** Longer queries are not questions. */
const maxWords = 24
/** Longer queries take too long to search, one misspelled word after another. */
const maxSearchedWords = 16
/** Longer queries are not names. */
const maxNameWords = 8

const toWords = (query: string): string[] =>
  withoutPossessives(withoutDots(unshouted(query)))
    .replace(/(?<=\b(?:are|do|does|did|has|have|is))n['’]?t\b/gi, ' not')
    .split(/[\s?!,;()“”"]+/)
    .filter(Boolean)

const toSingular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '')

/** The keys of some words in the vocabulary: in their own or the other spelling of English, and in the singular. */
function getKeys(words: readonly string[]): string[] {
  const inOtherEnglish = words.map((word) => otherEnglish(fold(word))[0] ?? word)
  return [words, inOtherEnglish].flatMap((spelled) => [
    squeeze(spelled.join('')),
    squeeze(spelled.with(-1, toSingular(spelled.at(-1) ?? '')).join('')),
  ])
}

const isFiller = (word: string): boolean =>
  isQuestionWord(word) || getKeys([word]).some((key) => fillers.has(key))

/** `SB 786` is a bill; `SB` does not mean the Solomon Islands. */
const isNumber = (text = ''): boolean => /^\d+$/.test(text) && !isYear(text)

/** The meaning of a phrase, given the word after it. */
function lookUp({ terms, codes }: Vocabulary, words: readonly string[], next?: string) {
  const [word = ''] = words
  if (words.length === 1) {
    const code = isNumber(next) ? undefined : codes.get(word === 'uk' ? 'UK' : word)
    if (code && !terms.has(squeeze(word))) return [code]
    const isName = isAcronym(word) || negations.has(fold(word))
    if (isQuestionWord(fold(word)) && !isName) return undefined
  }
  const key = getKeys(words).find((candidate) => terms.has(candidate))
  return key === undefined ? undefined : terms.get(key)
}

/** `Why did ID Wallet end?` does not name did:id. */
const isVerb = (word: string | undefined, previous = ''): boolean =>
  word === 'did' && /^(?:how|what|when|where|who|why)$/i.test(previous)

/** The longest phrase with a meaning that begins at a position, and the number of its words. */
function phraseAt(vocabulary: Vocabulary, words: readonly string[], start: number) {
  if (isVerb(words[start], words[start - 1])) return undefined
  for (let count = words.length - start; count > 0; count -= 1) {
    const terms = lookUp(vocabulary, words.slice(start, start + count), words[start + count])
    if (terms) return { terms, count }
  }
  return undefined
}

const getDigits = (text: string): string => text.replace(/\P{N}+/gu, '')

/**
 * The name that differs least from a word, and by how much. The first letter and all digits must match: `ISO 23221` is
 * not a misspelling of ISO 23220. A missing letter is likelier than an additional one.
 */
function closestName(word: string, names: readonly string[], limit: number) {
  const getEdits = editsTo(word)
  const [closest] = names
    .filter(
      (name) =>
        name[0] === word[0] &&
        Math.abs(name.length - word.length) <= limit &&
        getDigits(name) === getDigits(word),
    )
    .map((name) => ({ name, edits: getEdits(name) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || b.name.length - a.name.length)
  return closest
}

const maxEdits = (word: string): number => (word.length < 8 ? 1 : 2)

/**
 * The known word that a misspelled word probably means. In a word of four letters, only a letter may be missing.
 * Undefined if the name of a record is closer.
 */
function respell(word: string, vocabulary: Vocabulary): string | undefined {
  const key = squeeze(word)
  if (key.length < 4 || /\d/.test(key)) return undefined
  const spellings = vocabulary.spellings.filter(({ length }) => key.length > 4 || length > 4)
  const closest = closestName(key, spellings, maxEdits(key))
  const record = closest && findMisspelled(vocabulary, word)
  return record && record.edits < closest.edits ? undefined : closest?.name
}

/** The record whose name differs from the text by one letter or, if it is one long word, by two. */
function findMisspelled({ namesOfRecords }: Vocabulary, text: string) {
  const key = squeeze(text)
  if (key.length < minMisspelledName) return undefined
  return closestName(key, namesOfRecords, key.length < 9 || /\s/.test(text) ? 1 : 2)
}

const certain: ReadonlySet<Found['kind']> = new Set(['whole', 'initials'])
const likely: ReadonlySet<Found['kind']> = new Set(['start', 'squeezed'])
/** A text that occurs in more names does not identify a record. */
const maxCandidates = 2
interface NamedRecord {
  record: NodeReference
  isCertain: boolean
}

/** The record that has the text as its name, or as a part of its name that hardly any other name has. */
function findRecord(engine: SearchEngine, text: string): NamedRecord | undefined {
  const found = engine
    .search({ query: text, perGroup: maxCandidates + 1 })
    .filter(({ id, kind }) => kind !== 'place' && !id.startsWith('didmethod-'))
  const [best] = found
  const record = best && recordOfNode(best.id)
  if (!best || !record || record.family === 'countries') return undefined
  const isOnly = best.kind === 'word' && found.length === 1
  const isLikely = isOnly || (likely.has(best.kind) && found.length <= maxCandidates)
  const isCertain = certain.has(best.kind)
  return isCertain || isLikely ? { record, isCertain } : undefined
}

/** Consecutive words with their meanings. Fillers have no meaning. */
interface Segment {
  text: string
  terms: readonly Term[]
}

interface Reading {
  segments: Segment[]
  /** Consecutive words without a meaning so far. */
  unmatched: string[]
  ignored: string[]
  /** Whether a misspelled name was recognized. */
  hasMisspelledName?: true
}

/** A misspelled name may begin with this many words that have a meaning by themselves: `European Commision`. */
const maxWordsBefore = 2

function readMisspelled(
  reading: Reading,
  text: string,
  vocabulary: Vocabulary,
  minWordsBefore: number,
): boolean {
  const { segments } = reading
  const first = Math.min(maxWordsBefore, segments.length)
  for (let before = first; before >= minWordsBefore; before -= 1) {
    const start = segments.length - before
    const name = [...segments.slice(start).map((segment) => segment.text), text].join(' ')
    const terms =
      vocabulary.terms.get(respell(name, vocabulary) ?? '') ??
      vocabulary.terms.get(findMisspelled(vocabulary, name)?.name ?? '')
    if (terms) {
      segments.splice(start, before, { text: name, terms })
      reading.hasMisspelledName = true
      return true
    }
  }
  return false
}

/** Looks up the collected words without a meaning: together they may be a name. */
function readUnmatched(reading: Reading, vocabulary: Vocabulary, engine: SearchEngine): void {
  const text = reading.unmatched.join(' ')
  if (text === '') return
  reading.unmatched.length = 0
  const { record, isCertain } = findRecord(engine, text) ?? {}
  // `Decentralized Identity Fondation` is nearer to a full name than its last word is to the start of another.
  const minWordsBefore = record || engine.knows(text) ? 1 : 0
  if (!isCertain && readMisspelled(reading, text, vocabulary, minWordsBefore)) return
  if (record) reading.segments.push({ text, terms: [term('record', record)] })
  else reading.ignored.push(text)
}

/** The phrase, year or filler at a position. Undefined if the word there has no meaning. */
function readAt(
  words: readonly string[],
  at: number,
  { unmatched }: Reading,
  vocabulary: Vocabulary,
): { terms: readonly Term[]; count: number } | undefined {
  const phrase = phraseAt(vocabulary, words, at)
  if (phrase) return phrase
  const word = words[at] ?? ''
  const found = findPeriod(words.slice(at))
  if (found) return { terms: [found.period], count: found.count }
  // A year after an unmatched word belongs to it, as in `by 2023`.
  if (isYear(word) && unmatched.length === 0) {
    return { terms: [term('year', word)], count: 1 }
  }
  return isFiller(fold(word)) ? { terms: [], count: 1 } : undefined
}

/** Corrects a word without a meaning, except a short word after an unmatched word: both may be part of a name. */
const correctWord = (
  word: string,
  { unmatched }: Reading,
  vocabulary: Vocabulary,
  engine: SearchEngine,
) =>
  (word.length < 5 && unmatched.length > 0) || engine.knows(word)
    ? undefined
    : (respell(word, vocabulary) ?? respell(toSingular(word), vocabulary))

/** Words without a meaning may be a name together: `What is a DID?` */
function understandFillers(words: readonly string[], engine: SearchEngine): Understood | undefined {
  const naming = words.filter((word) => isAcronym(word) || !isQuestionWord(fold(word)))
  const { record, isCertain } = findRecord(engine, naming.join(' ')) ?? {}
  return record && isCertain ? { terms: [term('record', record)] } : undefined
}

/** Undefined if no word has a meaning. */
function understand(
  query: string,
  vocabulary: Vocabulary,
  engine: SearchEngine,
): Understood | undefined {
  const words = toWords(query)
  if (words.length > maxWords) return undefined
  const reading: Reading = { segments: [], unmatched: [], ignored: [] }
  let isCorrected = false
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const phrase = readAt(words, at, reading, vocabulary)
    const respelt = phrase ? undefined : correctWord(word, reading, vocabulary, engine)
    if (phrase) {
      const { terms, count } = phrase
      readUnmatched(reading, vocabulary, engine)
      reading.segments.push({ text: words.slice(at, at + count).join(' '), terms })
      at += count
    } else if (respelt) {
      // The corrected word is then read with the phrase before it: `ID Walet` does not mean a wallet of Indonesia.
      words[at] = respelt
      isCorrected = true
      if (reading.unmatched.length === 0) {
        at -= reading.segments.pop()?.text.split(' ').length ?? 0
      }
    } else {
      reading.unmatched.push(word)
      at += 1
    }
  }
  readUnmatched(reading, vocabulary, engine)
  const terms = reading.segments.flatMap((segment) => segment.terms)
  if (terms.length === 0) return understandFillers(words, engine)
  return {
    terms,
    ...(isCorrected && !reading.hasMisspelledName ? { corrected: words.join(' ') } : {}),
    ...(reading.ignored.length > 0 ? { ignored: reading.ignored.join(' … ') } : {}),
  }
}

/** The kinds of terms that are specific enough to answer a part of a question. */
const specific: readonly Meaning[] = ['country', 'region', 'group', 'record']

/** A status is specific enough if the rest of the question names no record: `Sovrin shut down` is about Sovrin. */
const isSpecific = ({ terms, ignored = '' }: Understood, engine: SearchEngine): boolean =>
  terms.some(({ is }) => specific.includes(is)) ||
  (terms.some(({ is }) => is === 'status') &&
    engine.search({ query: ignored, perGroup: 1 }).length === 0)

/**
 * True if every word of a corrected query may be the misspelled word that it replaces. A single word of four letters
 * differs from too many others by one letter: `ETSI` does not mean EBSI.
 */
function isNear(query: string, corrected: string): boolean {
  const words = toWords(query)
  const correctedWords = toWords(corrected)
  return words.every((word, at) => {
    const key = squeeze(word)
    const meant = squeeze(correctedWords[at] ?? '')
    const isLong = words.length > 1 || Math.max(key.length, meant.length) > 4
    return editsTo(key)(meant) <= (isLong ? maxEdits(key) : 0.5)
  })
}

/**
 * Understands a query or, failing that, the query with its words spelled correctly, or the single project that the
 * search finds for it. A part of a query is understood only if nothing is found.
 */
export function understandQuery(
  query: string,
  vocabulary: Vocabulary,
  engine: SearchEngine,
): Understood | undefined {
  const understood = understand(query, vocabulary, engine)
  if (understood && understood.ignored === undefined) return understood
  const { length } = toWords(query)
  if (length > maxSearchedWords) return undefined
  const found = engine.search({ query, perGroup: enoughToCorrect })
  if (found.length === 0) {
    return understood && isSpecific(understood, engine) ? understood : undefined
  }
  if (length > maxNameWords) return undefined
  const corrected = correctedText(query, found)
  if (corrected && isNear(query, corrected)) {
    const respelt = understand(corrected, vocabulary, engine)
    if (respelt && respelt.ignored === undefined) return { ...respelt, corrected }
  }
  const [best, ...others] = found
  const record = best && recordOfNode(best.id)
  const isOnly = best?.kind === 'words' && others.every(({ kind }) => kind === 'place')
  return record?.family === 'projects' && isOnly ? { terms: [term('record', record)] } : undefined
}
