/**
 * Moves discs apart until no two overlap. `graphology-layout-noverlap` is not used, because it moves discs by their size
 * rather than by their overlap, and leaves some overlaps however long it runs.
 */

const maxRounds = 2_000
/** More rows than the grid can have, so that each cell has a unique key. */
const maxRows = 1 << 20

/** The discs in each cell of a grid. Only discs in the same cell can overlap. */
function gridOf(x: Float64Array, y: Float64Array, radii: Float64Array): Iterable<number[]> {
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
function directionOf(dx: number, dy: number, pair: number): [x: number, y: number] {
  const distance = Math.hypot(dx, dy)
  return distance > 0 ? [dx / distance, dy / distance] : [Math.cos(pair), Math.sin(pair)]
}

/** Modifies `x` and `y` until no discs overlap. The smaller of two discs moves further. */
export function removeOverlaps(x: Float64Array, y: Float64Array, radii: Float64Array): void {
  // Returns true if the discs do not overlap.
  const pushApart = (a: number, b: number): boolean => {
    const [ax = 0, ay = 0, ra = 0] = [x[a], y[a], radii[a]]
    const [bx = 0, by = 0, rb = 0] = [x[b], y[b], radii[b]]
    const [dx, dy, minDistance] = [bx - ax, by - ay, ra + rb]
    if (dx * dx + dy * dy >= minDistance * minDistance) return true
    const overlap = (minDistance - Math.hypot(dx, dy)) * 1.01
    const [directionX, directionY] = directionOf(dx, dy, a * radii.length + b)
    const [shiftA, shiftB] = [(overlap * rb) / minDistance, (overlap * ra) / minDistance]
    x[a] = ax - directionX * shiftA
    y[a] = ay - directionY * shiftA
    x[b] = bx + directionX * shiftB
    y[b] = by + directionY * shiftB
    return false
  }
  for (let round = 0, done = false; round < maxRounds && !done; round += 1) {
    done = true
    for (const cell of gridOf(x, y, radii)) {
      for (const [index, a] of cell.entries()) {
        for (let next = index + 1; next < cell.length; next += 1) {
          if (!pushApart(a, cell[next] ?? a)) done = false
        }
      }
    }
  }
}
