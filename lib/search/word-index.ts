/** Finds records by words: in any order, by their start, misspelled, or in texts about the record. */
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { countriesCalled, countryNames } from './country-names'
import { getInitials } from './implied-names'
import { minLongWord, startsLike, withExchangedLetters } from './misspellings'
import type { Searchable } from './searchable'
import { indexWords, otherEnglish, spellings, squeeze } from './words'

/** Shorter prefixes match too many words. Names that start with them are found without this index. */
const leastPrefix = 3

/** Whether a word may be the start of another: a longer word, or the last of several, which is being typed. */
const isPrefixIn = (words: readonly string[]) => (word: string) =>
  word.length >= leastPrefix ||
  (words.length > 1 && word === words.at(-1) && /^\p{L}+$/u.test(word))

const nameFields = ['names', 'aliases', 'products'] as const
const placeFields = [...nameFields, 'initials', 'places', 'kinds'] as const
const allFields = [...placeFields, 'text'] as const
type Field = (typeof allFields)[number]

/** How much more a word counts in these fields than in others. */
const boosts = { names: 3, aliases: 3, products: 2, kinds: 3 }

const isCode = (word: string): boolean => /^[A-Z]{2}$/.test(word)

/** Codes are in upper case and words of texts in lower case, so that neither matches the other. */
const getPlaces = ({ countries }: Searchable): string[] =>
  countries.flatMap((code) => [code, ...countryNames(code).english.flatMap(indexWords)])

/** Initials with fewer letters match too many names. */
const minInitials = 3

/** In upper case, so that they match neither as the start of a word nor misspelled. */
const initialsIn = ({ names: [name = ''] }: Searchable): string[] =>
  getInitials(name, minInitials).map((initials) => initials.toUpperCase())

/** Without the words of names, so that a name with many aliases is not a better match for the words that they share. */
function aliasWords({ names, aliases, codes }: Searchable): string[] {
  // Countries have names enough to differ by the words that most of them share.
  if (codes) return aliases.flatMap(indexWords)
  const nameWords = new Set(names.flatMap(indexWords))
  return aliases.flatMap(indexWords).filter((word) => !nameWords.has(word))
}

const fieldWords: Record<Field, (record: Searchable) => string[]> = {
  names: ({ names }) => names.flatMap(indexWords),
  aliases: aliasWords,
  products: ({ products = [] }) => products.flatMap(indexWords),
  initials: initialsIn,
  places: getPlaces,
  kinds: ({ kinds }) => kinds.flatMap(indexWords),
  text: ({ text }) => indexWords(text),
}

export interface WordMatch {
  position: number
  /** The words of the record that matched, as the index contains them. */
  words: readonly string[]
}

interface ScoredMatch extends WordMatch {
  /** Higher for rare words, for words in names, and for well-connected records. */
  score: number
  /** True if the words are in the text about the record alone. */
  isInText: boolean
}

interface Indexed {
  position: number
  record: Searchable
}

const isFilled = (fieldWords: readonly string[]): boolean => fieldWords.length > 0

/** Finds the longest country name of at most four words that starts at `start`. */
function countryAt(words: readonly string[], start: number) {
  for (let count = Math.min(4, words.length - start); count > 0; count -= 1) {
    const name = words.slice(start, start + count)
    const text = name.join(' ')
    // The words of a query have no apostrophes: `germanys` is `Germany's`.
    const codes = [text, text.replace(/s$/, '')].map(countriesCalled).find(isFilled) ?? []
    if (codes.length > 0) return { name, codes }
  }
  return undefined
}

/** The other spelling is a full word: `labour` does not mean `laboratory`. */
const wordQuery = (word: string): Query => ({
  combineWith: 'OR',
  queries: spellings(word).flatMap((spelling) => [
    spelling,
    ...otherEnglish(spelling).map((other) => ({
      combineWith: 'OR' as const,
      queries: [other, `${other}s`],
      prefix: false,
    })),
  ]),
})

const everyWord = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map(wordQuery),
})

/** Requires every word, each in a name or as the initials of one. */
const everyWordOrInitials = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => ({
    combineWith: 'OR',
    queries: [
      wordQuery(word),
      { queries: [word.toUpperCase()], fields: ['initials'], prefix: false, fuzzy: false },
    ],
  })),
})

/** Some words of a query, with the codes of the countries whose name they are. */
interface Place {
  words: readonly string[]
  codes: readonly string[]
}

/** `Austria` is not a misspelling of Australia, but a name in another language may be a misspelled word. */
const isCountryInEnglish = ({ words, codes }: Place): boolean =>
  codes.some((code) => countryNames(code).english.map(squeeze).includes(words.join('')))

/** Splits a query into the names of countries and single other words. */
function splitIntoPlaces(words: readonly string[]): Place[] {
  const places: Place[] = []
  for (let at = 0; at < words.length; ) {
    const country = countryAt(words, at)
    const place = { words: country?.name ?? words.slice(at, at + 1), codes: country?.codes ?? [] }
    places.push(place)
    at += place.words.length
  }
  return places
}

/** Requires every word, but also accepts the words of a country's name as the country of a record. */
const placeQuery = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: splitIntoPlaces(words).map((place) => ({
    combineWith: 'OR',
    queries: [
      everyWordOrInitials(place.words),
      ...place.codes.map((code) => ({ queries: [code], fields: ['places'] })),
    ],
  })),
})

