/** What a visitor asks of the cache of pages, and what it answers. */
import type { Page } from './page'

export type Lookup =
  | { kind: 'page'; page: Page }
  /** An answer that no cache may keep: sent to this request only. */
  | { kind: 'uncached'; page: Page }
  | { kind: 'unavailable'; cause: unknown }

/** What there was of a page when it was asked for. */
export type CacheState = 'fresh' | 'stale' | 'absent'

/** Who asks: requests of one client share one place in the queue of renders. */
export interface Visitor {
  readonly ip: string
}
