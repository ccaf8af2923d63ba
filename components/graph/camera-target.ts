import type { StageSigma } from './stage-graph'

/** How near the camera comes to a chosen node, as a share of the whole picture. */
const closeUp = 0.22

/**
 * The position of the camera in which nodes fill the picture; undefined if none of them is drawn. A scheduled refresh
 * must have been drawn: until then sigma has the positions of the layout, which are not those of the camera.
 */
export function cameraTarget(sigma: StageSigma, chosen: readonly number[]) {
  const positions = chosen.flatMap((index) => sigma.getNodeDisplayData(index) ?? [])
  if (positions.length === 0) return undefined
  const [xs, ys] = [positions.map(({ x }) => x), positions.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const ratio = Math.max(closeUp, 1.3 * Math.max(right - left, high - low))
  return { x: (left + right) / 2, y: (low + high) / 2, ratio }
}
