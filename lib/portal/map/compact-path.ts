/**
 * Compacts path data. Coordinates are rounded to half a pixel and written relative to the previous point, which reduces
 * the size to a third. The rounding is not visible at the sizes of these maps.
 */

/** The unit of compact paths in pixels. Drawings must scale the paths by it. */
export const pathUnit = 0.5

type Point = readonly [x: number, y: number]

const pointsOf = (ring: string): Point[] =>
  [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [
    Math.round(Number(x) / pathUnit),
    Math.round(Number(y) / pathUnit),
  ])

const stepText = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`)

function compactRing(ring: string): string {
  const [first, ...rest] = pointsOf(ring)
  if (!first) return ''
  let [x, y] = first
  let steps = ''
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue
    const text = stepText(nextX - x, nextY - y)
    steps += steps === '' || text.startsWith('-') ? text : ` ${text}`
    ;[x, y] = [nextX, nextY]
  }
  return steps === '' ? '' : `M${stepText(...first)}l${steps}z`
}

/**
 * Compacts path data that consists of closed parts with moves and lines only, such as d3-geo writes for areas.
 * @example compactPath('M1,1L2,1L2,3Z') // 'M2 2l2 0 0 4z'
 */
export const compactPath = (d: string): string =>
  d
    .split('Z')
    .map((ring) => compactRing(ring))
    .join('')