export class WordIndex {
  readonly #weights: number[] = []
  readonly #index = new MiniSearch<Indexed>({
    idField: 'position',
    fields: [...allFields],
    // Records and queries consist of folded words and single spaces, so splitting at spaces is enough.
    extractField: ({ position, record }, name) =>
      name === 'position' ? position : fieldWords[name as Field](record).join(' '),
    tokenize: (words) => words.split(' '),
    processTerm: (word) => word,
  })

  /** Adds records in chunks, so that the process can handle requests in between. */
  async addAll(records: readonly Searchable[], chunkSize: number): Promise<void> {
    for (const { weight } of records) this.#weights.push(weight)
    const indexed = records.map((record, position) => ({ position, record }))
    await this.#index.addAllAsync(indexed, { chunkSize })
  }

  #search(query: Query, fields: readonly Field[], options: SearchOptions = {}): ScoredMatch[] {
    const found = this.#index.search(query, {
      combineWith: 'AND',
      fields: [...fields],
      prefix: (word) => word.length >= leastPrefix,
      boost: boosts,
      boostDocument: (position: number) => 1 + (this.#weights[position] ?? 0) / 50,
      ...options,
    })
    return found.map(({ id, match, queryTerms, score }) => ({
      position: id,
      words: Object.keys(match),
      isInText: Object.values(match).every((fields) => fields.every((field) => field === 'text')),
      // MiniSearch multiplies it by the number of words.
      score: score / queryTerms.length,
    }))
  }

  /** Finds records whose names contain the words. */
  inNames(words: readonly string[]): WordMatch[] {
    return this.#search(everyWord(words), nameFields, { prefix: isPrefixIn(words) })
  }

  /** Finds records by their names, together with words for their country or kind. */
  inNamesAndPlaces(words: readonly string[]): WordMatch[] {
    return words.length < 2
      ? []
      : this.#search(placeQuery(words), placeFields, { prefix: isPrefixIn(words) })
  }

  inTexts(words: readonly string[]): WordMatch[] {
    return this.#search(placeQuery(words), allFields)
  }

  /**
   * Finds the records that match a query best with some of its words or countries: several of them, or one that few
   * records have. A word that no record has may be misspelled.
   */
  withSomeWords(words: readonly string[]): WordMatch[] {
    const matches = new Map<number, WordMatch & { score: number }>()
    for (const place of splitIntoPlaces(words)) {
      const exact = this.#search(placeQuery(place.words), allFields, { prefix: false })
      const isShort = place.words.join('').length < minLongWord
      const found = exact.length > 0 || isShort ? exact : this.misspelled(place.words, 1)
      const rarity = Math.log1p(this.#weights.length / found.length)
      const weight = exact.length > 0 ? rarity : rarity / 2
      const best = Math.max(...found.map(({ score }) => score))
      for (const { position, words, score, isInText } of found) {
        const previous = matches.get(position) ?? { score: 0, words: [] }
        matches.set(position, {
          position,
          words: [...previous.words, ...words],
          score: previous.score + (isInText ? weight / 2 : weight) * (1 + (2 * score) / best),
        })
      }
    }
    const found = [...matches.values()].sort((a, b) => b.score - a.score)
    return found.filter(({ score }) => score >= (found[0]?.score ?? 0) / 2)
  }

  /** True if a name or a text has exactly this word. Foreign names of countries are like too many misspelled words. */
  hasWord(word: string): boolean {
    return this.#search({ queries: [word] }, ['names', 'text'], { prefix: false }).length > 0
  }

  /**
   * Allows some wrong letters. The first may be wrong only if all others are right: `Munich` is not a misspelling of
   * `Zurich`.
   */
  misspelled(words: readonly string[], maxWrong = 2): ScoredMatch[] {
    // A short word may be misspelled only among others: most short words are similar to several.
    const minLength = words.length > 2 || words[0] === 'did' ? 3 : 4
    const places = splitIntoPlaces(words)
    const countries = new Set(places.filter(isCountryInEnglish).flatMap((place) => place.words))
    const fuzzy = (word: string) =>
      word.length >= minLength && /^\p{L}+$/u.test(word) && !countries.has(word) ? 0.25 : false
    const hasMeantWords = ({ words: found }: WordMatch) =>
      places.every(
        ({ words: name, codes }) =>
          codes.some((code) => found.includes(code)) ||
          name.every((word) => found.some((candidate) => startsLike(word, candidate))),
      )
    // Among the many foreign names of countries, one is similar to almost any short word.
    const fieldsInTurn = words.length > 1 ? [placeFields] : [['names'] as const, nameFields]
    const query = words.length > 1 ? placeQuery(words) : everyWord(words)
    const exchanged = this.#exchanged(words)
    for (const fields of fieldsInTurn) {
      const found = this.#search(query, fields, { fuzzy, maxFuzzy: maxWrong })
      const meant = found.filter(hasMeantWords)
      if (meant.length > 0) return [...exchanged, ...meant]
    }
    return exchanged
  }

  /** Allows two letters in the wrong order, which are two wrong ones and too many for a short word: `GPDR`. */
  #exchanged(words: readonly string[]): ScoredMatch[] {
    const queries = words.map((word) => ({
      combineWith: 'OR' as const,
      queries: [word, ...withExchangedLetters(word)],
    }))
    return this.#search({ combineWith: 'AND', queries }, ['names'], { prefix: false })
  }
}

/** Returns the words that were found, with the names of a country instead of its code. */
export const shownWords = (words: readonly string[]): string[] =>
  words.flatMap((word) => (isCode(word) ? countryNames(word).english.flatMap(indexWords) : word))
