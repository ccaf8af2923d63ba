/** The requests to the page cache and their results. */
import type { Page } from './page'

export type Lookup =
  | { kind: 'page'; page: Page }
  /** A response that must not be cached: it is sent to this request only. */
  | { kind: 'uncached'; page: Page }
  | { kind: 'unavailable'; cause: unknown }

/** The state of a page in the cache when it was requested. */
export type CacheState = 'fresh' | 'stale' | 'absent'

/** The visitor who makes a request. All requests of one client share one place in the render queue. */
export interface Visitor {
  readonly ip: string
}
