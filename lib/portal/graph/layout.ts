/** Computes the positions of nodes with ForceAtlas2, and then moves them apart until neither they nor their names overlap. */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import Graph from 'graphology'
import forceAtlas2 from 'graphology-layout-forceatlas2'
import type { NetworkLink } from './network'

/** The space that a node needs with its name, in pixels. */
export interface Box {
  width: number
  height: number
}

export interface Layout {
  /** The centres of the boxes, in pixels. */
  x: readonly number[]
  y: readonly number[]
  height: number
}

/** A larger network gets fewer iterations, because each takes longer, and lets other work have its turn after each. */
const large = 500

/** The graph with the nodes on a spiral, because ForceAtlas2 needs different initial positions. */
function graphOnSpiral(count: number, links: readonly NetworkLink[]): Graph {
  const graph = new Graph({ type: 'undirected' })
  const goldenAngle = Math.PI * (3 - Math.sqrt(5))
  for (let node = 0; node < count; node += 1) {
    const radius = 10 * Math.sqrt(node + 1)
    graph.addNode(node, {
      x: radius * Math.cos(node * goldenAngle),
      y: radius * Math.sin(node * goldenAngle),
    })
  }
  for (const { source, target } of links) if (source !== target) graph.mergeEdge(source, target)
  return graph
}

async function computeForces(count: number, links: readonly NetworkLink[]) {
  const graph = graphOnSpiral(count, links)
  const isLarge = count > large
  const chunk = isLarge ? 1 : 50
  const settings = {
    ...forceAtlas2.inferSettings(graph),
    barnesHutOptimize: isLarge,
    // Keeps the parts of the network that are not connected next to each other.
    strongGravityMode: true,
    gravity: 0.05,
  }
  for (let done = 0; done < (isLarge ? 120 : 500); done += chunk) {
    forceAtlas2.assign(graph, { iterations: chunk, settings })
    await yieldToOthers()
  }
  return {
    x: Float64Array.from(graph.mapNodes((_, { x }) => x)),
    y: Float64Array.from(graph.mapNodes((_, { y }) => y)),
  }
}

/** Moves and scales values so that they extend from 0 to `length`. */
function stretch(values: Float64Array, length: number): void {
  const lowest = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const extent = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) - lowest
  for (const [index, value] of values.entries()) {
    values[index] = extent > 0 ? ((value - lowest) / extent) * length : length / 2
  }
}

/** More rows than the grid can have, so that each cell has a unique key. */
const maxRows = 1 << 20

/** The boxes in each cell of a grid, so that only boxes near each other have to be compared. */
function getGrid(x: Float64Array, y: Float64Array, boxes: readonly Box[]): Iterable<number[]> {
  const cellSize = 2 * Math.max(1, ...boxes.slice(0, 100).map(({ width }) => width))
  const cells = new Map<number, number[]>()
  for (const [index, { width, height }] of boxes.entries()) {
    const [centreX, centreY] = [x[index] ?? 0, y[index] ?? 0]
    const last = { x: (centreX + width / 2) / cellSize, y: (centreY + height / 2) / cellSize }
    for (let column = Math.floor((centreX - width / 2) / cellSize); column <= last.x; column += 1) {
      for (let row = Math.floor((centreY - height / 2) / cellSize); row <= last.y; row += 1) {
        const key = column * maxRows + row
        const cell = cells.get(key)
        if (cell) cell.push(index)
        else cells.set(key, [index])
      }
    }
  }
  return cells.values()
}

const maxRounds = 2_000
/** After as many rounds, boxes move only up and down, because at the edges there is no other way. */
const sidewaysRounds = 150

/** Modifies `x` and `y` until no boxes overlap, within the width. */
async function separate(
  x: Float64Array,
  y: Float64Array,
  boxes: readonly Box[],
  width: number,
): Promise<void> {
  const move = (index: number, dx: number, dy: number) => {
    const half = (boxes[index]?.width ?? 0) / 2
    x[index] = Math.max(half, Math.min(width - half, (x[index] ?? 0) + dx))
    y[index] = (y[index] ?? 0) + dy
  }
  const pushApart = (a: number, b: number, sideways: boolean): boolean => {
    const [one, other] = [boxes[a], boxes[b]]
    if (!one || !other) return false
    const [dx, dy] = [(x[b] ?? 0) - (x[a] ?? 0), (y[b] ?? 0) - (y[a] ?? 0)]
    const overlapX = (one.width + other.width) / 2 - Math.abs(dx)
    const overlapY = (one.height + other.height) / 2 - Math.abs(dy)
    if (overlapX < 0.01 || overlapY < 0.01) return false
    if (sideways && overlapX < overlapY) {
      const step = (overlapX / 2 + 0.01) * (dx < 0 ? -1 : 1)
      move(a, -step, 0)
      move(b, step, 0)
    } else {
      const step = (overlapY / 2 + 0.01) * (dy < 0 ? -1 : 1)
      move(a, 0, -step)
      move(b, 0, step)
    }
    return true
  }
  for (const index of boxes.keys()) move(index, 0, 0)
  for (let round = 0, moved = true; round < maxRounds && moved; round += 1) {
    moved = false
    for (const cell of getGrid(x, y, boxes)) {
      for (const [at, a] of cell.entries()) {
        for (const b of cell.slice(at + 1)) {
          if (pushApart(a, b, round < sidewaysRounds)) moved = true
        }
      }
    }
    await yieldToOthers()
  }
}

