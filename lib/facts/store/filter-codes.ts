/** Encodes filter values in the name indexes, so that a text and filters are matched by a single search. */

const secondCharacters = 3000

/**
 * Encodes a value for a trigram index as three private-use characters, which folding removes from names. Each character
 * comes from a range of its own, so that adjacent codes never contain another code. There is room for nine million.
 */
export const filterTrigram = (code: number): string =>
  String.fromCharCode(
    0xe000 + Math.floor(code / secondCharacters),
    0xec00 + (code % secondCharacters),
    0xf8ff,
  )

/** Encodes a value for a token index. */
export const filterToken = (code: number): string => `f${code}`

/** Numbers the filter values of one collection and counts their items. */
export class FilterValues {
  readonly #known = new Map<string, Map<string, { code: number; total: number }>>()
  #codes = 0

  /** Counts one more item with a value, and returns the value's code and the item's position among its items. */
  next(name: string, value: string): { code: number; position: number } {
    const byValue = this.#known.get(name) ?? new Map<string, { code: number; total: number }>()
    this.#known.set(name, byValue)
    const known = byValue.get(value) ?? { code: this.#codes, total: 0 }
    if (known.total === 0) this.#codes += 1
    byValue.set(value, known)
    known.total += 1
    return { code: known.code, position: known.total - 1 }
  }

  *all(): Generator<{ name: string; value: string; code: number; total: number }> {
    for (const [name, byValue] of this.#known) {
      for (const [value, { code, total }] of byValue) yield { name, value, code, total }
    }
  }
}
