/**
 * Holds the data of the portal: the current data, which is replaced in one step when it changes, and up to four past
 * versions. While the API is down, the last good data stays in use.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { cacheLife } from 'next/cache'
import { shorterLifetime, shortLifetime } from '@/lib/client/cache-lifetime'
import { processSingleton } from '@/lib/client/process-singleton'
import { isApiEmbedded } from '@/lib/client/public-address'
import type { ApiResponse } from '@/lib/client/result'
import { families } from '@/lib/contract/families'
import { isServersRenderer } from '@/lib/env'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { isNewDataMessage, readMessage } from '@/lib/renderer-messages'
import { absent, isNotifiedOfNewData, type Responses, Source, unavailable } from './load'
import type { PartName, Parts, PortalData } from './portal-data'

/**
 * The maximum time in milliseconds that the first pages wait for the data. Later pages have the data that arrives after
 * it.
 */
const maxFirstLoadMs = 8_000
/** How long a page waits for newer data than there is. */
const maxRefreshMs = 2_000
const maxPastVersions = 4

const partNames: readonly PartName[] = [
  ...families,
  ...(['nodes', 'links', 'unionLaws', 'terms', 'details', 'versions'] as const),
  ...(['fieldCounts', 'audits', 'sources', 'evidence'] as const),
]

/** Assembles the parts. `missing` replaces parts that were not read. */
function assemble(
  responses: Responses,
  { id, last, missing }: { id: string; last?: PortalData; missing: ApiResponse<never> },
): PortalData {
  const parts = Object.fromEntries(
    partNames.map((name) => [name, responses.get(name) ?? missing]),
  ) as unknown as Parts
  const isSame = (name: PartName): boolean => {
    const [part, before] = [parts[name], last?.[name]]
    return part.ok ? before?.ok === true && part.data === before.data : before?.ok === false
  }
  const apiResponses = [...responses.values()]
  const isDown = apiResponses.every(({ ok }) => !ok)
  const lifetimes = apiResponses.map((response) =>
    response.ok || response.kind === 'not_found' || isDown ? response.lifetime : shortLifetime,
  )
  return {
    ...parts,
    id,
    key: last && partNames.every(isSame) ? last.key : {},
    lifetime: lifetimes.reduce(shorterLifetime, missing.lifetime),
  }
}

interface State {
  source: Source
  count: number
  responses: Responses
  /** The current data, and the objects before it, with which pages may be in progress. */
  recent: LRUCache<string, PortalData>
  current?: PortalData
  freshUntil: number
  pending?: Promise<PortalData>
}

const state = () =>
  processSingleton('portal data', (): State => {
    if (isServersRenderer()) process.on('message', readNewData)
    return {
      source: new Source(undefined, true),
      count: 0,
      responses: new Map(),
      recent: new LRUCache({ max: 4 }),
      freshUntil: 0,
    }
  })

/** Reads everything again when the server reports new data, and confirms it. */
async function readNewData(message: unknown): Promise<void> {
  if (!isNewDataMessage(message)) return
  const cache = state()
  // The read in progress may return the old data.
  await cache.pending
  cache.source.expire()
  cache.freshUntil = 0
  pastState().versions.clear()
  await startRefresh()
  process.send?.(readMessage(message))
}

/** Whether the API has given all that it has. */
const isComplete = (data: PortalData): boolean =>
  partNames.map((name) => data[name]).every((part) => part.ok || part.kind === 'not_found')

const isCurrent = (data: PortalData): boolean =>
  isComplete(data) &&
  partNames.map((name) => data[name]).every((part) => !part.ok || part.fallbackDate === undefined)

/** Replaces the current data in one step. */
function replace(responses: Responses, isComplete: boolean): PortalData {
  const cache = state()
  cache.count += 1
  const missing = isComplete ? absent : unavailable('Still loading')
  const data = assemble(responses, { id: String(cache.count), last: cache.current, missing })
  cache.current = data
  cache.responses = responses
  cache.freshUntil =
    isNotifiedOfNewData() && isCurrent(data)
      ? Number.POSITIVE_INFINITY
      : Date.now() + data.lifetime.revalidate * 1000
  cache.recent.set(data.id, data)
  return data
}

async function refresh(): Promise<PortalData> {
  const cache = state()
  if (cache.current) {
    const responses: Responses = new Map(cache.responses)
    await cache.source.reload(responses)
    return replace(responses, true)
  }
  await cache.source.load(cache.responses)
  return replace(cache.responses, true)
}

/** Concurrent calls share one set of requests. */
function startRefresh(): Promise<PortalData> {
  const cache = state()
  cache.pending ??= refresh().finally(() => {
    cache.pending = undefined
  })
  return cache.pending
}

/** The current data. A visitor waits for new data only as long as there is none. */
async function load(): Promise<PortalData> {
  const cache = state()
  if (cache.current && Date.now() < cache.freshUntil) return cache.current
  // Our own API returns everything within seconds, and the page cache would store a page that lacks a part of it.
  if (!cache.current && isApiEmbedded()) return startRefresh()
  const inTime = await Promise.race([
    startRefresh(),
    sleep(cache.current ? maxRefreshMs : maxFirstLoadMs, undefined),
  ])
  return inTime ?? cache.current ?? replace(cache.responses, false)
}

/** All that a page awaits must be cached by Next.js, or the page is not. So this is, and carries the lifetime. */
async function currentId(): Promise<string> {
  'use cache'
  const { id, lifetime } = await load()
  cacheLife(lifetime)
  return id
}

/** The data with an id, as long as it is in memory. */
export const recentData = (id: string): PortalData | undefined => state().recent.get(id)

interface PastState {
  versions: LRUCache<string, Promise<PortalData>>
  /** How often a version was removed from memory. */
  removals: Map<string, number>
}

const pastState = () =>
  processSingleton('past portal data', (): PastState => {
    const removals = new Map<string, number>()
    return {
      removals,
      versions: new LRUCache({
        max: maxPastVersions,
        dispose: (_, key) => removals.set(key, (removals.get(key) ?? 0) + 1),
      }),
    }
  })

const pastKey = (version: string, withDetails: boolean): string =>
  withDetails ? `${version} with details` : version

async function loadPast(version: string, withDetails: boolean): Promise<PortalData> {
  const responses: Responses = new Map()
  await new Source(version, withDetails).load(responses)
  return assemble(responses, { id: pastKey(version, withDetails), missing: absent })
}

/** Concurrent calls share one set of requests. */
const pastData = (version: string, withDetails: boolean): Promise<PortalData> =>
  cachedPromise(
    pastState().versions,
    pastKey(version, withDetails),
    () => loadPast(version, withDetails),
    isComplete,
  )

/** `removals` makes Next.js call this again when the version is no longer in memory. */
async function cachePast(version: string, withDetails: boolean, _removals: number): Promise<void> {
  'use cache'
  cacheLife((await pastData(version, withDetails)).lifetime)
}

interface PastOptions {
  /** Details take one request for each project, so they are read only if needed. */
  withDetails?: boolean
}

/** The current data, or that of a past version. It is in memory, and does not change while a page is rendered. */
export async function getData(
  version?: string,
  { withDetails = false }: PastOptions = {},
): Promise<PortalData> {
  if (version === undefined) {
    const id = await currentId()
    return recentData(id) ?? state().current ?? load()
  }
  await cachePast(
    version,
    withDetails,
    pastState().removals.get(pastKey(version, withDetails)) ?? 0,
  )
  return pastData(version, withDetails)
}
