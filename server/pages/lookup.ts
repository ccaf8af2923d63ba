/** The requests to the page cache and their results. */
import type { Page } from './page'

export type Lookup =
  | { kind: 'page'; page: Page }
  /** A response that must not be cached: it is sent to this request only. */
  | { kind: 'uncached'; page: Page }
  | { kind: 'unavailable'; cause: unknown }

/** The state of a page in the cache when it was requested. */
export type CacheState = 'fresh' | 'stale' | 'absent'

/**
 * The state of a page while the data has a version. A page made from the current data does not become outdated: however
 * old, it may be shown while a new one is rendered.
 */
export function stateOf(page: Page, version: string | undefined, now: number): CacheState {
  if (now < (page.lastResortUntil ?? 0)) return 'fresh'
  if (page.version !== version) return 'absent'
  if (now < page.freshUntil) return 'fresh'
  const isCurrent = version !== undefined && page.status === 200
  return isCurrent || now < page.staleUntil ? 'stale' : 'absent'
}

/** The visitor who makes a request. All requests of one client share one place in the render queue. */
export interface Visitor {
  readonly ip: string
}
