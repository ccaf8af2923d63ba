import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inAll, PositionSet, pageOfSets } from './position-set'

/** Ascending positions: none, few, many, and at the edges of words. */
const positions = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 0, max: 300 })),
  fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 100, maxLength: 290 }),
  fc.uniqueArray(fc.constantFrom(0, 31, 32, 63, 64, 9_999, 1_000_000)),
)
const ascending = (list: number[]) => list.toSorted((a, b) => a - b)
const all = (set: PositionSet) => set.page(0, set.total)

/** A set as it is read from a store, whose bytes may begin anywhere in their buffer. */
function stored(list: number[]): PositionSet {
  const bytes = PositionSet.encode(Uint32Array.from(list))
  const shifted = new Uint8Array(bytes.length + 3)
  shifted.set(bytes, 3)
  return PositionSet.decode(list.length, shifted.subarray(3))
}

test('a set is read as it was stored, and holds these positions and no others', () => {
  fc.assert(
    fc.property(positions.map(ascending), (list) => {
      const places = Array.from({ length: 340 }, (_, position) => position)
      const read = [stored(list), PositionSet.of(list)].map((set) => [
        set.total,
        all(set),
        places.filter((position) => set.has(position)),
      ])
      const expected = [list.length, list, list.filter((position) => position < 340)]
      expect(read).toEqual([expected, expected])
    }),
  )
})

test('bits are stored where they are shorter than the positions', () => {
  const bytesOf = (step: number) =>
    PositionSet.encode(Uint32Array.from({ length: 32_000 / step }, (_, index) => index * step))
      .length
  expect(bytesOf(1)).toBe(4_000)
  expect(bytesOf(16)).toBe(4_000)
  expect(bytesOf(64)).toBe(2_000)
  expect(bytesOf(320)).toBe(400)
})

test('sets are compared as lists are', () => {
  fc.assert(
    fc.property(positions.map(ascending), positions.map(ascending), (one, other) => {
      const compared = [stored, PositionSet.of].map((make) => {
        const [first, second] = [make(one), stored(other)]
        return [first.and(second), inAll([first, second, first]), first.without(second)].map(all)
      })
      const both = one.filter((position) => other.includes(position))
      const expected = [both, both, one.filter((position) => !other.includes(position))]
      expect(compared).toEqual([expected, expected])
    }),
  )
})

test('a page of a set is that of its positions', () => {
  const number = fc.integer({ min: 0, max: 310 })
  fc.assert(
    fc.property(positions.map(ascending), number, number, number, (list, offset, limit, last) => {
      const set = stored(list)
      const between = list.filter((position) => position >= offset && position <= last)
      expect([set.page(offset, limit), set.between(offset, last, limit)]).toEqual([
        list.slice(offset, offset + limit),
        between.slice(0, limit),
      ])
    }),
  )
  expect(stored([1, 2]).page(Number.MAX_SAFE_INTEGER, 5)).toEqual([])
})

test('a page may reach from one set into the next', () => {
  const sets = [stored([4, 9]), stored([]), stored([1, 2, 3])]
  const pages = [0, 2, 4, 6].map((offset) => pageOfSets(sets, offset, 2))
  expect(pages.map(({ positions: shown }) => shown)).toEqual([[4, 9], [1, 2], [3], []])
  expect(pageOfSets(sets, 1, 3)).toEqual({ positions: [9, 1, 2], total: 5 })
})
