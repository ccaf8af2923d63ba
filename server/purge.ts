/** Tells a CDN to drop all responses made from a snapshot that this server no longer serves. */
import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import type { Settings } from '@/lib/env'
import { snapshotKey } from './surrogate-keys'

export type PurgeOptions = Partial<Pick<Settings, 'PURGE_URL' | 'PURGE_HEADERS' | 'SURROGATE_KEYS'>>

const maxWaitMs = 10_000
/** Four attempts within some ten seconds, so that a restart of a cache in between does not matter. */
const maxAttempts = 3
const firstPauseMs = 1_000

/**
 * With `Surrogate-Key` the key is sent in that header, as Fastly takes it and a configuration of Varnish can read it.
 * With `Cache-Tag` it is sent as the JSON that Cloudflare takes.
 */
function requestFor(key: string, { PURGE_HEADERS, SURROGATE_KEYS }: PurgeOptions): RequestInit {
  if (SURROGATE_KEYS !== 'Cache-Tag') {
    return { method: 'POST', headers: { 'surrogate-key': key, ...PURGE_HEADERS } }
  }
  const headers = { 'content-type': 'application/json', ...PURGE_HEADERS }
  return { method: 'POST', headers, body: JSON.stringify({ tags: [key] }) }
}

/** Purges the responses of a snapshot. Rejects if the last attempt fails, too. */
export async function purgeSnapshot(
  hash: string,
  options: PurgeOptions & { PURGE_URL: string },
  pauseMs = firstPauseMs,
): Promise<void> {
  const backoff = new ExponentialBackoff({ initialDelay: pauseMs, maxDelay: 4 * pauseMs })
  await retry(handleAll, { maxAttempts, backoff }).execute(async () => {
    const response = await fetch(options.PURGE_URL, {
      ...requestFor(snapshotKey(hash), options),
      redirect: 'manual',
      signal: AbortSignal.timeout(maxWaitMs),
    })
    await response.body?.cancel()
    // Never the address, which may contain the name of an account.
    if (!response.ok) throw new Error(`the purge was answered ${response.status}`)
  })
}
