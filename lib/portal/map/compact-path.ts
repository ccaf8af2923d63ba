/**
 * Path data in steps of half a pixel, each point told by its distance from the last one: a third of the size of what
 * d3-geo writes, and at the sizes of these maps nothing that an eye could tell.
 */

/** The unit of the path, in pixels. Whoever draws it scales by this. */
export const pathUnit = 0.5

type Point = readonly [x: number, y: number]

const pointsOf = (ring: string): Point[] =>
  [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [
    Math.round(Number(x) / pathUnit),
    Math.round(Number(y) / pathUnit),
  ])

const step = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`)

function compactRing(ring: string): string {
  const [first, ...rest] = pointsOf(ring)
  if (!first) return ''
  let [x, y] = first
  let steps = ''
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue
    const written = step(nextX - x, nextY - y)
    steps += steps === '' || written.startsWith('-') ? written : ` ${written}`
    ;[x, y] = [nextX, nextY]
  }
  return steps === '' ? '' : `M${step(...first)}l${steps}z`
}

/** Takes path data of moves and lines, every part of it closed, as d3-geo writes it for areas. */
export const compactPath = (d: string): string =>
  d
    .split('Z')
    .map((ring) => compactRing(ring))
    .join('')
