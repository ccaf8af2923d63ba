import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { graphIndex } from './graph-index'
import { shortestPath } from './shortest-path'

const node = (id: string) => ({ id, title: id, type: 'x', countryCodes: [], industryIds: [] })
const link = ([source, target]: readonly [number, number]) => ({
  sourceNodeId: `n-${source}`,
  targetNodeId: `n-${target}`,
  type: 'Managing',
  label: `${source} ${target}`,
})
const indexOf = (count: number, pairs: readonly (readonly [number, number])[]) =>
  graphIndex(
    Array.from({ length: count }, (_, at) => node(`n-${at}`)),
    pairs.map(link),
  )

/** The number of links between any two nodes, by trying every node as a stop on the way (Floyd and Warshall). */
function distances(count: number, pairs: readonly (readonly [number, number])[]): number[][] {
  const table = Array.from({ length: count }, (_, a) =>
    Array.from({ length: count }, (_, b) => (a === b ? 0 : Number.POSITIVE_INFINITY)),
  )
  const at = (a: number, b: number) => table[a]?.[b] ?? Number.POSITIVE_INFINITY
  const set = (a: number, b: number, value: number) => {
    const row = table[a]
    if (row && value < at(a, b)) row[b] = value
  }
  for (const [a, b] of pairs) {
    set(a, b, 1)
    set(b, a, 1)
  }
  for (let stop = 0; stop < count; stop += 1) {
    for (let a = 0; a < count; a += 1) {
      for (let b = 0; b < count; b += 1) set(a, b, at(a, stop) + at(stop, b))
    }
  }
  return table
}

test('is as short as any, and each of its steps is a link that is there', () => {
  const count = 9
  const end = fc.nat(count - 1)
  fc.assert(
    fc.property(fc.array(fc.tuple(end, end), { maxLength: 16 }), end, end, (pairs, from, to) => {
      const index = indexOf(count, pairs)
      const steps = shortestPath(index, `n-${from}`, `n-${to}`)
      const least = distances(count, pairs)[from]?.[to] ?? Number.POSITIVE_INFINITY
      expect(steps?.length ?? Number.POSITIVE_INFINITY).toBe(least)
      let at = `n-${from}`
      for (const { node: next, link: taken } of steps ?? []) {
        const ends = [taken.sourceNodeId, taken.targetNodeId]
        expect([...ends].sort()).toEqual([at, next.id].sort())
        at = next.id
      }
      if (steps) expect(at).toBe(`n-${to}`)
    }),
  )
})

test('leads nowhere from and to nodes that are not there', () => {
  const index = indexOf(2, [[0, 1]])
  expect(shortestPath(index, 'n-0', 'n-7')).toBeUndefined()
  expect(shortestPath(index, 'n-7', 'n-0')).toBeUndefined()
  expect(shortestPath(index, 'constructor', '__proto__')).toBeUndefined()
})
