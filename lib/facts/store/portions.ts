/** Rows in memory at once. */
const portionRows = 200

/** Rows that have positions from 0 without gaps, read in portions, so that no statement is open between two of them. */
export async function* inPortions<Row>(
  read: (first: number, count: number) => Promise<Row[]>,
): AsyncGenerator<Row, void> {
  for (let first = 0; ; first += portionRows) {
    const rows = await read(first, portionRows)
    yield* rows
    if (rows.length < portionRows) return
  }
}
