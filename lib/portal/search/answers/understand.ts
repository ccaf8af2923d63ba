/**
 * Understands a question or a topic: splits it into phrases, the longest first, and looks up their meanings. A query
 * with a word without a meaning is not understood, so that no answer leaves out a part of the question.
 */
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { correctedText } from '@/lib/portal/search/candidates'
import type { SearchEngine } from '@/lib/search/engine'
import { enoughToCorrect } from '@/lib/search/misspellings'
import { isAcronym, isQuestionWord } from '@/lib/search/question-words'
import { otherEnglish, squeeze } from '@/lib/search/words'
import { fold } from '@/lib/text/fold'
import { findRecord, isWritten, isWrittenIn, type NamedRecord, recordIn } from './find-record'
import { findPeriod, isYear } from './periods'
import { type Meaning, type Term, term } from './question'
import { findMisspelled, isNear, respell, splitWord, toSingular, toWords } from './spelling'
import { fillers, negations, type Vocabulary } from './vocabulary'

interface Understood {
  terms: readonly Term[]
  /** The words without a meaning. Undefined if all have one. */
  ignored?: string
  /** The query with its misspelled words corrected. Undefined if there are none, or if it contains a misspelled name. */
  corrected?: string
  /** Whether a misspelled name was recognized. */
  hasMisspelledName?: boolean
}

/** Longer queries are not questions. */
const maxWords = 24
/** Longer queries take too long to search, one misspelled word after another. */
const maxSearchedWords = 16
/** Longer queries are not names. */
const maxNameWords = 8

/** `eIDAS 2.0` and `eIDAS v2` have the name `eIDAS 2`. */
const withoutZeros = (word: string): string => word.replace(/^v?(\d+)(?:\.0)*$/i, '$1')

/**
 * The keys of some words in the vocabulary: in their own or the other spelling of English, with versions in plain
 * numbers, and in the singular.
 */
