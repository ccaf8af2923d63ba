/** Request rates, written as `50/min`, `10/s` or `1000/h`. */

export interface Rate {
  count: number
  /** The period in which `count` requests are allowed, in milliseconds. */
  window: number
}

const windows: Record<string, number> = { s: 1000, min: 60_000, h: 3_600_000 }

/**
 * Parses a rate. Returns undefined if the text is not a rate.
 * @example parseRate('50/min') // { count: 50, window: 60_000 }
 */
export function parseRate(text: string): Rate | undefined {
  const [, digits, unit = ''] = /^([1-9]\d{0,5})\/(s|min|h)$/.exec(text.trim()) ?? []
  const window = windows[unit]
  return window === undefined ? undefined : { count: Number(digits), window }
}

/** One rate for each rate-limit class of the contract. */
export type RequestBudget = Record<'general' | 'search' | 'graph', Rate>

/**
 * Parses three rates. Returns undefined, which means no limits, if the text is anything else.
 * @example parseBudget('60/min, 30/min, 10/min')
 */
export function parseBudget(text: string): RequestBudget | undefined {
  const [general, search, graph, ...rest] = text.split(',').map(parseRate)
  return general && search && graph && rest.length === 0 ? { general, search, graph } : undefined
}
