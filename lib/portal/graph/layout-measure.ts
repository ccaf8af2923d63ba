/** What a layout consists of. Apart from what computes it, which no browser loads. */

export interface Layout {
  /** Whole numbers from 0 to `layoutExtent`. */
  x: readonly number[]
  y: readonly number[]
  /** What `nodeSize` is to be multiplied with to get a radius in the same measure. */
  unit: number
}

export const layoutExtent = 20_000

/** How large a node is, by its number of links. */
export const nodeSize = (degree: number): number => 1 + 0.55 * Math.sqrt(degree)
