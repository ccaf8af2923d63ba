/** Computes which records a list shows in a state, and the counts of its facets. The functions are pure. */
import type { ListDefinition } from './list-definition'
import type { ListIndex } from './list-index'
import { type Filters, type ListState, needsAll } from './list-state'

/** For each facet, the number of records with each value. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>

export interface Obstacle {
  key?: string
  count: number
}

export interface ListResults {
  total: number
  positions: number[]
  /** Of records that match the filters of the other facets. */
  counts: FacetCounts
  hiddenCount: number
  /** If nothing matches: the choices that a visitor can remove to get results. */
  obstacles: Obstacle[]
}

interface ActiveFacet {
  key: string
  selected: ReadonlySet<string>
  matchesAll: boolean
  values: readonly (readonly string[])[]
}

function activeFacets({ values }: ListIndex, filters: Filters): ActiveFacet[] {
  return Object.entries(filters).flatMap(([key, selected]) => {
    const own = values.get(key)
    const matchesAll = needsAll(filters, key)
    return own ? [{ key, selected: new Set(selected), matchesAll, values: own }] : []
  })
}

function hasSelected({ selected, matchesAll, values }: ActiveFacet, position: number): boolean {
  const found = values[position]?.filter((value) => selected.has(value)).length ?? 0
  return matchesAll ? found === selected.size : found > 0
}

function countValues(
  counts: Map<string, number> | undefined,
  values: readonly string[] | undefined,
): void {
  for (const value of values ?? []) counts?.set(value, (counts.get(value) ?? 0) + 1)
}

interface Matches {
  /** 1 for each position that matches. */
  matching: Uint8Array
  counts: FacetCounts
  /** The number of records that miss exactly one filter, by the key of that filter. */
  missedOnly: Map<string, number>
}

/**
 * A record matches if it has a selected value of each active facet, or all of them, and is then counted for every facet.
 * A record that misses only one of them is counted for that facet, because selecting another of its values would show the
 * record, unless all values are needed. Hidden records are not counted, because selecting a value does not show them.
 */
function matchAll(
  index: ListIndex,
  active: readonly ActiveFacet[],
  isCandidate: (position: number) => boolean,
  isHidden: (position: number) => boolean,
): Matches {
  const matching = new Uint8Array(index.ids.length)
  const counts = new Map([...index.values.keys()].map((key) => [key, new Map<string, number>()]))
  const missedOnly = new Map<string, number>()
  for (let position = 0; position < matching.length; position += 1) {
    if (!isCandidate(position)) continue
    const misses = active.filter((facet) => !hasSelected(facet, position))
    const [missed] = misses
    if (missed === undefined) matching[position] = 1
    if (isHidden(position)) continue
    if (missed === undefined) {
      for (const [key, values] of index.values) countValues(counts.get(key), values[position])
    } else if (misses.length === 1) {
      if (!missed.matchesAll) countValues(counts.get(missed.key), missed.values[position])
      missedOnly.set(missed.key, (missedOnly.get(missed.key) ?? 0) + 1)
    }
  }
  return { matching, counts, missedOnly }
}

const addUp = (matchFlags: Uint8Array): number => matchFlags.reduce((sum, match) => sum + match, 0)

/** The ids of the records found by a search for the text of a state. Undefined without a text. */
export type CandidateIds = ReadonlySet<number> | undefined

const candidateFilter =
  (index: ListIndex, candidates: CandidateIds) =>
  (position: number): boolean =>
    candidates?.has(index.ids[position] ?? 0) ?? true

/** The positions of all records that match the filters and the text, including those hidden by default. */
export function matchingPositions(
  index: ListIndex,
  filters: Filters,
  candidates?: CandidateIds,
): number[] {
  const active = activeFacets(index, filters)
  return [...index.ids.keys()]
    .filter(candidateFilter(index, candidates))
    .filter((position) => active.every((facet) => hasSelected(facet, position)))
}

function getObstacles(index: ListIndex, filters: Filters, matches: Matches, hasText: boolean) {
  const obstacles: Obstacle[] = [...matches.missedOnly].map(([key, count]) => ({ key, count }))
  const withoutText = hasText ? matchingPositions(index, filters).length : 0
  return withoutText > 0 ? [...obstacles, { count: withoutText }] : obstacles
}

/** The positions in their order. The positions in `first` come before all others. */
function withFirst(positions: number[], index: ListIndex, first: CandidateIds): number[] {
  if (!first) return positions
  const isFirst = (position: number) => first.has(index.ids[position] ?? 0)
  return [...positions.filter(isFirst), ...positions.filter((position) => !isFirst(position))]
}

/** The results of a state. In the default order, the candidates in `first` come first. */
export function listResults(
  {
    hiddenByDefault,
    defaultSort,
    pageSize,
  }: Pick<ListDefinition, 'hiddenByDefault' | 'defaultSort' | 'pageSize'>,
  index: ListIndex,
  state: ListState,
  candidates?: CandidateIds,
  first?: CandidateIds,
): ListResults {
  const showsAll =
    hiddenByDefault === undefined ||
    (state.filters[hiddenByDefault.key]?.includes(hiddenByDefault.value) ?? false)
  const isCandidate = candidateFilter(index, candidates)
  const isHidden = (position: number) => !showsAll && index.isHidden(position)
  const matches = matchAll(index, activeFacets(index, state.filters), isCandidate, isHidden)
  const { matching, counts } = matches
  const isShown = (position: number) => matching[position] === 1 && !isHidden(position)
  const orderedPositions = index.order(state.sort ?? defaultSort).filter(isShown)
  const visibleRecords =
    state.sort === undefined ? withFirst(orderedPositions, index, first) : orderedPositions
  const matchCount = addUp(matching)
  const start = pageSize === undefined ? 0 : (state.page - 1) * pageSize
  return {
    total: visibleRecords.length,
    positions: visibleRecords.slice(start, pageSize === undefined ? undefined : start + pageSize),
    counts,
    hiddenCount: matchCount - visibleRecords.length,
    obstacles:
      matchCount === 0 ? getObstacles(index, state.filters, matches, candidates !== undefined) : [],
  }
}
