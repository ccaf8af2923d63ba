/**
 * Computes the positions of the nodes with ForceAtlas2, and then removes overlaps. The result is deterministic. Because
 * the computation takes seconds, it runs in a worker thread (`layout-thread.ts`).
 */
import Graph from 'graphology'
import forceAtlas2 from 'graphology-layout-forceatlas2'
import { type Layout, layoutExtent, nodeSize } from './network'

/**
 * Moves discs apart until no two overlap. `graphology-layout-noverlap` is not used, because it moves discs by their size
 * rather than by their overlap, and leaves some overlaps however long it runs.
 */

const maxRounds = 2_000
/** More rows than the grid can have, so that each cell has a unique key. */
const maxRows = 1 << 20

function getGrid(x: Float64Array, y: Float64Array, radii: Float64Array): Iterable<number[]> {
  const cellSize = (4 * radii.reduce((sum, radius) => sum + radius, 0)) / radii.length
  const grid = new Map<number, number[]>()
  for (const [disc, radius] of radii.entries()) {
    const [centreX, centreY] = [x[disc] ?? 0, y[disc] ?? 0]
    const lastColumn = Math.floor((centreX + radius) / cellSize)
    const lastRow = Math.floor((centreY + radius) / cellSize)
    for (
      let column = Math.floor((centreX - radius) / cellSize);
      column <= lastColumn;
      column += 1
    ) {
      for (let row = Math.floor((centreY - radius) / cellSize); row <= lastRow; row += 1) {
        const key = column * maxRows + row
        const cell = grid.get(key)
        if (cell) cell.push(disc)
        else grid.set(key, [disc])
      }
    }
  }
  return grid.values()
}

/** The unit vector from one disc to another. Discs with the same centre get an arbitrary one that depends on the pair. */
function getDirection(dx: number, dy: number, pair: number): [x: number, y: number] {
  const distance = Math.hypot(dx, dy)
  return distance > 0 ? [dx / distance, dy / distance] : [Math.cos(pair), Math.sin(pair)]
}

/** Modifies `x` and `y` until no discs overlap. The smaller of two discs moves further. */
function removeOverlaps(x: Float64Array, y: Float64Array, radii: Float64Array): void {
  // Returns true if the discs do not overlap.
  const pushApart = (a: number, b: number): boolean => {
    const [ax = 0, ay = 0, ra = 0] = [x[a], y[a], radii[a]]
    const [bx = 0, by = 0, rb = 0] = [x[b], y[b], radii[b]]
    const [dx, dy, minDistance] = [bx - ax, by - ay, ra + rb]
    if (dx * dx + dy * dy >= minDistance * minDistance) return true
    const overlap = (minDistance - Math.hypot(dx, dy)) * 1.01
    const [directionX, directionY] = getDirection(dx, dy, a * radii.length + b)
    const [shiftA, shiftB] = [(overlap * rb) / minDistance, (overlap * ra) / minDistance]
    x[a] = ax - directionX * shiftA
    y[a] = ay - directionY * shiftA
    x[b] = bx + directionX * shiftB
    y[b] = by + directionY * shiftB
    return false
  }
  for (let round = 0, done = false; round < maxRounds && !done; round += 1) {
    done = true
    for (const cell of getGrid(x, y, radii)) {
      for (const [index, a] of cell.entries()) {
        for (let next = index + 1; next < cell.length; next += 1) {
          if (!pushApart(a, cell[next] ?? a)) done = false
        }
      }
    }
  }
}

export interface LayoutInput {
  nodeCount: number
  /** The indexes of the two nodes of each link, one pair after another. */
  ends: readonly number[]
}

const nodeCoverage = 0.09
/** The minimum distance between two nodes, as a relative radius. */
const minGap = 0.6

/** Small networks get more iterations, because each takes less time. */
const iterationsFor = (nodeCount: number): number =>
  Math.round(Math.min(400, Math.max(150, 1_500_000 / nodeCount)))

/** The graph with the nodes on a spiral, because ForceAtlas2 needs different initial positions. */
function graphOnSpiral({ nodeCount, ends }: LayoutInput): Graph {
  const graph = new Graph({ type: 'undirected' })
  const goldenAngle = Math.PI * (3 - Math.sqrt(5))
  for (let node = 0; node < nodeCount; node += 1) {
    const radius = 10 * Math.sqrt(node + 1)
    const angle = node * goldenAngle
    graph.addNode(node, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) })
  }
  for (let index = 0; index + 1 < ends.length; index += 2) {
    const [source, target] = [ends[index], ends[index + 1]]
    if (source !== target) graph.mergeEdge(source, target)
  }
  return graph
}

function getDegrees({ nodeCount, ends }: LayoutInput): number[] {
  const degrees = new Array<number>(nodeCount).fill(0)
  for (const end of ends) degrees[end] = (degrees[end] ?? 0) + 1
  return degrees
}

const getExtent = (values: Float64Array): [lowest: number, width: number] => {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    lowest = Math.min(lowest, value)
    highest = Math.max(highest, value)
  }
  return [lowest, highest - lowest]
}

function scaledToExtent(x: Float64Array, y: Float64Array, radiusScale: number): Layout {
  const [left, width] = getExtent(x)
  const [top, height] = getExtent(y)
  const scale = layoutExtent / (Math.max(width, height) || 1)
  return {
    x: Array.from(x, (value) => Math.round((value - left) * scale)),
    y: Array.from(y, (value) => Math.round((value - top) * scale)),
    radiusScale: Math.round(radiusScale * scale * 100) / 100,
  }
}

export function computeLayout(input: LayoutInput): Layout {
  const { nodeCount } = input
  if (nodeCount < 2) {
    const centre = new Array<number>(nodeCount).fill(layoutExtent / 2)
    return { x: centre, y: centre, radiusScale: layoutExtent / 50 }
  }
  const graph = graphOnSpiral(input)
  const settings = { ...forceAtlas2.inferSettings(graph), barnesHutOptimize: nodeCount > 500 }
  forceAtlas2.assign(graph, { iterations: iterationsFor(nodeCount), settings })
  const x = Float64Array.from(graph.mapNodes((_, attributes) => attributes.x))
  const y = Float64Array.from(graph.mapNodes((_, attributes) => attributes.y))
  const sizes = getDegrees(input).map(nodeSize)
  const discArea = sizes.reduce((sum, size) => sum + Math.PI * size ** 2, 0)
  const area = Math.max(getExtent(x)[1], 1) * Math.max(getExtent(y)[1], 1)
  const radiusScale = Math.sqrt((nodeCoverage * area) / discArea)
  const radii = Float64Array.from(sizes, (size) => (size + minGap / 2) * radiusScale)
  removeOverlaps(x, y, radii)
  return scaledToExtent(x, y, radiusScale)
}
