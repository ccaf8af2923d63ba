/** Which records a snapshot has, read once for each snapshot and family. */
import type { Family } from '@/lib/contract/families'
import type { Store } from '@/lib/facts/store/store'
import type { HasRecord } from './pages/known-pages'
import type { Snapshots } from './snapshots'

type Keys = Promise<Set<string>>

async function readKeys(store: Store, family: Family): Keys {
  const field = family === 'countries' ? 'code' : 'id'
  const items = await store.all(family)
  return new Set(items.map((text) => String(JSON.parse(text)[field])))
}

export function recordsOf(snapshots: Snapshots): HasRecord {
  const known = new WeakMap<Store, Map<Family, Keys>>()
  return async (family, key) => {
    const { store } = snapshots.current
    const ofStore = known.get(store) ?? new Map<Family, Keys>()
    known.set(store, ofStore)
    const keys = ofStore.get(family) ?? readKeys(store, family)
    ofStore.set(family, keys)
    return (await keys).has(key)
  }
}
