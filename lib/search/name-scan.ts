/** Finds names that contain a query as it is written, which an index of words cannot do. */
import { fold, foldedWords } from '@/lib/text/fold'
import { getInitials, impliedNames } from './implied-names'
import type { Searchable } from './searchable'
import { squeeze } from './words'

/**
 * From best to worst: the full name, its start, the start of a word, initials, the start without
 * punctuation, and anywhere inside.
 */
const nameRanks = ['whole', 'start', 'word', 'initials', 'squeezed', 'inside'] as const
export type NameRank = (typeof nameRanks)[number]

interface ScannedRecord {
  /** The folded names, separated by line breaks. */
  names: string
  /** The words of the names, each preceded by a space. */
  words: string
  /** The names without punctuation and spaces, separated by line breaks. */
  squeezed: string
}

const wordsColumn = (names: readonly string[]): string =>
  names.map((name) => ` ${foldedWords(fold(name))}`).join('\n')

function scannedRecord({ names }: Searchable): ScannedRecord {
  return {
    names: `\n${names.map(fold).join('\n')}\n`,
    words: wordsColumn(names),
    squeezed: `\n${names.map(squeeze).join('\n')}\n`,
  }
}

/** Initials of two letters are accepted for countries only: `uk`. */
const minInitials = ({ codes }: Searchable): number => (codes ? 2 : 3)

export class NameScan {
  readonly #records: ScannedRecord[] = []
  readonly #whole = new Map<string, number[]>()
  readonly #initials = new Map<string, number[]>()

  /** Adds a record, whose position is the number of records added before it. */
  add(record: Searchable): void {
    const position = this.#records.push(scannedRecord(record)) - 1
    const { names, aliases, codes = [] } = record
    const wholes = [...names, ...aliases, ...codes, ...names.flatMap(impliedNames)]
    this.#note(this.#whole, wholes.map(squeeze), position)
    const [name = ''] = names
    this.#note(this.#initials, getInitials(name, minInitials(record)), position)
  }

  #note(index: Map<string, number[]>, keys: readonly string[], position: number): void {
    for (const key of new Set(keys)) {
      if (key === '') continue
      const positions = index.get(key)
      if (positions) positions.push(position)
      else index.set(key, [position])
    }
  }

  /** Returns the positions of the records whose names contain the query, by rank and in ascending order. */
  find(query: string): Map<NameRank, number[]> {
    const found = new Map<NameRank, number[]>(nameRanks.map((rank) => [rank, []]))
    const text = fold(query)
    if (text === '') return found
    const key = squeeze(query)
    const wholeMatches = new Set(this.#whole.get(key))
    const initials = new Set(this.#initials.get(key))
    const getRank = rankFinder(text, key)
    for (const [position, record] of this.#records.entries()) {
      const rank = wholeMatches.has(position) ? 'whole' : getRank(record)
      const isInitials = initials.has(position) && (rank === undefined || rank === 'inside')
      const resultRank = isInitials ? 'initials' : rank
      if (resultRank) found.get(resultRank)?.push(position)
    }
    return found
  }
}

/** Once spaces are removed, too many names start with any one or two letters. */
const leastSqueezed = 3

function rankFinder(text: string, key: string): (record: ScannedRecord) => NameRank | undefined {
  const words = foldedWords(text)
  return (record) => {
    // A name without the letters of the query cannot contain the query.
    if (!record.squeezed.includes(key)) return undefined
    if (record.names.includes(`\n${text}`)) return 'start'
    if (words !== '' && record.words.includes(` ${words}`)) return 'word'
    if (key.length >= leastSqueezed && record.squeezed.includes(`\n${key}`)) return 'squeezed'
    return record.names.includes(text) ? 'inside' : undefined
  }
}
