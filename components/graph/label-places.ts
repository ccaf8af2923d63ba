/** Finds positions for names next to their nodes where they do not overlap. */

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

/** The possible boxes of a name next to a disc, in order of preference. */
export function getLabelBoxes(
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

/** The boxes of the names drawn in a render. */
export class LabelPlaces {
  readonly #taken: Box[] = []

  #isFree(box: Box): boolean {
    return !this.#taken.some((other) => overlap(box, other))
  }

  #keep(box: Box): void {
    if (this.#taken.length === 0) {
      // Sigma draws all names of a render in one task, so a microtask runs after the last of them.
      queueMicrotask(() => this.#taken.splice(0))
    }
    this.#taken.push(box)
  }

  /**
   * For required names: returns the first box that is free and visible or, if there is none, the
   * first box.
   */
  take(boxes: readonly [Box, ...Box[]], sight: Box): Box {
    const box = boxes.find((one) => isWithin(one, sight) && this.#isFree(one)) ?? boxes[0]
    this.#keep(box)
    return box
  }

  /** For names that may be omitted: takes the box if it is free, and returns whether it was. */
  takeIfFree(box: Box): boolean {
    const free = this.#isFree(box)
    if (free) this.#keep(box)
    return free
  }
}
