import type { StageSigma } from './stage-graph'

/** How near the camera comes to a chosen node, as a share of the whole picture. */
const closeUp = 0.22

/** Where the camera sees a node. What sigma holds of it is right only when no refresh is still to be drawn. */
function seenPlace(sigma: StageSigma, place: number) {
  const { x, y } = sigma.getGraph().getNodeAttributes(place)
  return sigma.viewportToFramedGraph(sigma.graphToViewport({ x, y }))
}

/** Where the camera is to be so that nodes, at least one, fill the picture. */
export function cameraTarget(sigma: StageSigma, chosen: readonly number[]) {
  const places = chosen.map((place) => seenPlace(sigma, place))
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const ratio = Math.max(closeUp, 1.3 * Math.max(right - left, high - low))
  return { x: (left + right) / 2, y: (low + high) / 2, ratio }
}
