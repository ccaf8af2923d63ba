/** Reacts to a change of the store: a line in the log, and a purge of the CDN in front of this server. */
import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '@/lib/env'
import type { SnapshotEvent } from './snapshots'
import { snapshotKey } from './surrogate-keys'

export type PurgeOptions = Partial<Pick<Settings, 'PURGE_URL' | 'PURGE_HEADERS' | 'SURROGATE_KEYS'>>

const maxWaitMs = 10_000
/** Retries after the first attempt. Together they take about ten seconds, and so outlast the restart of a cache. */
const maxAttempts = 3
const firstPauseMs = 1_000

/**
 * With `Surrogate-Key` the key is sent in that header, as Fastly expects and Varnish can be configured to read. With
 * `Cache-Tag` it is sent as JSON, as Cloudflare expects.
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

function logStoreEvent(log: FastifyBaseLogger, event: SnapshotEvent): void {
  if ('hash' in event) log.info(event, 'the store was replaced')
  else if ('error' in event) {
    log.error({ err: event.error }, 'the new store was rejected; the previous one stays in use')
  } else if ('unreachable' in event) {
    log.error(
      { err: event.unreachable },
      'the store cannot be reached; the loaded data is still served',
    )
  } else if ('reachable' in event) log.info('the store can be reached again')
  else log.error({ err: event.searchError }, 'search index unavailable; only exact names are found')
}

/**
 * Every server purges the snapshot that it has stopped serving. Another server may still answer from the old snapshot
 * in the meantime. That server purges these answers when it changes too.
 */
export function storeEventHandler(
  log: FastifyBaseLogger,
  { PURGE_URL, ...options }: PurgeOptions,
): (event: SnapshotEvent) => void {
  return (event) => {
    logStoreEvent(log, event)
    if (PURGE_URL === undefined || !('hash' in event) || event.hash === event.replaced) return
    purgeSnapshot(event.replaced, { PURGE_URL, ...options }).then(
      () => log.info({ snapshot: event.replaced }, 'the CDN purged the replaced snapshot'),
      (err: unknown) =>
        log.error(
          { err, snapshot: event.replaced },
          'failed to purge the replaced snapshot from the CDN',
        ),
    )
  }
}
