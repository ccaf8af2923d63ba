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
