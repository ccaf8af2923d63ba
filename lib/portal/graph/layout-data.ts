/** The data of a layout. It is separate from the computation, so that browsers need not load the latter. */

export interface Layout {
  /** The coordinates of the nodes, as integers from 0 to `layoutExtent`. */
  x: readonly number[]
  y: readonly number[]
  /** The factor by which `nodeSize` is multiplied to get the radius of a node in the units of the coordinates. */
  radiusScale: number
}

export const layoutExtent = 20_000

/** The relative radius of a node. It grows with the square root of the number of links, and the area thus linearly. */
export const nodeSize = (degree: number): number => 1 + 0.55 * Math.sqrt(degree)
