/** The keys of the records that a snapshot contains or once contained, read once for each snapshot and family. */
import type { Changes } from '@/lib/contract/changes'
import type { Family } from '@/lib/contract/families'
import { type Store, StoreUnavailable } from '@/lib/facts/store/store'
import { cachedPromise } from '@/lib/promises/cached-promise'
import type { HasRecord } from './pages/known-pages'
import { versionsIn } from './releases'
import type { Snapshots } from './snapshots'

type Keys = Promise<Set<string>>

/** Records that a version removed: their pages explain what became of them. Changes do not contain country codes. */
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

async function readKeys(store: Store, family: Family): Keys {
  const field = family === 'countries' ? 'code' : 'id'
  const items = await store.all(family)
  const keys = items.map((text) => String(JSON.parse(text)[field]))
  return new Set([...keys, ...(await removedKeys(store, family))])
}

const knownKeys = new WeakMap<Store, Map<Family, Keys>>()

/**
 * While the store is unreachable, any record counts as existing: the request for it then finds out that it is
 * unavailable.
 */
export function recordsOf(snapshots: Snapshots): HasRecord {
  return async (family, key) => {
    const { store } = snapshots.current
    const ofStore = knownKeys.get(store) ?? new Map<Family, Keys>()
    knownKeys.set(store, ofStore)
    try {
      return (await cachedPromise(ofStore, family, () => readKeys(store, family))).has(key)
    } catch (error) {
      if (error instanceof StoreUnavailable) return true
      throw error
    }
  }
}
