import { rateLimits } from '@/lib/contract/headers'
import type { Health } from '@/lib/contract/health'
import type { Store } from '@/lib/facts/store/store'

/** The version of the API description. */
export const apiVersion = '1.0.0'

const answers = async (store: Store): Promise<boolean> => {
  try {
    return (await store.document('terms')) !== undefined
  } catch {
    return false
  }
}

export async function health(store: Store): Promise<Health> {
  const connected = await answers(store)
  return {
    status: connected ? 'healthy' : 'unhealthy',
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
