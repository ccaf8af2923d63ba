/**
 * Sets of positions in a list. A set is stored as a list of its positions or with one bit for each position of the list,
 * whichever is shorter. To compare two sets takes a fraction of a millisecond, even for a list of a million items.
 */

const bitsOfWord = 32

/** The number of bits that are set. */
function countBits(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const wordsFor = (positions: Uint32Array): number =>
  positions.length === 0 ? 0 : Math.floor((positions.at(-1) ?? 0) / bitsOfWord) + 1

function bitsOf(positions: Uint32Array): Int32Array {
  const words = new Int32Array(wordsFor(positions))
  for (const position of positions) {
    const index = position >>> 5
    words[index] = (words[index] ?? 0) | (1 << (position & 31))
  }
  return words
}

export class PositionSet {
  #words: Int32Array | undefined

  private constructor(
    readonly total: number,
    /** Undefined if there are only bits. */
    private readonly positions: Uint32Array | undefined,
    words?: Int32Array,
  ) {
    this.#words = words
  }

  /** @param positions in ascending order, each of them once */
  static of(positions: ArrayLike<number>): PositionSet {
    return new PositionSet(positions.length, Uint32Array.from(positions))
  }

  /**
   * The bytes by which a set is stored. Bits are stored if they take fewer words than there are positions, so that the
   * length tells which of the two it is.
   */
  static encode(positions: Uint32Array): Uint8Array {
    const isList = positions.length <= wordsFor(positions)
    const { buffer, byteOffset, byteLength } = isList ? positions : bitsOf(positions)
    return new Uint8Array(buffer, byteOffset, byteLength)
  }

  /** The set that is stored by these bytes. */
  static decode(total: number, bytes: Uint8Array): PositionSet {
    // The bytes may begin anywhere in their buffer, numbers may not.
    const { buffer } = new Uint8Array(bytes)
    const isList = bytes.length === total * Uint32Array.BYTES_PER_ELEMENT
    return isList
      ? new PositionSet(total, new Uint32Array(buffer))
      : new PositionSet(total, undefined, new Int32Array(buffer))
  }

  /** How much memory it takes at most, in bytes. */
  get size(): number {
    const { positions } = this
    if (!positions) return this.#bits.byteLength
    return positions.byteLength + wordsFor(positions) * Int32Array.BYTES_PER_ELEMENT
  }

  get #bits(): Int32Array {
    this.#words ??= bitsOf(this.positions ?? new Uint32Array())
    return this.#words
  }

  has(position: number): boolean {
    return (((this.#bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1
  }

  /** The positions that are in both sets. */
  and(other: PositionSet): PositionSet {
    if (this.positions) return PositionSet.of(this.positions.filter((one) => other.has(one)))
    if (other.positions) return other.and(this)
    const [words, others] = [this.#bits, other.#bits]
    const both = new Int32Array(Math.min(words.length, others.length))
    let total = 0
    for (let index = 0; index < both.length; index += 1) {
      const word = (words[index] ?? 0) & (others[index] ?? 0)
      both[index] = word
      total += countBits(word)
    }
    return new PositionSet(total, undefined, both)
  }

  /** The positions that are not in the other set. */
  without(other: PositionSet): PositionSet {
    if (this.positions) return PositionSet.of(this.positions.filter((one) => !other.has(one)))
    const [words, others] = [this.#bits.slice(), other.#bits]
    let total = 0
    for (let index = 0; index < words.length; index += 1) {
      const word = (words[index] ?? 0) & ~(others[index] ?? 0)
      words[index] = word
      total += countBits(word)
    }
    return new PositionSet(total, undefined, words)
  }

  /** The positions in ascending order, from `first` on. */
  *#from(first: number): Generator<number, void> {
    const words = this.#bits
    const start = Math.floor(first / bitsOfWord)
    for (let index = start; index < words.length; index += 1) {
      let word = words[index] ?? 0
      if (index === start) word &= -1 << (first % bitsOfWord)
      while (word !== 0) {
        const lowest = word & -word
        yield index * bitsOfWord + bitsOfWord - 1 - Math.clz32(lowest)
        word ^= lowest
      }
    }
  }

  /** Up to `limit` positions in ascending order, after the first `offset`. */
  page(offset: number, limit: number): number[] {
    if (offset >= this.total || limit <= 0) return []
    if (this.positions) return [...this.positions.subarray(offset, offset + limit)]
    const words = this.#bits
    let index = 0
    let left = offset
    for (
      let count = countBits(words[0] ?? 0);
      count <= left;
      count = countBits(words[index] ?? 0)
    ) {
      left -= count
      index += 1
    }
    return this.between(index * bitsOfWord, Number.POSITIVE_INFINITY, left + limit).slice(left)
  }

  /** Up to `limit` positions in ascending order, of those from `first` to `last`. */
  between(first: number, last: number, limit: number): number[] {
    const found: number[] = []
    for (const position of this.#from(first)) {
      if (found.length === limit || position > last) break
      found.push(position)
    }
    return found
  }
}

/** The positions that are in all sets, of which there is at least one. */
export const inAll = (sets: readonly PositionSet[]): PositionSet =>
  sets.toSorted((a, b) => a.total - b.total).reduce((some, other) => some.and(other))

/** A page of several sets, one after the other. */
export function pageOfSets(
  sets: readonly PositionSet[],
  offset: number,
  limit: number,
): { positions: number[]; total: number } {
  const positions: number[] = []
  let total = 0
  for (const set of sets) {
    positions.push(...set.page(Math.max(0, offset - total), limit - positions.length))
    total += set.total
  }
  return { positions, total }
}
