import { rateLimits } from '@/lib/contract/headers'
import { apiVersion, type Health } from '@/lib/contract/service'
import type { Snapshots } from '../snapshots'

export interface HealthOptions {
  shared?: { isPresent: boolean }
  keys?: { readFault: string | undefined }
}

/**
 * Reports the health of the API. The server's log gives the reason. Degraded if:
 * - the snapshot in the store is missing or damaged (the last good snapshot is served)
 * - the store is unreachable
 * - API keys cannot be read
 * - Redis does not respond
 */
export function getHealth(snapshots: Snapshots, { shared, keys }: HealthOptions = {}): Health {
  const { current, isRefused, isUnreachable } = snapshots
  const isEmpty = !isUnreachable && current.dataset.document('terms') === undefined
  const isConnected = !isUnreachable && !isEmpty
  const isRedisDown = shared?.isPresent === false
  const canReadKeys = keys?.readFault === undefined
  const isDegraded = isUnreachable || isRefused || isRedisDown || !canReadKeys
  return {
    status: isEmpty ? 'unhealthy' : isDegraded ? 'degraded' : 'healthy',
    timestamp: new Date().toISOString(),
    version: apiVersion,
    uptime: Math.floor(process.uptime()),
    services: {
      database: { status: isConnected ? 'connected' : 'disconnected' },
      cache: { status: isRedisDown ? 'degraded' : 'operational' },
      api: {
        status: isConnected && canReadKeys ? 'operational' : 'degraded',
        rate_limit: { enabled: true, limit: rateLimits.general, window: '1 minute' },
      },
    },
  }
}
