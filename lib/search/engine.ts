/**
 * A tolerant search over records of the contract. Names that contain the query come first, then names that contain its
 * words, then texts about the records. Looser forms of the query are tried only if no name is found, and misspelled
 * words only if nothing else is.
 */
import { setImmediate } from 'node:timers/promises'
import { fold, foldedWords, spelled, typedLetter } from '@/lib/text/fold'
import { correctWords, enoughToCorrect } from './misspellings'
import { type NameRank, NameScan } from './name-scan'
import { contentsOf, isQuestionWord } from './question-words'
import { getGroup, type Searchable } from './searchable'
import { shownWords, WordIndex, type WordMatch } from './word-index'
import { isSmallWord, queryWords, requiredWords } from './words'

/** Removes the year of an edition: `ISO 18013-5:2021`, `ISO 18013-5 (2021)`. */
const withoutEdition = (query: string): string =>
  query.replace(/(?<=\d)(?::(?:19|20)\d\d(?![\d-])|\s*\((?:19|20)\d\d\))/g, '')

/**
 * Names have `eIDAS 2` and `Open Badges 3.0`, where queries may have `eIDAS 2.0` and `Open Badges v3`. The `v` of
 * `eIDASv2` means a version; the `v` of `Gov24` and `Dev3` does not.
 */
const withPlainVersion = (query: string): string =>
  query
    .replace(/(?<=[\p{L}\s])\s*\bv\.?\s?(?=\d)|(?<=\p{L})(?<![aeiou])v(?=\d)/giu, ' ')
    .replace(/(?<![\d.])(\d{1,2})(?:\.0)+(?![\d.])/g, '$1')

/** Removes versions that cannot be another number: `v2`, `2.0`, `Level 2`. */
const withoutVersion = (query: string): string =>
  query.replace(
    /(?:(?<![aeiou])v(?=\d)|\b(?:v|version|level)\.?\s?)\d{1,2}(?:\.\d{1,2})*(?![\p{L}\p{N}]|\.\d)|(?<![\p{N}.])\d{1,2}(?:\.\d{1,2})+(?![\p{L}\p{N}]|\.\d)/giu,
    ' ',
  )

/** ISO and IEC publish together or alone. */
const withoutIec = (query: string): string => query.replace(/\bISO\/IEC\b/i, 'ISO')

/**
 * Removes the number of a part, for a standard that is known without it: `ISO 23220-4`, `NIST SP
 * 800-63-4`.
 */
const withoutPart = (query: string): string =>
  /\b(?:ISO|IEC|NIST)(?!\p{L})/iu.test(query) ? query.replace(/(?<=\d{2})-\d{1,2}\s*$/, '') : query

/** The number of an act of the European Union: `Règlement (UE) 2016/679`. */
const actNumber = (query: string): string =>
  /(?<!\d)(?:\d{4}\/\d{2,4}|\d{2,4}\/\d{4})(?!\d)/.exec(query)?.[0] ?? query

/** The rest must be meaningful: too many names start with one or two letters. */
const minQueryLength = 3
/** Each form is a search of its own. */
const maxForms = 5

const isMeaningful = (query: string): boolean =>
  queryWords(query)
    .filter((word) => !isSmallWord(word))
    .join('').length >= minQueryLength

/**
 * Returns alternatives to a query whose words are in no name: the query without its edition, its version or its part,
 * or the subject of the query. The most exact alternative comes first.
 * @example looserQueries('eIDAS v2.0') // ['eIDAS 2', 'eIDAS']
 */
export function looserQueries(query: string): string[] {
  const edition = withoutEdition(query)
  const version = withoutVersion(edition)
  const looser = [
    edition,
    withPlainVersion(edition),
    version,
    withoutIec(version),
    withoutPart(withoutIec(version)),
    actNumber(query),
    ...contentsOf(query),
  ].map((form) => form.replace(/\s+/g, ' ').trim())
  return [...new Set(looser)]
    .filter((form) => isMeaningful(form) && form !== query)
    .slice(0, maxForms)
}

type MatchKind = NameRank | 'words' | 'place' | 'text' | 'misspelled' | 'some words'

export interface Found {
  id: string
  kind: MatchKind
  /** The folded words that were found; empty if a name contains the query itself. */
  words: readonly string[]
}

export interface SearchRequest {
  query: string
  /** The maximum number of results from each group. */
  perGroup: number
  /** Only results of this group, for example `project`. */
  group?: string
  /** True if texts about the records are searched in addition to their names. */
  texts?: boolean
  /** True if the best matches for some of the words are found when no record has all of them. */
  someWords?: boolean
}

/** Collects matches, best first: each record once, and at most `perGroup` from each group. */
class Collector {
  readonly found: Found[] = []
  readonly #seen = new Set<string>()
  readonly #counts = new Map<string, number>()

  constructor(
    private readonly records: readonly Searchable[],
    private readonly request: SearchRequest,
  ) {}

  /** True if nothing was found, in any group, requested or not. */
  get isEmpty(): boolean {
    return this.#seen.size === 0
  }

  add(position: number, kind: MatchKind, words: readonly string[] = []): void {
    const id = this.records[position]?.id
    if (id === undefined || this.#seen.has(id)) return
    this.#seen.add(id)
    const group = getGroup(id)
    if (this.request.group !== undefined && group !== this.request.group) return
    const count = this.#counts.get(group) ?? 0
    if (count >= this.request.perGroup) return
    this.#counts.set(group, count + 1)
    this.found.push({ id, kind, words: shownWords(words) })
  }

  addAll(matches: readonly WordMatch[], kind: MatchKind): void {
    for (const { position, words } of matches) this.add(position, kind, words)
  }
}

/** A query as it was typed, or a looser form of it. */
interface Form {
  query: string
  isLooser: boolean
}

const recordsAtOnce = 100
/** How many looser forms of a query may be misspelled, too. */
const maxMisspelledForms = 2

export class SearchEngine {
  readonly #names = new NameScan()
  readonly #words = new WordIndex()

