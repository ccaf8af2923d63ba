/**
 * Counts how many items of a list have a common text in their names, and how many of these have each filter value. The
 * counts are stored in advance, because counting many matches takes long. Texts with spaces are omitted.
 */
import type { SnapshotItem } from '@/lib/facts/snapshot'
import { fold } from '@/lib/text/fold'
import { storable } from './storable'

/** Smaller totals are not stored, but counted on request. */
export const leastStoredTotal = 4000

export interface TextTotal {
  text: string
  /** A filter and its value. Both are empty for all items. */
  name: string
  value: string
  total: number
}

export type Named = Pick<SnapshotItem, 'names' | 'filters'>

/**
 * The texts between spaces in an item's names. A text without a space occurs in a name if it occurs in one of these.
 */
const chunksOf = ({ names }: Named): Set<string> =>
  new Set(names.flatMap((name) => fold(name).split(' ')))

const add = <Key>(counts: Map<Key, number>, key: Key, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count)

function countChunks(items: readonly Named[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) {
    for (const chunk of chunksOf(item)) add(counts, chunk, 1)
  }
  return counts
}

/** The parts of a given length that begin with a common text. */
function* longerParts(chunk: string, length: number, common: ReadonlySet<string>) {
  for (let start = 0; start + length <= chunk.length; start += 1) {
    if (common.has(chunk.slice(start, start + length - 1))) yield chunk.slice(start, start + length)
  }
}

/** All texts that may occur in at least `least` items. No text is more common than its beginning. */
function commonTexts(chunks: ReadonlyMap<string, number>, least: number): Set<string> {
  const common = new Set([''])
  let left = [...chunks]
  for (let length = 1; left.length > 0; length += 1) {
    const counts = new Map<string, number>()
    left = left.filter(([chunk, count]) => {
      const parts = new Set(longerParts(chunk, length, common))
      for (const part of parts) add(counts, part, count)
      return parts.size > 0
    })
    for (const [part, count] of counts) if (count >= least) common.add(part)
  }
  common.delete('')
  return common
}

/** Finds the common texts in each item, by their numbers. */
class TextFinder {
  readonly #numbers: Map<string, number>
  readonly #known = new Map<string, number[]>()

  constructor(
    readonly texts: readonly string[],
    private readonly chunks: ReadonlyMap<string, number>,
  ) {
    this.#numbers = new Map(texts.map((text, number) => [text, number]))
  }

  #partsOf(chunk: string): number[] {
    const numbers: number[] = []
    for (let start = 0; start < chunk.length; start += 1) {
      for (let end = start + 1; end <= chunk.length; end += 1) {
        const number = this.#numbers.get(chunk.slice(start, end))
        if (number === undefined) break
        numbers.push(number)
      }
    }
    return numbers
  }

  in(item: Named): Set<number> {
    const found = new Set<number>()
    for (const chunk of chunksOf(item)) {
      const numbers = this.#known.get(chunk) ?? this.#partsOf(chunk)
      // Most chunks occur in few items, and caching them all would fill the memory.
      if ((this.chunks.get(chunk) ?? 0) > 100) this.#known.set(chunk, numbers)
      for (const number of numbers) found.add(number)
    }
    return found
  }
}

/** An item's filters and values, each pair as one text. Names of filters contain no line breaks. */
const filtersOf = ({ filters }: Named): string[] =>
  Object.entries(filters).flatMap(([name, values]) =>
    [...new Set(values.map(storable))].map((value) => `${name}\n${value}`),
  )

const noFilter = '\n'

const filterIn = (text: string) => {
  const end = text.indexOf('\n')
  return { name: text.slice(0, end), value: text.slice(end + 1) }
}

/** The filter values of at least `least` items, preceded by the one that stands for no filter. */
function commonFilters(items: readonly Named[], least: number): string[] {
  const counts = new Map<string, number>()
  for (const item of items) for (const filter of filtersOf(item)) add(counts, filter, 1)
  return [noFilter, ...[...counts].flatMap(([text, count]) => (count >= least ? [text] : []))]
}

/** Counts the items with each text, in one row per text and one column per filter. */
function countTexts(items: readonly Named[], finder: TextFinder, filters: readonly string[]) {
  const columns = new Map(filters.map((filter, column) => [filter, column]))
  const totals = new Uint32Array(finder.texts.length * filters.length)
  for (const item of items) {
    const itsColumns = [noFilter, ...filtersOf(item)].flatMap((filter) => columns.get(filter) ?? [])
    for (const row of finder.in(item)) {
      for (const column of itsColumns) {
        const cell = row * filters.length + column
        totals[cell] = (totals[cell] ?? 0) + 1
      }
    }
  }
  return totals
}

/** Yields the stored totals. Tests pass a smaller `least`, so that they need fewer items. */
export function* textTotals(
  items: readonly Named[],
  least = leastStoredTotal,
): Generator<TextTotal> {
  if (items.length < least) return
  const chunks = countChunks(items)
  const finder = new TextFinder([...commonTexts(chunks, least)], chunks)
  const filters = commonFilters(items, least)
  for (const [cell, total] of countTexts(items, finder, filters).entries()) {
    if (total < least) continue
    const text = finder.texts[Math.floor(cell / filters.length)] ?? ''
    yield { text, ...filterIn(filters[cell % filters.length] ?? noFilter), total }
  }
}
