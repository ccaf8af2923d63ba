/** What follows from a change of the store: a line in the log, and a purge of the CDN before this server. */
import type { FastifyBaseLogger } from 'fastify'
import { type PurgeOptions, purgeSnapshot } from './purge'
import type { SnapshotEvent } from './snapshots'

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
 * Every server purges the snapshot that it has stopped serving. What another server, which is still about to change,
 * answers from the old snapshot in the meantime is purged by that server.
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
