/**
 * Moves discs apart until no two overlap. `graphology-layout-noverlap` steps by the size of its discs rather than by
 * how far they overlap, and leaves some of them on top of each other however long it runs; this ends with none.
 */

const maxRounds = 2_000
/** More than the squares of any row of the grid. */
const rowLength = 1 << 20

/** The discs that reach into each square of a grid. */
function gridOf(x: Float64Array, y: Float64Array, radii: Float64Array): Iterable<number[]> {
  const side = (4 * radii.reduce((sum, radius) => sum + radius, 0)) / radii.length
  const grid = new Map<number, number[]>()
  for (const [disc, radius] of radii.entries()) {
    const [atX, atY] = [x[disc] ?? 0, y[disc] ?? 0]
    const lastColumn = Math.floor((atX + radius) / side)
    const lastRow = Math.floor((atY + radius) / side)
    for (let column = Math.floor((atX - radius) / side); column <= lastColumn; column += 1) {
      for (let row = Math.floor((atY - radius) / side); row <= lastRow; row += 1) {
        const key = column * rowLength + row
        const square = grid.get(key)
        if (square) square.push(disc)
        else grid.set(key, [disc])
      }
    }
  }
  return grid.values()
}

/** The way from one disc to another; between two in one place, one that differs from pair to pair. */
function directionOf(dx: number, dy: number, pair: number): [x: number, y: number] {
  const distance = Math.hypot(dx, dy)
  return distance > 0 ? [dx / distance, dy / distance] : [Math.cos(pair), Math.sin(pair)]
}

/** Changes `x` and `y`. The smaller of two discs moves more. */
export function separate(x: Float64Array, y: Float64Array, radii: Float64Array): void {
  const apart = (a: number, b: number): boolean => {
    const [ax = 0, ay = 0, ra = 0] = [x[a], y[a], radii[a]]
    const [bx = 0, by = 0, rb = 0] = [x[b], y[b], radii[b]]
    const [dx, dy, least] = [bx - ax, by - ay, ra + rb]
    if (dx * dx + dy * dy >= least * least) return true
    const missing = (least - Math.hypot(dx, dy)) * 1.01
    const [towardsX, towardsY] = directionOf(dx, dy, a * radii.length + b)
    const [ofA, ofB] = [(missing * rb) / least, (missing * ra) / least]
    x[a] = ax - towardsX * ofA
    y[a] = ay - towardsY * ofA
    x[b] = bx + towardsX * ofB
    y[b] = by + towardsY * ofB
    return false
  }
  for (let round = 0, done = false; round < maxRounds && !done; round += 1) {
    done = true
    for (const square of gridOf(x, y, radii)) {
      for (const [at, a] of square.entries()) {
        for (let next = at + 1; next < square.length; next += 1) {
          if (!apart(a, square[next] ?? a)) done = false
        }
      }
    }
  }
}
