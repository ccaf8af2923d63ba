/** How the values of filters stand in the indexes of names, so that a text and filters are found together. */

const secondCharacters = 3000

/**
 * A value in a trigram index: three characters for private use, which folding removes from names. Each is of a range of its
 * own, so that codes that follow each other have no other code among them. There is room for nine million.
 */
export const filterTrigram = (code: number): string =>
  String.fromCharCode(
    0xe000 + Math.floor(code / secondCharacters),
    0xec00 + (code % secondCharacters),
    0xf8ff,
  )

/** A value in an index of tokens. */
export const filterToken = (code: number): string => `f${code}`

/** Numbers the values of filters in one collection, and counts their items. */
export class FilterValues {
  readonly #known = new Map<string, Map<string, { code: number; total: number }>>()
  #codes = 0

  /** The code of a value, and the position of its next item. */
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
