/** How often something may be asked for: `50/min`, `10/s`, `1000/h`. */

export interface Rate {
  count: number
  /** The time in which that many are allowed, in milliseconds. */
  window: number
}

const windows: Record<string, number> = { s: 1000, min: 60_000, h: 3_600_000 }

/** Undefined where the text is no rate. */
export function parseRate(text: string): Rate | undefined {
  const [, digits, unit = ''] = /^([1-9]\d{0,5})\/(s|min|h)$/.exec(text.trim()) ?? []
  const window = windows[unit]
  return window === undefined ? undefined : { count: Number(digits), window }
}
