/** An index of a list's records, from which any page and the counts of all facets can be computed quickly. */

import { resource } from '@/lib/contract'
import type { Family } from '@/lib/contract/families'
import {
  containsLetter,
  containsText,
  type Names,
  parseNameQuery,
  prepareNames,
} from '@/lib/dataset/names'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { byName } from '@/lib/portal/records/name-order'
import type { ListDefinition, ListRow, RecordSubject } from './list-definition'

/** The records whose names contain a text, by their ids. */
export interface NameMatches {
  ids: ReadonlySet<number>
  /** The positions of records that come first, because their names have exactly the letter that was typed: `ø`. */
  first?: ReadonlySet<number>
}

export interface ListIndex {
  /** The ids of the records. Elsewhere in the index, records are identified by their position in this array. */
  ids: readonly number[]
  values: ReadonlyMap<string, readonly (readonly string[])[]>
  /** The facets of which a record may have several values, so that a list can be of records with all of some values. */
  multiValuedFacets: ReadonlySet<string>
  /** Whether the record at a position is hidden by default. */
  isHidden: (position: number) => boolean
  /** The positions of all records, sorted by a token such as `-score`. */
  order: (sort: string) => readonly number[]
  rowAt: (position: number, names: NameLookup) => ListRow
  find: (text: string) => NameMatches
}

/** Finds texts in names by the rule of the contract for `q`. */
function nameFinder(names: () => { id: number; names: Names }[]): ListIndex['find'] {
  let prepared: { id: number; names: Names }[] | undefined
  return (text) => {
    const query = parseNameQuery(text)
    prepared ??= names()
    const found = prepared.filter((item) => containsText(item.names, query))
    const ids = new Set(found.map(({ id }) => id))
    if (query.letter === undefined) return { ids }
    const first = found.filter((item) => containsLetter(item.names, query))
    return { ids, first: new Set(first.map(({ id }) => id)) }
  }
}

type SortKey = string | number | undefined

function compareKeys(a: SortKey, b: SortKey): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : byName(String(a), String(b))
}

/**
 * Sorts records by a token. Ties are broken by name, then by id; records without a value come last in both directions.
 */
function sortedPositions<F extends Family>(
  { sorts, getName }: ListDefinition<RecordSubject<F>>,
  subjects: readonly RecordSubject<F>[],
  token: string,
): number[] {
  const descending = token.startsWith('-')
  const sort = sorts.find(({ key }) => key === (descending ? token.slice(1) : token))
  const records = subjects.map((subject, position) => ({
    position,
    key: sort?.getValue(subject) ?? undefined,
    name: getName(subject),
    id: subject.item.id,
  }))
  records.sort((a, b) => {
    if ((a.key === undefined) !== (b.key === undefined)) return a.key === undefined ? 1 : -1
    const byKey = a.key === undefined ? 0 : compareKeys(a.key, b.key)
    return (descending ? -byKey : byKey) || byName(a.name, b.name) || a.id - b.id
  })
  return records.map(({ position }) => position)
}

export function listIndex<F extends Family>(
  definition: ListDefinition<RecordSubject<F>>,
  subjects: readonly RecordSubject<F>[],
): ListIndex {
  const { facets, hiddenByDefault, getName, getOtherNames, getSearchText } = definition
  const orders = new Map<string, readonly number[]>()
  // The API returns lists with pages in their default order.
  if (resource(definition.family).paginated)
    orders.set(definition.defaultSort, [...subjects.keys()])
  const find = nameFinder(() =>
    subjects.map((subject) => {
      const otherNames = getOtherNames?.(subject).flatMap((name) => name ?? []) ?? []
      return { id: subject.item.id, names: prepareNames([getName(subject), ...otherNames]) }
    }),
  )
  const subjectAt = (position: number): RecordSubject<F> => {
    const subject = subjects[position]
    if (subject === undefined) throw new RangeError(`The list has no record at ${position}`)
    return subject
  }
  const values = new Map(facets.map((facet) => [facet.key, subjects.map(facet.values)]))
  const hasSeveral = (key: string) => values.get(key)?.some(({ length }) => length > 1)
  return {
    ids: subjects.map(({ item }) => item.id),
    values,
    multiValuedFacets: new Set([...values.keys()].filter(hasSeveral)),
    isHidden: (position) => hiddenByDefault?.isHidden(subjectAt(position)) ?? false,
    order(token) {
      const cached = orders.get(token)
      if (cached) return cached
      const order = sortedPositions(definition, subjects, token)
      orders.set(token, order)
      return order
    },
    rowAt: (position, names) => definition.getRow(subjectAt(position), names),
    find: (text) => find(getSearchText?.(text) ?? text),
  }
}
