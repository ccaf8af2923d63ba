/**
 * The records that a snapshot contains or once contained, by id or country code, with the last segment of their
 * addresses. They are read once for each snapshot and family.
 */
import type { Changes } from '@/lib/contract/changes'
import type { Family } from '@/lib/contract/families'
import { type Store, StoreUnavailable } from '@/lib/facts/store/store'
import { segmentOf } from '@/lib/portal/records/record-address'
import { cachedPromise } from '@/lib/promises/cached-promise'
import type { HasRecord, RecordSegment } from './pages/known-pages'
import { versionsIn } from './releases'
import type { Snapshots } from './snapshots'

/** A removed record has no segment: its page explains what became of it, at any of its earlier addresses. */
type Segments = Map<string, string | undefined>

/** Changes do not contain country codes. */
async function removedKeys(store: Store, family: Family): Promise<string[]> {
  const versions = family === 'countries' ? [] : await versionsIn(store)
  const texts = await Promise.all(
    versions.map(({ version }) => store.document(`changes/${version}`)),
  )
  return texts
    .flatMap((text) => (text === undefined ? [] : (JSON.parse(text) as Changes).records))
    .filter((record) => record.family === family && record.kind === 'removed')
    .map(({ id }) => String(id))
}

async function readSegments(store: Store, family: Family): Promise<Segments> {
  const field = family === 'countries' ? 'code' : 'id'
  const items = (await store.all(family)).map((text) => JSON.parse(text))
  return new Map([
    ...(await removedKeys(store, family)).map((key) => [key, undefined] as const),
    ...items.map((item) => [String(item[field]), segmentOf(family, item)] as const),
  ])
}

const known = new WeakMap<Store, Map<Family, Promise<Segments>>>()

function segmentsIn(store: Store, family: Family): Promise<Segments> {
  const ofStore = known.get(store) ?? new Map<Family, Promise<Segments>>()
  known.set(store, ofStore)
  return cachedPromise(ofStore, family, () => readSegments(store, family))
}

/** The result for a record, or `otherwise` while the store is unreachable. */
async function lookUp<T>(
  { current: { store } }: Snapshots,
  family: Family,
  find: (segments: Segments) => T,
  otherwise: T,
): Promise<T> {
  try {
    return find(await segmentsIn(store, family))
  } catch (error) {
    if (error instanceof StoreUnavailable) return otherwise
    throw error
  }
}

/**
 * While the store is unreachable, any record counts as existing: the request for it then finds out that it is
 * unavailable.
 */
export const recordsOf =
  (snapshots: Snapshots): HasRecord =>
  (family, key) =>
    lookUp(snapshots, family, (segments) => segments.has(key), true)

/** The last segment of a record's canonical address; undefined if it is not known. */
export const recordSegments =
  (snapshots: Snapshots): RecordSegment =>
  (family, key) =>
    lookUp(snapshots, family, (segments) => segments.get(key), undefined)
