/** Groups records by the values of some of their facets. */
import type { ListIndex } from '@/lib/portal/list/list-index'

export interface Group {
  /** One value for each facet. */
  values: string[]
  count: number
}

/** Returns every combination of one value per facet that a record has. */
const combinations = (values: readonly (readonly string[])[]): string[][] =>
  values.reduce<string[][]>(
    (all, own) => all.flatMap((begun) => own.map((value) => [...begun, value])),
    [[]],
  )

/**
 * Counts the records of each group, the largest group first. A record with several values of a facet is in several
 * groups.
 */
export function getGroups(
  index: ListIndex,
  positions: readonly number[],
  facets: readonly string[],
): Group[] {
  const groups = new Map<string, Group>()
  for (const position of positions) {
    const own = facets.map((key) => index.values.get(key)?.[position] ?? [])
    for (const values of combinations(own)) {
      const key = JSON.stringify(values)
      const group = groups.get(key) ?? { values, count: 0 }
      group.count += 1
      groups.set(key, group)
    }
  }
  return [...groups.values()].sort((a, b) => b.count - a.count)
}
