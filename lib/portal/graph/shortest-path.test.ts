import fc from 'fast-check'
import { expect, test } from 'vitest'
import { link, node } from '@/tests/fixtures/graph'
import { graphIndex, shortestPath } from './graph-index'

const indexOf = (count: number, pairs: readonly (readonly [number, number])[]) =>
  graphIndex(
    Array.from({ length: count }, (_, index) => node(`n-${index}`)),
    pairs.map(([source, target]) => link(`n-${source}`, 'Managing', `n-${target}`)),
  )

/** The lengths of the shortest paths between all nodes, by the Floyd–Warshall algorithm. */
function distances(count: number, pairs: readonly (readonly [number, number])[]): number[][] {
  const table = Array.from({ length: count }, (_, a) =>
    Array.from({ length: count }, (_, b) => (a === b ? 0 : Number.POSITIVE_INFINITY)),
  )
  const distance = (a: number, b: number) => table[a]?.[b] ?? Number.POSITIVE_INFINITY
  const set = (a: number, b: number, value: number) => {
    const row = table[a]
    if (row && value < distance(a, b)) row[b] = value
  }
  for (const [a, b] of pairs) {
    set(a, b, 1)
    set(b, a, 1)
  }
  for (let stop = 0; stop < count; stop += 1) {
    for (let a = 0; a < count; a += 1) {
      for (let b = 0; b < count; b += 1) set(a, b, distance(a, stop) + distance(stop, b))
    }
  }
  return table
}

test('finds a path of minimum length that consists of existing links', () => {
  const count = 9
  const end = fc.nat(count - 1)
  fc.assert(
    fc.property(fc.array(fc.tuple(end, end), { maxLength: 16 }), end, end, (pairs, from, to) => {
      const index = indexOf(count, pairs)
      const steps = shortestPath(index, `n-${from}`, `n-${to}`)
      const minLength = distances(count, pairs)[from]?.[to] ?? Number.POSITIVE_INFINITY
      expect(steps?.length ?? Number.POSITIVE_INFINITY).toBe(minLength)
      let current = `n-${from}`
      for (const { node: next, link } of steps ?? []) {
        const ends = [link.sourceNodeId, link.targetNodeId]
        expect([...ends].sort()).toEqual([current, next.id].sort())
        current = next.id
      }
      if (steps) expect(current).toBe(`n-${to}`)
    }),
  )
})

test('avoids excluded nodes within the path, but not at its ends', () => {
  const index = indexOf(5, [
    [0, 1],
    [1, 2],
    [0, 3],
    [3, 4],
    [4, 2],
  ])
  const path = (from: string, to: string, hub?: string) =>
    shortestPath(index, from, to, ({ id }) => id !== hub)?.map(({ node }) => node.id)
  expect(path('n-0', 'n-2')).toEqual(['n-1', 'n-2'])
  expect(path('n-0', 'n-2', 'n-1')).toEqual(['n-3', 'n-4', 'n-2'])
  expect(path('n-0', 'n-1', 'n-1')).toEqual(['n-1'])
  expect(path('n-1', 'n-2', 'n-1')).toEqual(['n-2'])
  const line = indexOf(3, [
    [0, 1],
    [1, 2],
  ])
  expect(shortestPath(line, 'n-0', 'n-2', ({ id }) => id !== 'n-1')).toBeUndefined()
})

test('finds no path from or to unknown nodes', () => {
  const index = indexOf(2, [[0, 1]])
  expect(shortestPath(index, 'n-0', 'n-7')).toBeUndefined()
  expect(shortestPath(index, 'n-7', 'n-0')).toBeUndefined()
  expect(shortestPath(index, 'constructor', '__proto__')).toBeUndefined()
})