  private constructor(
    /** In descending order of weight, so that equally good matches need no sorting. */
    private readonly records: readonly Searchable[],
  ) {}

  /**
   * Builds the index over the records in small steps, so that the process can handle requests in the meantime.
   * @example await SearchEngine.of(graph.nodes.map((node) => searchableNode(node)))
   */
  static async of(records: readonly Searchable[]): Promise<SearchEngine> {
    const engine = new SearchEngine(records.toSorted((a, b) => b.weight - a.weight))
    for (const [index, record] of engine.records.entries()) {
      engine.#names.add(record)
      // The process can handle requests in between.
      if (index % recordsAtOnce === 0) await setImmediate()
    }
    await engine.#words.addAll(engine.records, recordsAtOnce)
    return engine
  }

  #addNames(collector: Collector, query: string): void {
    const found = [...this.#names.find(query)]
    const letter = typedLetter(query)
    if (letter !== undefined) {
      const hasLetter = (position: number) =>
        this.records[position]?.names.some((name) => spelled(name).includes(letter))
      for (const [rank, positions] of found) {
        for (const position of positions.filter(hasLetter)) collector.add(position, rank)
      }
    }
    for (const [rank, positions] of found) {
      for (const position of positions) collector.add(position, rank)
    }
  }

  /** Texts that contain the query word for word come first: `one login` is a name, and both words are common. */
  #inTexts(words: readonly string[], query: string): WordMatch[] {
    const phrase = ` ${foldedWords(fold(query))} `
    const hasPhrase = ({ position }: WordMatch) =>
      ` ${foldedWords(fold(this.records[position]?.text ?? ''))} `.includes(phrase)
    const found = this.#words.inTexts(words)
    if (words.length < 2) return found
    const exact = new Set(found.filter(hasPhrase))
    return [...exact, ...found.filter((match) => !exact.has(match))]
  }

  /** The names that have the query with its words corrected. A single word may be the misspelling of several. */
  #correctedNames(query: string, found: readonly WordMatch[]): WordMatch[] {
    if (requiredWords(query).length < 2) return []
    const corrected = correctWords(query, found.slice(0, enoughToCorrect))
    if (corrected === undefined) return []
    const words = requiredWords(corrected)
    return [...this.#names.find(corrected).values()].flat().map((position) => ({ position, words }))
  }

  #addCurrentFirst(
    collector: Collector,
    byKind: Partial<Record<MatchKind, readonly WordMatch[]>>,
  ): void {
    const hasEnded = ({ position }: WordMatch) => this.records[position]?.hasEnded ?? false
    for (const ended of [false, true]) {
      for (const [kind, matches] of Object.entries(byKind)) {
        const matchesInGroup = matches.filter((match) => hasEnded(match) === ended)
        collector.addAll(matchesInGroup, kind as MatchKind)
      }
    }
  }

  /** Adds the matches in names, and yields after each kind of match but the last. */
  *#inNames(collector: Collector, { query, isLooser }: Form): Generator<void, void> {
    const words = requiredWords(query)
    if (!isLooser) this.#addNames(collector, query)
    if (words.length === 0) return
    yield
    // The names have these words, but not in the form that was typed.
    const nameMatches = isLooser ? [...this.#names.find(query).values()].flat() : []
    const inNames = [
      ...nameMatches.map((position) => ({ position, words })),
      ...this.#words.inNames(words),
    ]
    yield
    const inPlaces = this.#words.inNamesAndPlaces(words)
    this.#addCurrentFirst(collector, { words: inNames, place: inPlaces })
  }

  /** Adds the matches, best first, and yields after each kind of match but the last. */
  *#search(
    collector: Collector,
    { query, texts = false, someWords = false }: SearchRequest,
  ): Generator<void, void> {
    const words = requiredWords(query)
    yield* this.#inNames(collector, { query, isLooser: false })
    if (words.length === 0) return
    const looser = looserQueries(query)
    for (const form of looser) {
      if (!collector.isEmpty) break
      yield
      yield* this.#inNames(collector, { query: form, isLooser: true })
    }
    if (texts) {
      yield
      this.#addCurrentFirst(collector, { text: this.#inTexts(words, query) })
    }
    // A query whose words are found is not misspelled.
    for (const form of [query, ...looser.slice(0, maxMisspelledForms)]) {
      if (!collector.isEmpty) return
      yield
      const found = this.#words.misspelled(requiredWords(form))
      collector.addAll(this.#correctedNames(form, found), 'misspelled')
      this.#addCurrentFirst(collector, { misspelled: found })
    }
    const telling = words.filter((word) => !isQuestionWord(word))
    if (!someWords || words.length < 2 || !collector.isEmpty) return
    yield
    this.#addCurrentFirst(collector, { 'some words': this.#words.withSomeWords(telling) })
  }

  /** True if each word of a text is in some record as it is, so that none is misspelled. */
  knows(text: string): boolean {
    return requiredWords(text).every((word) => this.#words.hasWord(word))
  }

  search(request: SearchRequest): Found[] {
    const collector = new Collector(this.records, request)
    for (const _ of this.#search(collector, request));
    return collector.found
  }

  /** The same as `search`, but the process can handle requests in between. */
  async searchInSteps(request: SearchRequest): Promise<Found[]> {
    const collector = new Collector(this.records, request)
    for (const _ of this.#search(collector, request)) await setImmediate()
    return collector.found
  }
}
