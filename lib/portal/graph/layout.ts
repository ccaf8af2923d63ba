/**
 * Where the nodes of a network stand: ForceAtlas2, and after it no two overlap. The same links give the same places.
 * It takes seconds, and runs in a thread of its own (`layout-thread.ts`).
 */
import Graph from 'graphology'
import forceAtlas2 from 'graphology-layout-forceatlas2'
import { type Layout, layoutExtent, nodeSize } from './layout-measure'
import { separate } from './separate'

/** What a layout depends on. */
export interface LayoutInput {
  nodeCount: number
  /** Indexes of nodes, two for each link. */
  ends: readonly number[]
}

/** The share of the picture that is covered by nodes, before they are moved apart. */
const cover = 0.09
/** The least distance between two nodes, in units. */
const margin = 0.6

/** More rounds for small networks, which are done sooner. */
const roundsFor = (nodeCount: number): number =>
  Math.round(Math.min(400, Math.max(150, 1_500_000 / nodeCount)))

/** Begins with the nodes on a spiral, where no two places are the same. */
function graphOf({ nodeCount, ends }: LayoutInput): Graph {
  const graph = new Graph({ type: 'undirected' })
  const goldenAngle = Math.PI * (3 - Math.sqrt(5))
  for (let node = 0; node < nodeCount; node += 1) {
    const radius = 10 * Math.sqrt(node + 1)
    const angle = node * goldenAngle
    graph.addNode(node, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) })
  }
  for (let at = 0; at + 1 < ends.length; at += 2) {
    const [source, target] = [ends[at], ends[at + 1]]
    if (source !== target) graph.mergeEdge(source, target)
  }
  return graph
}

function degreesOf({ nodeCount, ends }: LayoutInput): number[] {
  const degrees = new Array<number>(nodeCount).fill(0)
  for (const end of ends) degrees[end] = (degrees[end] ?? 0) + 1
  return degrees
}

const extentOf = (values: Float64Array): [lowest: number, width: number] => {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    lowest = Math.min(lowest, value)
    highest = Math.max(highest, value)
  }
  return [lowest, highest - lowest]
}

/** Moves the picture to whole numbers from 0 to `layoutExtent`. */
function fitted(x: Float64Array, y: Float64Array, unit: number): Layout {
  const [left, width] = extentOf(x)
  const [top, height] = extentOf(y)
  const scale = layoutExtent / (Math.max(width, height) || 1)
  return {
    x: Array.from(x, (value) => Math.round((value - left) * scale)),
    y: Array.from(y, (value) => Math.round((value - top) * scale)),
    unit: Math.round(unit * scale * 100) / 100,
  }
}

export function layoutOf(input: LayoutInput): Layout {
  const { nodeCount } = input
  if (nodeCount < 2) {
    const middle = new Array<number>(nodeCount).fill(layoutExtent / 2)
    return { x: middle, y: middle, unit: layoutExtent / 50 }
  }
  const graph = graphOf(input)
  const settings = { ...forceAtlas2.inferSettings(graph), barnesHutOptimize: nodeCount > 500 }
  forceAtlas2.assign(graph, { iterations: roundsFor(nodeCount), settings })
  const x = Float64Array.from(graph.mapNodes((_, place) => place.x))
  const y = Float64Array.from(graph.mapNodes((_, place) => place.y))
  const sizes = degreesOf(input).map(nodeSize)
  const covered = sizes.reduce((sum, size) => sum + Math.PI * size ** 2, 0)
  const area = Math.max(extentOf(x)[1], 1) * Math.max(extentOf(y)[1], 1)
  const unit = Math.sqrt((cover * area) / covered)
  const radii = Float64Array.from(sizes, (size) => (size + margin / 2) * unit)
  separate(x, y, radii)
  return fitted(x, y, unit)
}