function getKeys(words: readonly string[]): string[] {
  const inOtherEnglish = words.map((word) => otherEnglish(fold(word))[0] ?? word)
  return [words, inOtherEnglish, words.map(withoutZeros)].flatMap((spelled) => [
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
    if (code && !terms.has(squeeze(word)) && !fillers.has(fold(word))) return [code]
    const isName = isAcronym(word) || negations.has(fold(word))
    if (isQuestionWord(fold(word)) && !isName) return undefined
  }
  const key = getKeys(words).find((candidate) => terms.has(candidate))
  return key === undefined ? undefined : terms.get(key)
}

/** The longest phrase with a meaning that begins at a position, and the number of its words. */
function phraseAt(vocabulary: Vocabulary, words: readonly string[], start: number) {
  for (let count = words.length - start; count > 0; count -= 1) {
    const terms = lookUp(vocabulary, words.slice(start, start + count), words[start + count])
    if (terms) return { terms, count }
  }
  return undefined
}

const recordTerms = (found: NamedRecord | undefined): Term[] | undefined =>
  found && [term('record', found.record)]

/** Consecutive words with their meanings. Fillers have no meaning. */
interface Segment {
  text: string
  terms: readonly Term[]
  /** Whether the text is only a part of the name of the record. */
  isPart?: boolean
}

interface Reading extends Pick<Understood, 'hasMisspelledName'> {
  segments: Segment[]
  /** Consecutive words without a meaning so far. */
  unmatched: string[]
  ignored: string[]
}

/** A misspelled name may begin with this many words that have a meaning by themselves: `European Commision`. */
const maxWordsBefore = 2

function readMisspelled(
  reading: Reading,
  text: string,
  vocabulary: Vocabulary,
  engine: SearchEngine,
  minWordsBefore: number,
): boolean {
  const { segments } = reading
  const first = Math.min(maxWordsBefore, segments.length)
  for (let before = first; before >= minWordsBefore; before -= 1) {
    const start = segments.length - before
    const name = [...segments.slice(start).map((segment) => segment.text), text].join(' ')
    const terms = isWritten(engine, name)
      ? recordTerms(findRecord(engine, name))
      : (vocabulary.terms.get(respell(name, vocabulary) ?? '') ??
        vocabulary.terms.get(findMisspelled(vocabulary, name)?.name ?? ''))
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
  const found = findRecord(engine, text)
  const record = recordTerms(found)
  const isCertain = found?.isCertain ?? false
  // `Decentralized Identity Fondation` is nearer to a full name than its last word is to the start of another.
  const minWordsBefore = record || engine.knows(text) ? 1 : 0
  if (!isCertain && readMisspelled(reading, text, vocabulary, engine, minWordsBefore)) return
  if (record) reading.segments.push({ text, terms: record, isPart: !isCertain })
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
    : (splitWord(word, vocabulary, engine) ??
      respell(word, vocabulary) ??
      respell(toSingular(word), vocabulary))

/** Words without a meaning may be a name together: `What is a DID?` */
function understandFillers(words: readonly string[], engine: SearchEngine): Understood | undefined {
  const naming = words.filter((word) => isAcronym(word) || !isQuestionWord(fold(word)))
  const found = findRecord(engine, naming.join(' '))
  return found?.isCertain ? { terms: [term('record', found.record)] } : undefined
}

/** Undefined if no word has a meaning, or if a part of a name is all that has one. */
function understand(
  words: readonly string[],
  vocabulary: Vocabulary,
  engine: SearchEngine,
  isCorrected = false,
): Understood | undefined {
  if (words.length > maxWords) return undefined
  const reading: Reading = { segments: [], unmatched: [], ignored: [] }
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
      // The corrected word may be part of a longer phrase: `ID Walet` does not mean a wallet of Indonesia.
      const parts = respelt.split(' ')
      const corrected = understand(words.toSpliced(at, 1, ...parts), vocabulary, engine, true)
      // `FranceConnect` is a name of its own.
      const isSplit = parts.length > 1
      if (!isSplit || (corrected && corrected.ignored === undefined)) return corrected
      reading.unmatched.push(word)
      at += 1
    } else {
      reading.unmatched.push(word)
      at += 1
    }
  }
  readUnmatched(reading, vocabulary, engine)
  const terms = reading.segments.flatMap((segment) => segment.terms)
  if (terms.length === 0) return understandFillers(words, engine)
  // `Ursula von der Leyen` does not mean another Ursula.
  const isPart = reading.segments.some((segment) => segment.isPart)
  if (isPart && reading.ignored.length > 0) return undefined
  return {
    terms,
    hasMisspelledName: reading.hasMisspelledName ?? false,
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
 * Understands a query or, failing that, the query with its words spelled correctly, or the single project that the
 * search finds for it. A part of a query is understood only if nothing is found.
 */
export function understandQuery(
  query: string,
  vocabulary: Vocabulary,
  engine: SearchEngine,
): Understood | undefined {
  const words = toWords(query)
  const { length } = words
  const understood = understand(words, vocabulary, engine)
  const isComplete = understood && understood.ignored === undefined
  const isAsTyped = isComplete && !understood.corrected && !understood.hasMisspelledName
  if (isAsTyped || length > maxSearchedWords) return isComplete ? understood : undefined
  const found = engine.search({ query, perGroup: enoughToCorrect })
  const misspelled =
    length > 1 && !isWrittenIn(found) && findMisspelled(vocabulary, words.join(' '))
  if (misspelled) return { terms: vocabulary.terms.get(misspelled.name) ?? [] }
  if (isComplete) return understood
  if (found.length === 0) {
    return understood && isSpecific(understood, engine) ? understood : undefined
  }
  if (length > maxNameWords) return undefined
  const corrected = engine.knows(query) ? undefined : correctedText(query, found)
  if (corrected && isNear(query, corrected, vocabulary)) {
    const respelt = understand(toWords(corrected), vocabulary, engine)
    if (respelt && respelt.ignored === undefined) return { ...respelt, corrected }
  }
  const [best, ...others] = found
  const record = best && recordOfNode(best.id)
  if (record?.family !== 'projects' || !engine.knows(query)) return undefined
  // `What is an issuer?` does not mean the only name with this word.
  const naming = words.filter((word) => !isFiller(fold(word)))
  const isOnly =
    best?.kind === 'words' && others.every(({ kind }) => kind === 'place') && naming.length > 1
  // `Universities in EBSI` does not mean another project that has both words.
  const isOther = understood?.terms.some(
    ({ is, value }) => is === 'family' || (is === 'record' && value.id !== record.id),
  )
  // `Mi Argentina` is the start of a name, and no other country.
  const isStart = best?.kind !== 'word' && recordIn(found)?.record.id === record.id
  return isStart || (isOnly && !isOther) ? { terms: [term('record', record)] } : undefined
}
