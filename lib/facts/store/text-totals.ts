/**
 * How many items of a list have a common text in their names, and how many of them have each value of a filter: known
 * beforehand, because counting them takes as long as there are many. Texts with a space are left out.
 */
import type { SnapshotItem } from '@/lib/facts/snapshot'
import { fold } from '@/lib/text/fold'
import { storable } from './storable'

/** What fewer items have is counted when it is asked for. */
export const leastStoredTotal = 4000

export interface TextTotal {
  text: string
  /** A filter and its value; both are empty for all items. */
  name: string
  value: string
  total: number
}

export type Named = Pick<SnapshotItem, 'names' | 'filters'>

/** What stands between spaces in the names of an item. A text without a space is in a name if it is in one of these. */
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

/** The parts of one length whose beginnings are common. */
function* longerParts(chunk: string, length: number, common: ReadonlySet<string>) {
  for (let start = 0; start + length <= chunk.length; start += 1) {
    if (common.has(chunk.slice(start, start + length - 1))) yield chunk.slice(start, start + length)
  }
}

/** All texts that may be in so many items: no text is more common than its beginning. */
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

/** The common texts of each item, by their numbers. */
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
      // Most chunks are of few items, and would fill the memory.
      if ((this.chunks.get(chunk) ?? 0) > 100) this.#known.set(chunk, numbers)
      for (const number of numbers) found.add(number)
    }
    return found
  }
}

/** Filters and their values, each a text. The names of filters have no line break in them. */
const filtersOf = ({ filters }: Named): string[] =>
  Object.entries(filters).flatMap(([name, values]) =>
    [...new Set(values.map(storable))].map((value) => `${name}\n${value}`),
  )

const noFilter = '\n'

const filterIn = (text: string) => {
  const end = text.indexOf('\n')
  return { name: text.slice(0, end), value: text.slice(end + 1) }
}

/** The filters that so many items have, and before them none. */
function commonFilters(items: readonly Named[], least: number): string[] {
  const counts = new Map<string, number>()
  for (const item of items) for (const filter of filtersOf(item)) add(counts, filter, 1)
  return [noFilter, ...[...counts].flatMap(([text, count]) => (count >= least ? [text] : []))]
}

/** How many items have each text, a row a text and a column a filter. */
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

/** @param least a smaller one is for tests, because it is the number of items that they need */
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
