/** Counts the records that have each field, in their list item or their detail. */
import type { Addition, Collection } from '@/lib/contract/additions'
import type { Family } from '@/lib/contract/families'
import type { FieldCounts } from '@/lib/contract/service'
import type { SnapshotItem } from '@/lib/dataset/snapshot'

/**
 * Collects the paths of everything in a document that has a value. Null, an empty string and an empty list do
 * not count as values.
 */
function collectPaths(value: unknown, path: string, paths: Set<string>): void {
  if (value === null || value === undefined || value === '') return
  if (Array.isArray(value)) {
    if (value.length > 0) paths.add(path)
    for (const item of value) {
      if (typeof item === 'object') collectFields(item, `${path}[].`, paths)
    }
    return
  }
  if (path !== '') paths.add(path)
  if (typeof value === 'object') collectFields(value, path === '' ? '' : `${path}.`, paths)
}

function collectFields(object: object | null, prefix: string, paths: Set<string>): void {
  for (const [name, child] of Object.entries(object ?? {})) {
    collectPaths(child, prefix + name, paths)
  }
}

function getCounts(
  collection: string,
  items: readonly SnapshotItem[],
  documents: ReadonlyMap<string, object>,
): FieldCounts['data'][number] {
  const counts = new Map<string, number>()
  for (const { id, summary, includes } of items) {
    const paths = new Set<string>()
    for (const document of [summary, includes, documents.get(`${collection}/${id}`)]) {
      collectPaths(document, '', paths)
    }
    for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  const fields = [...counts].map(([path, records]) => ({ path, records }))
  return { collection, records: items.length, fields }
}

export function fieldCounts(
  families: Record<Family, SnapshotItem[]>,
  additions: Record<Addition, SnapshotItem[]>,
  documents: ReadonlyMap<string, object>,
): FieldCounts {
  const collections: Record<Collection, SnapshotItem[]> = { ...families, ...additions }
  return {
    data: Object.entries(collections).map(([collection, items]) =>
      getCounts(collection, items, documents),
    ),
  }
}
