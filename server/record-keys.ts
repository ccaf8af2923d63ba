/** Which records a snapshot has or had, read once for each snapshot and family. */
import type { Changes } from '@/lib/contract/changes'
import type { Family } from '@/lib/contract/families'
import type { Store } from '@/lib/facts/store/store'
import type { HasRecord } from './pages/known-pages'
import { versionsIn } from './releases'
import type { Snapshots } from './snapshots'

type Keys = Promise<Set<string>>

/** Those that a version removed: their pages say what became of them. Changes do not tell the codes of countries. */
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
