import { apiVersion } from '@/lib/contract/api-version'
import { rateLimits } from '@/lib/contract/headers'
import type { Health } from '@/lib/contract/service'
import type { Snapshots } from '../snapshots'

function describeState({ current, isUnreachable }: Snapshots) {
  if (isUnreachable) return 'unreachable'
  return current.dataset.document('terms') === undefined ? 'empty' : 'connected'
}

/** The inputs of the health check besides the store. */
export interface HealthOptions {
  shared?: { isPresent: boolean }
  keys?: { readFault: string | undefined }
}

/**
 * Reports the health of the API. It is degraded while a newer store is refused because it is damaged, while the store
 * is unreachable, so that new data would not be noticed, while API keys cannot be read, which the status of the API shows,
 * or while the shared Redis does not answer, which the status of the cache shows. The server's log gives the reason.
 */
export function health(snapshots: Snapshots, { shared, keys }: HealthOptions = {}): Health {
  const state = describeState(snapshots)
  const connected = state === 'connected'
  const isAlone = shared?.isPresent === false
  const hasKeys = keys?.readFault === undefined
  const isDegraded = state === 'unreachable' || snapshots.isRefused || isAlone || !hasKeys
  const status = state === 'empty' ? 'unhealthy' : isDegraded ? 'degraded' : 'healthy'
  return {
    status,
    timestamp: new Date().toISOString(),
    version: apiVersion,
    uptime: Math.floor(process.uptime()),
    services: {
      database: { status: connected ? 'connected' : 'disconnected' },
      cache: { status: isAlone ? 'degraded' : 'operational' },
      api: {
        status: connected && hasKeys ? 'operational' : 'degraded',
        rate_limit: { enabled: true, limit: rateLimits.general, window: '1 minute' },
      },
    },
  }
}
