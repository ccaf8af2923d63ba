/** The keys of the records that a dataset contains or once contained, read once for each dataset and family. */
import type { Changes } from '@/lib/contract/changes'
import type { Family } from '@/lib/contract/families'
import type { Dataset } from '@/lib/dataset/dataset'
import type { HasRecord } from './pages/known-pages'
import { versionsIn } from './releases'
import type { Snapshots } from './snapshots'

/** Records that a version removed: their pages explain what became of them. Changes do not contain country codes. */
function removedKeys(dataset: Dataset, family: Family): string[] {
  const versions = family === 'countries' ? [] : versionsIn(dataset)
  return versions
    .map(({ version }) => dataset.document(`changes/${version}`))
    .flatMap((text) => (text === undefined ? [] : (JSON.parse(text) as Changes).records))
    .filter((record) => record.family === family && record.kind === 'removed')
    .map(({ id }) => String(id))
}

function readKeys(dataset: Dataset, family: Family): Set<string> {
  const field = family === 'countries' ? 'code' : 'id'
  const keys = dataset.all(family).map((text) => String(JSON.parse(text)[field]))
  return new Set([...keys, ...removedKeys(dataset, family)])
}

const knownKeys = new WeakMap<Dataset, Map<Family, Set<string>>>()

export function recordsOf(snapshots: Snapshots): HasRecord {
  return async (family, key) => {
    const { dataset } = snapshots.current
    const known = knownKeys.get(dataset) ?? new Map<Family, Set<string>>()
    knownKeys.set(dataset, known)
    const keys = known.get(family) ?? readKeys(dataset, family)
    known.set(family, keys)
    return keys.has(key)
  }
}
