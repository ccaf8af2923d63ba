import { rateLimits } from '@/lib/contract/headers'
import type { Health } from '@/lib/contract/health'
import type { Store } from '@/lib/facts/store/store'
import type { Snapshots } from '../snapshots'

/** The version of the API description. */
export const apiVersion = '1.0.0'

const answers = async (store: Store): Promise<boolean> => {
  try {
    return (await store.document('terms')) !== undefined
  } catch {
    return false
  }
}

/** Degraded while a newer store is refused, because it is damaged: the server's log says what is wrong with it. */
export async function health({ current: { store }, isRefused }: Snapshots): Promise<Health> {
  const connected = await answers(store)
  return {
    status: !connected ? 'unhealthy' : isRefused ? 'degraded' : 'healthy',
    timestamp: new Date().toISOString(),
    version: apiVersion,
    uptime: Math.floor(process.uptime()),
    services: {
      database: { status: connected ? 'connected' : 'disconnected' },
      cache: { status: 'operational' },
      api: {
        status: connected ? 'operational' : 'degraded',
        rate_limit: { enabled: true, limit: rateLimits.general, window: '1 minute' },
      },
    },
  }
}
