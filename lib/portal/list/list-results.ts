/** Computes which records a list shows in a state, and the counts of its facets. The functions are pure. */
import type { ListOutline } from './list-definition'
import type { ListIndex } from './list-index'
import type { ListState } from './list-state'

export interface FacetCount {
  value: string
  count: number
}

export interface ListResults {
  /** The number of matching records that are not hidden. */
  total: number
  /** The positions in the index of the records on the page, in order. */
  positions: number[]
  /** For each facet, how many records each value would show with the current filters of the other facets. */
  counts: Map<string, FacetCount[]>
  /** The number of matching records that are hidden by default. */
  hiddenCount: number
}

interface ActiveFacet {
  key: string
  value: string
  values: readonly (readonly string[])[]
}

function activeFacets({ values }: ListIndex, { filters }: ListState): ActiveFacet[] {
  return Object.entries(filters).flatMap(([key, value]) => {
    const valuesOfFacet = values.get(key)
    return valuesOfFacet ? [{ key, value, values: valuesOfFacet }] : []
  })
}

function countValues(
  counts: Map<string, number> | undefined,
  values: readonly string[] | undefined,
): void {
  for (const value of values ?? []) counts?.set(value, (counts.get(value) ?? 0) + 1)
}

/**
 * A record matches if it has the values of all active facets, and is then counted for every facet. A record that misses
 * only one of them is counted for that facet, because another value of it would show the record.
 */
function matchAll(
  index: ListIndex,
  active: readonly ActiveFacet[],
  isCandidate: (position: number) => boolean,
) {
  const matching = new Uint8Array(index.ids.length)
  const counts = new Map([...index.values.keys()].map((key) => [key, new Map<string, number>()]))
  for (let position = 0; position < matching.length; position += 1) {
    if (!isCandidate(position)) continue
    const misses = active.filter(({ value, values }) => !values[position]?.includes(value))
    const [missed] = misses
    if (missed === undefined) {
      matching[position] = 1
      for (const [key, values] of index.values) countValues(counts.get(key), values[position])
    } else if (misses.length === 1) {
      countValues(counts.get(missed.key), missed.values[position])
    }
  }
  return { matching, counts }
}

/** The results of a state. `candidates` are the ids of the records that a search for its text has found. */
export function listResults(
  {
    hiddenByDefault,
    defaultSort,
    pageSize,
  }: Pick<ListOutline, 'hiddenByDefault' | 'defaultSort' | 'pageSize'>,
  index: ListIndex,
  state: ListState,
  candidates?: ReadonlySet<number>,
): ListResults {
  const showsAll =
    hiddenByDefault === undefined || state.filters[hiddenByDefault.key] === hiddenByDefault.value
  const isCandidate = (position: number) => candidates?.has(index.ids[position] ?? 0) ?? true
  const { matching, counts } = matchAll(index, activeFacets(index, state), isCandidate)
  const isShown = (position: number) =>
    matching[position] === 1 && (showsAll || !index.isHidden(position))
  const shown = index.order(state.sort ?? defaultSort).filter(isShown)
  const matches = matching.reduce((sum, match) => sum + match, 0)
  const start = pageSize === undefined ? 0 : (state.page - 1) * pageSize
  return {
    total: shown.length,
    positions: shown.slice(start, pageSize === undefined ? undefined : start + pageSize),
    counts: new Map(
      [...counts].map(([key, byValue]) => [
        key,
        [...byValue].map(([value, count]) => ({ value, count })),
      ]),
    ),
    hiddenCount: matches - shown.length,
  }
}
