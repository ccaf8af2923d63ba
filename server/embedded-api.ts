/** The data of a server that serves the API itself: its store, keys, signatures and downloads. */
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '@/lib/env'
import type { ApiKeys, KeyEvent } from '@/lib/store/keys'
import { openKeysForServer } from '@/lib/store/open-keys'
import { CurrentDownloads, downloadsFolder } from './downloads/current-downloads'
import { didKeyFile } from './proof/did-keys'
import { Issuer } from './proof/issuer'
import { type OpenedStore, type SnapshotEvent, Snapshots } from './snapshots'
import { storeEventHandler } from './store-events'

export interface EmbeddedApi {
  snapshots: Snapshots
  keys: ApiKeys
  /** Undefined if the site's address cannot serve as an identifier. */
  issuer: Issuer | undefined
  downloads: CurrentDownloads
  /** Purges the snapshot that was replaced before the start, when no server noticed it. */
  purgeReplaced: () => void
}

interface EmbeddedApiOptions {
  opened: OpenedStore
  makesDownloads: boolean
  onChange: () => void
  log: FastifyBaseLogger
}

function openSnapshots(
  { storePath }: Settings,
  { opened, onChange }: EmbeddedApiOptions,
  noteEvent: (event: SnapshotEvent) => void,
): Snapshots {
  return new Snapshots(opened, {
    storePath,
    onChange(event) {
      noteEvent(event)
      if ('hash' in event) onChange()
    },
  })
}

function findIssuer(settings: Settings, log: FastifyBaseLogger): Issuer | undefined {
  const file = didKeyFile(settings)
  return Issuer.of({
    siteUrl: settings.SITE_URL,
    keyFile: file,
    onFault: (fault) => log.error(fault),
    onExposed: () => log.warn(`others can read the keys of this site: chmod 600 ${file}`),
  })
}

const findDownloads = (
  settings: Settings,
  snapshots: Snapshots,
  { makesDownloads, log }: EmbeddedApiOptions,
): CurrentDownloads =>
  new CurrentDownloads({
    isDisabled: !makesDownloads,
    snapshots,
    root: downloadsFolder(settings),
    siteUrl: settings.SITE_URL,
    onEvent: (event) =>
      'created' in event
        ? log.info(event, 'the downloads were generated')
        : log.error(
            'error' in event ? { err: event.error } : event,
            'the downloads could not be generated; there are none',
          ),
  })

function logKeyEvent(log: FastifyBaseLogger, { what, fault }: KeyEvent): void {
  if (fault === undefined) log.info(`the API keys can be ${what} again`)
  else if (what !== 'read') log.error(fault)
  else {
    log.error(`${fault} Until then, requests with unknown keys get 503.`)
  }
}

/** Opens the API of a store. */
export async function openEmbeddedApi(
  settings: Settings,
  options: EmbeddedApiOptions,
): Promise<EmbeddedApi> {
  const { log } = options
  const { replaced } = options.opened
  const noteEvent = storeEventHandler(log, settings)
  const snapshots = openSnapshots(settings, options, noteEvent)
  return {
    snapshots,
    // A function that used `options` would retain the first dataset.
    keys: await openKeysForServer(settings, { onEvent: (event) => logKeyEvent(log, event) }),
    issuer: findIssuer(settings, log),
    downloads: findDownloads(settings, snapshots, options),
    purgeReplaced: () => {
      const { hash } = snapshots.current.dataset.manifest
      if (replaced !== undefined && replaced !== hash) noteEvent({ hash, replaced })
    },
  }
}
