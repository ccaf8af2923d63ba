import type { VisibleGraph } from '@/lib/portal/graph/graph-filter'
import type { Highlight, StageSigma } from './stage-graph'

/** The limits of the camera's ratio: how close it gets to a selected node, and how far out for its neighbours. */
const closeUp = 0.22
const farthest = 1.6
/** The factor by which the view is larger than the nodes, for space at the edges. */
const margin = 1.3

/** The nodes to bring into view: the selection with its neighbours or, without one, all nodes that the filters show. */
export function nodesInView(
  { shown }: { shown: VisibleGraph },
  highlight: Highlight | undefined,
): readonly number[] {
  return highlight
    ? [...highlight.nodes]
    : [...shown.nodes.keys()].filter((index) => shown.nodes[index])
}

/** These do not spread the values, because there may be more nodes than a call can have arguments. */
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b))
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b))

interface Point {
  x: number
  y: number
}

/** The camera state that shows all points, centred on their bounding box or on the given point. */
function cameraOver(points: readonly Point[], centre: Point | undefined) {
  const [left, right] = [least(points.map(({ x }) => x)), most(points.map(({ x }) => x))]
  const [low, high] = [least(points.map(({ y }) => y)), most(points.map(({ y }) => y))]
  const { x, y } = centre ?? { x: (left + right) / 2, y: (low + high) / 2 }
  const extent = 2 * Math.max(right - x, x - left, high - y, y - low)
  return { x, y, ratio: Math.min(farthest, Math.max(closeUp, margin * extent)) }
}

/**
 * The camera state in which nodes are in view, centred on the selected one if there is one. Undefined if none of them
 * is drawn. A scheduled refresh must have been drawn, because until then sigma returns the positions of the layout,
 * which differ from the camera's coordinates.
 */
export function cameraTarget(sigma: StageSigma, inView: readonly number[], chosen?: number) {
  const pointOf = (index: number) => sigma.getNodeDisplayData(index)
  const points = inView.flatMap((index) => pointOf(index) ?? [])
  if (points.length === 0) return undefined
  return cameraOver(points, chosen === undefined ? undefined : pointOf(chosen))
}
