/** Which records a state of a list shows, and what each facet would show instead. Pure: no I/O and no cache. */
import type { ListOutline } from './list-definition'
import type { ListIndex } from './list-index'
import type { ListState } from './list-state'

export interface FacetCount {
  value: string
  count: number
}

export interface ListResults {
  /** How many records match. */
  total: number
  /** Positions in the index: those of the page that the state asks for, in order. */
  positions: number[]
  /** By facet: how many records each value would show, all other facets as chosen. */
  counts: Map<string, FacetCount[]>
  /** How many records match but are left out until one asks for all. */
  leftOut: number
}

interface Chosen {
  key: string
  value: string
  values: readonly (readonly string[])[]
}

function chosenFacets({ values }: ListIndex, { filters }: ListState): Chosen[] {
  return Object.entries(filters).flatMap(([key, value]) => {
    const valuesOfFacet = values.get(key)
    return valuesOfFacet ? [{ key, value, values: valuesOfFacet }] : []
  })
}

function countAt(
  counts: Map<string, number> | undefined,
  values: readonly string[] | undefined,
): void {
  for (const value of values ?? []) counts?.set(value, (counts.get(value) ?? 0) + 1)
}

/**
 * A record that fits all chosen facets matches, and counts for every facet. One that fits all but one counts for that
 * facet alone: choosing another value there would show it.
 */
function matchAll(index: ListIndex, chosen: readonly Chosen[], shows: (at: number) => boolean) {
  const matching = new Uint8Array(index.ids.length)
  const counts = new Map([...index.values.keys()].map((key) => [key, new Map<string, number>()]))
  for (let at = 0; at < matching.length; at += 1) {
    if (!shows(at)) continue
    const misses = chosen.filter(({ value, values }) => !values[at]?.includes(value))
    const [missed] = misses
    if (missed === undefined) {
      matching[at] = 1
      for (const [key, values] of index.values) countAt(counts.get(key), values[at])
    } else if (misses.length === 1) {
      countAt(counts.get(missed.key), missed.values[at])
    }
  }
  return { matching, counts }
}

/** `candidates` are the ids that a search for the state's text has found. */
export function listResults(
  { leftOut, defaultSort, pageSize }: Pick<ListOutline, 'leftOut' | 'defaultSort' | 'pageSize'>,
  index: ListIndex,
  state: ListState,
  candidates?: ReadonlySet<number>,
): ListResults {
  const showsAll = leftOut === undefined || state.filters[leftOut.key] === leftOut.value
  const found = (at: number) => candidates?.has(index.ids[at] ?? 0) ?? true
  const { matching, counts } = matchAll(index, chosenFacets(index, state), found)
  const isShown = (at: number) => matching[at] === 1 && (showsAll || !index.isLeftOut(at))
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
    leftOut: matches - shown.length,
  }
}
