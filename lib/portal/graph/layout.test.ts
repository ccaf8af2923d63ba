import { expect, test } from 'vitest'
import { syntheticGraph } from '@/tests/fixtures/synthetic-graph'
import { arrange, arrangeColumns, arrangePath, type Box, type Layout } from './layout'
import { toNetwork } from './network'

const network = (nodeCount: number, linkCount: number) => {
  const { nodes, links } = syntheticGraph(nodeCount, linkCount)
  return toNetwork(nodes, links)
}

const width = 1000

const getBoxes = (count: number): Box[] =>
  Array.from({ length: count }, (_, index) => ({ width: 40 + (index % 7) * 20, height: 50 }))

const arranged = (count: number, links: Parameters<typeof arrange>[1]) =>
  arrange(getBoxes(count), links, { width, coverage: 0.4 })

/** The number of pairs of boxes that overlap. */
function countOverlaps(boxes: readonly Box[], { x, y }: Layout): number {
  let count = 0
  for (const [a, one] of boxes.entries()) {
    for (const [b, other] of boxes.entries()) {
      const apart = [
        Math.abs((x[a] ?? 0) - (x[b] ?? 0)) - (one.width + other.width) / 2,
        Math.abs((y[a] ?? 0) - (y[b] ?? 0)) - (one.height + other.height) / 2,
      ]
      if (a < b && apart.every((gap) => gap < -0.1)) count += 1
    }
  }
  return count
}

test('no two names overlap, and all are within the picture', async () => {
  const { nodes, links } = network(120, 200)
  const layout = await arranged(nodes.length, links)
  const boxes = getBoxes(nodes.length)
  expect(countOverlaps(boxes, layout)).toBe(0)
  for (const [index, box] of boxes.entries()) {
    const [x, y] = [layout.x[index] ?? Number.NaN, layout.y[index] ?? Number.NaN]
    expect(x - box.width / 2).toBeGreaterThanOrEqual(-0.1)
    expect(x + box.width / 2).toBeLessThanOrEqual(width + 0.1)
    expect(y - box.height / 2).toBeGreaterThanOrEqual(-0.1)
    expect(y + box.height / 2).toBeLessThanOrEqual(layout.height + 0.1)
  }
})

test('the layout is deterministic, and does not depend on the order of nodes and links', async () => {
  const { nodes, links } = syntheticGraph(60, 90)
  const one = toNetwork(nodes, links)
  const other = toNetwork([...nodes].reverse(), [...links].reverse())
  expect(other).toEqual(one)
  expect(await arranged(60, one.links)).toEqual(await arranged(60, other.links))
})

test('arranges empty networks, single nodes, and nodes without links or with links to themselves', async () => {
  const link = (source: number, target: number) => ({ source, target, kind: 'Follows' as const })
  for (const [count, links] of [
    [0, []],
    [1, [link(0, 0)]],
    [2, []],
    [5, [link(0, 0), link(1, 2), link(2, 1), link(1, 2)]],
  ] as const) {
    const layout = await arranged(count, links)
    expect(layout.x).toHaveLength(count)
    expect([...layout.x, ...layout.y, layout.height].every(Number.isFinite)).toBe(true)
    expect(countOverlaps(getBoxes(count), layout)).toBe(0)
  }
})

test('a path fits its picture, in as many rows as it needs', () => {
  expect(arrangePath(2, 1000, 100)).toEqual({ x: [250, 750], y: [50, 50], height: 100 })
  const { x, y, height } = arrangePath(10, 1000, 100)
  expect(x).toEqual([100, 300, 500, 700, 900, 900, 700, 500, 300, 100])
  expect(y).toEqual([50, 50, 50, 50, 50, 150, 150, 150, 150, 150])
  expect(height).toBe(200)
})

test('two columns keep connected nodes together, and no two names of a column overlap', () => {
  // Each connector has two members, whose order is mixed.
  const isLeft = [true, true, true, false, false, false, false, false, false]
  const links = [3, 6, 4, 8, 5, 7].map((target, index) => ({
    source: Math.floor(index / 2),
    target,
    kind: 'Follows' as const,
  }))
  const { x, y, height } = arrangeColumns(isLeft, links, width)
  for (const [one, { source, target }] of links.entries()) {
    expect(x[source]).toBeLessThan(x[target] ?? 0)
    for (const other of links.slice(one + 1)) {
      const left = (y[source] ?? 0) - (y[other.source] ?? 0)
      const right = (y[target] ?? 0) - (y[other.target] ?? 0)
      expect(left * right, 'lines cross').toBeGreaterThanOrEqual(0)
    }
  }
  for (const column of [true, false]) {
    const rows = [...y].filter((_, index) => isLeft[index] === column).sort((a, b) => a - b)
    for (const [index, row] of rows.entries()) {
      expect(row - (rows[index - 1] ?? -20)).toBeGreaterThan(20)
      expect(row).toBeLessThan(height)
    }
  }
})

test('two columns have a place for nodes without neighbours', () => {
  const { y } = arrangeColumns([true, false], [], width)
  expect(y.every((place) => Number.isFinite(place))).toBe(true)
})
