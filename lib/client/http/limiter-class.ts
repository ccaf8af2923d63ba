import type { RateClass } from '@/lib/contract/headers'

/**
 * The classes with a limit of their own here. Health checks count as general, in case the other server does the same.
 */
export type LimiterClass = Exclude<RateClass, 'health'>

export const getRateClass = (path: string): LimiterClass => {
  if (path.startsWith('/graph/')) return 'graph'
  return /^\/search(\?|$)/.test(path) ? 'search' : 'general'
}
