/** Where names stand beside their nodes without lying over each other. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height

/** The boxes for a name of a width beside a disc, the best first. */
export function boxesBeside(
  disc: { x: number; y: number; size: number },
  { width, height }: Pick<Box, 'width' | 'height'>,
): [Box, ...Box[]] {
  const { x, y, size } = disc
  const gap = size + 4
  const middle = { top: y - height / 2, width, height }
  const centre = { left: x - width / 2, width, height }
  return [
    { ...middle, left: x + gap },
    { ...middle, left: x - gap - width },
    { ...centre, top: y + gap },
    { ...centre, top: y - gap - height },
  ]
}

/** The places taken by the names that are drawn in one go. */
export class LabelPlaces {
  readonly #taken: Box[] = []

  /** Takes the first box that is free and in sight, or else the first of all. */
  take(boxes: readonly [Box, ...Box[]], sight: Box): Box {
    if (this.#taken.length === 0) {
      // All names of a picture are drawn in the same turn; the next turn begins anew.
      queueMicrotask(() => this.#taken.splice(0))
    }
    const free = boxes.find(
      (box) => isWithin(box, sight) && !this.#taken.some((other) => overlap(box, other)),
    )
    const box = free ?? boxes[0]
    this.#taken.push(box)
    return box
  }
}
