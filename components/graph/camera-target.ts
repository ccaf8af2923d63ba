import type { VisibleGraph } from '@/lib/portal/graph/graph-filter'
import type { Highlight, StageSigma } from './stage-graph'

/** How near the camera comes to a chosen node, as a share of the whole picture, and how far it goes for its neighbours. */
const closeUp = 0.22
const farthest = 1.6
/** Space at the edges. */
const margin = 1.3

/** What is to be in view: the selection with its neighbours, or else what the filters leave. */
export function nodesInView(
  { shown }: { shown: VisibleGraph },
  highlight: Highlight | undefined,
): readonly number[] {
  return highlight
    ? [...highlight.nodes]
    : [...shown.nodes.keys()].filter((index) => shown.nodes[index])
}

/** Without spreading them: there may be more nodes than a call takes arguments. */
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b))
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b))

interface Point {
  x: number
  y: number
}

/** The camera over a box of points, or over one of them if that is chosen, with the others around it. */
function cameraOver(points: readonly Point[], centre: Point | undefined) {
  const [left, right] = [least(points.map(({ x }) => x)), most(points.map(({ x }) => x))]
  const [low, high] = [least(points.map(({ y }) => y)), most(points.map(({ y }) => y))]
  const { x, y } = centre ?? { x: (left + right) / 2, y: (low + high) / 2 }
  const extent = 2 * Math.max(right - x, x - left, high - y, y - low)
  return { x, y, ratio: Math.min(farthest, Math.max(closeUp, margin * extent)) }
}

/**
 * The position of the camera in which nodes are in view, around the one that is chosen; undefined if none of them is
 * drawn. A scheduled refresh must have been drawn: until then sigma has the positions of the layout, which are not those
 * of the camera.
 */
export function cameraTarget(sigma: StageSigma, inView: readonly number[], chosen?: number) {
  const pointOf = (index: number) => sigma.getNodeDisplayData(index)
  const points = inView.flatMap((index) => pointOf(index) ?? [])
  if (points.length === 0) return undefined
  return cameraOver(points, chosen === undefined ? undefined : pointOf(chosen))
}
