/** Counts the items of one collection with each filter value, and with it their positions among these. */
export class FilterPositions {
  readonly #totals = new Map<string, Map<string, number>>()

  /** Counts one more item with a value, and returns its position among the items with it. */
  next(name: string, value: string): number {
    const totals = this.#totals.get(name) ?? new Map<string, number>()
    const position = totals.get(value) ?? 0
    this.#totals.set(name, totals.set(value, position + 1))
    return position
  }

  *totals(): Generator<{ name: string; value: string; total: number }> {
    for (const [name, totals] of this.#totals) {
      for (const [value, total] of totals) yield { name, value, total }
    }
  }
}
