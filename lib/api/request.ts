/** The only fetch to the API. */
import 'server-only'
import { keyHeader } from '@/lib/contract/headers'
import { readSettings } from '@/lib/env'
import { type CacheLifetime, cacheLifetimeOf, shortLifetime } from './cache-lifetime'

const timeout = 10_000

export type Answer =
  | { kind: 'answer'; body: unknown; lifetime: CacheLifetime }
  | { kind: 'not_found' | 'unavailable'; reason: string; lifetime: CacheLifetime }

const failure = (kind: 'not_found' | 'unavailable', reason: string): Answer => ({
  kind,
  reason,
  lifetime: shortLifetime,
})

/** Asks for a path below the API's base URL. Never throws. */
export async function requestDocument(path: string): Promise<Answer> {
  try {
    const { API_BASE_URL, API_KEY } = readSettings()
    if (API_BASE_URL === undefined) return failure('unavailable', 'API_BASE_URL is not set')
    const response = await fetch(`${API_BASE_URL}${path}`, {
      headers: { accept: 'application/json', ...(API_KEY ? { [keyHeader]: API_KEY } : {}) },
      // A redirect could carry the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 404) return failure('not_found', `GET ${path}: 404`)
    if (!response.ok) return failure('unavailable', `GET ${path}: ${response.status}`)
    const body: unknown = await response.json()
    const lifetime = cacheLifetimeOf(response.headers.get('cache-control'))
    return { kind: 'answer', body, lifetime }
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown error'
    return failure('unavailable', `GET ${path}: ${name}`)
  }
}
