import { rateLimits } from '@/lib/contract/headers'
import { apiVersion, type Health } from '@/lib/contract/service'
import type { Snapshots } from '../snapshots'

function describeState({ current, isUnreachable }: Snapshots) {
  if (isUnreachable) return 'unreachable'
  return current.dataset.document('terms') === undefined ? 'empty' : 'connected'
}

export interface HealthOptions {
  shared?: { isPresent: boolean }
  keys?: { readFault: string | undefined }
}

function getStatus(state: ReturnType<typeof describeState>, isDegraded: boolean): Health['status'] {
  if (state === 'empty') return 'unhealthy'
  if (isDegraded) return 'degraded'
  return 'healthy'
}

/**
 * Reports the health of the API. The server's log gives the reason. Degraded if:
 * - the snapshot in the store is missing or damaged (the last good snapshot is served)
 * - the store is unreachable
 * - API keys cannot be read
 * - Redis does not respond
 */
export function getHealth(snapshots: Snapshots, { shared, keys }: HealthOptions = {}): Health {
  const state = describeState(snapshots)
  const isConnected = state === 'connected'
  const isRedisDown = shared?.isPresent === false
  const canReadKeys = keys?.readFault === undefined
  const isDegraded = state === 'unreachable' || snapshots.isRefused || isRedisDown || !canReadKeys
  return {
    status: getStatus(state, isDegraded),
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
