import type { Group } from './query'

/** The number of rows in memory at once. */
const portionRows = 200

/** Yields rows with gapless positions from 0, reading them in portions, so that no statement stays open in between. */
export async function* inPortions<Row>(
  read: (first: number, count: number) => Promise<Row[]>,
): AsyncGenerator<Row, void> {
  for (let first = 0; ; first += portionRows) {
    const rows = await read(first, portionRows)
    yield* rows
    if (rows.length < portionRows) return
  }
}

/** Yields the first `perGroup` rows of each group, reading rows by their first and last key in portions. */
export async function* topOfGroups<Row>(
  groups: readonly Group[],
  perGroup: number,
  read: (first: number, last: number) => Promise<Row[]>,
): AsyncGenerator<Row, void> {
  for (const { first, last } of groups) {
    const end = Math.min(last, first + perGroup - 1)
    yield* inPortions((offset, count) =>
      read(first + offset, Math.min(end, first + offset + count - 1)),
    )
  }
}
