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

  #isFree(box: Box): boolean {
    return !this.#taken.some((other) => overlap(box, other))
  }

  #keep(box: Box): void {
    if (this.#taken.length === 0) {
      // All names of a picture are drawn in the same turn; the next turn begins anew.
      queueMicrotask(() => this.#taken.splice(0))
    }
    this.#taken.push(box)
  }

  /** Takes the first box that is free and in sight, or else the first of all: for names that have to be shown. */
  take(boxes: readonly [Box, ...Box[]], sight: Box): Box {
    const box = boxes.find((one) => isWithin(one, sight) && this.#isFree(one)) ?? boxes[0]
    this.#keep(box)
    return box
  }

  /** Takes a box if it is free, and tells whether it was: for names that may be left out. */
  takeIfFree(box: Box): boolean {
    const free = this.#isFree(box)
    if (free) this.#keep(box)
    return free
  }
}