/**
 * The positions of nodes in a picture of the given width. Its height follows from `coverage`, the share of the area that
 * boxes take at first. The result is deterministic.
 */
export async function arrange(
  boxes: readonly Box[],
  links: readonly NetworkLink[],
  { width, coverage }: { width: number; coverage: number },
): Promise<Layout> {
  const { x, y } = await computeForces(boxes.length, links)
  const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0)
  const widest = boxes.reduce((widestSoFar, box) => Math.max(widestSoFar, box.width), 0)
  stretch(x, width - widest)
  for (const index of boxes.keys()) x[index] = (x[index] ?? 0) + widest / 2
  stretch(y, area / coverage / width)
  await separate(x, y, boxes, width)
  const edges = boxes.map(({ height }, index) => ({
    top: (y[index] ?? 0) - height / 2,
    bottom: (y[index] ?? 0) + height / 2,
  }))
  const top = edges.reduce(
    (topSoFar, edge) => Math.min(topSoFar, edge.top),
    Number.POSITIVE_INFINITY,
  )
  const height = edges.reduce((heightSoFar, edge) => Math.max(heightSoFar, edge.bottom - top), 0)
  return { x: [...x], y: Array.from(y, (value) => value - top), height }
}

/** The height of a row in a drawing of two columns, in pixels. */
const columnRowHeight = 28

/**
 * The positions of nodes in two columns. Connected nodes are near each other: parts that are not connected follow each
 * other, and within them each column is in the order of the mean positions of its neighbours.
 */
export function arrangeColumns(
  isLeft: readonly boolean[],
  links: readonly NetworkLink[],
  width: number,
): Layout {
  const neighbours = isLeft.map((): number[] => [])
  for (const { source, target } of links) {
    neighbours[source]?.push(target)
    neighbours[target]?.push(source)
  }
  const countNeighbours = (node: number) => neighbours[node]?.length ?? 0
  const order = new Set<number>()
  const visit = (node: number) => {
    if (order.has(node)) return
    order.add(node)
    for (const other of neighbours[node] ?? []) visit(other)
  }
  for (const node of [...isLeft.keys()].sort((a, b) => countNeighbours(b) - countNeighbours(a))) {
    visit(node)
  }
  const leftNodes = [...order].filter((node) => isLeft[node])
  const right = [...order].filter((node) => !isLeft[node])
  const height = Math.max(leftNodes.length, right.length) * columnRowHeight
  const y = isLeft.map(() => 0)
  const spread = (column: readonly number[]) => {
    for (const [row, node] of column.entries()) y[node] = ((row + 0.5) * height) / column.length
  }
  const computeMean = (node: number) =>
    (neighbours[node] ?? []).reduce((sum, other) => sum + (y[other] ?? 0), 0) /
    Math.max(1, countNeighbours(node))
  const sort = (column: number[]) => column.sort((a, b) => computeMean(a) - computeMean(b))
  spread(right)
  spread(sort(leftNodes))
  spread(sort(right))
  // Nodes on the left are as close to the middle of their neighbours as the names above and below allow.
  let highest = columnRowHeight / 2
  for (const [row, node] of sort(leftNodes).entries()) {
    const lowest = height - (leftNodes.length - row - 0.5) * columnRowHeight
    y[node] = Math.min(Math.max(computeMean(node), highest), lowest)
    highest = (y[node] ?? 0) + columnRowHeight
  }
  return { x: isLeft.map((isOnLeft) => width * (isOnLeft ? 0.4 : 0.6)), y, height }
}

/** The maximum number of nodes of a path in a row, so that their names fit below them. */
const maxInRow = 7

/** The positions of the nodes of a path: from left to right, and back in the next row. */
export function arrangePath(count: number, width: number, rowHeight: number): Layout {
  const rows = Math.max(1, Math.ceil(count / maxInRow))
  const inRow = Math.ceil(count / rows)
  const positions = Array.from({ length: count }, (_, index) => {
    const [row, at] = [Math.floor(index / inRow), index % inRow]
    return { column: row % 2 === 0 ? at : inRow - 1 - at, row }
  })
  return {
    x: positions.map(({ column }) => ((column + 0.5) * width) / inRow),
    y: positions.map(({ row }) => (row + 0.5) * rowHeight),
    height: rows * rowHeight,
  }
}
