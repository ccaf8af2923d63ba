/**
 * Finds the records that name a source. It reads the finished documents, because they show a relation on both of its
 * sides.
 */
import type { Family } from '@/lib/contract/families'
import type { SnapshotItem } from '@/lib/dataset/snapshot'
import { isObject } from '@/lib/text/is-object'

function* addressesIn(value: unknown, field: string): Generator<string> {
  if (typeof value === 'string') {
    if (/(?:^|_)sources?$/.test(field) && URL.canParse(value)) yield new URL(value).href
  } else if (Array.isArray(value)) for (const item of value) yield* addressesIn(item, field)
  else if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) {
      // An archived copy is not a source of its own.
      if (name !== 'archived_source') yield* addressesIn(child, name)
    }
  }
}

/**
 * Returns, by the address of each source, the records that name it in one of their documents or in their list item.
 * Records are written as `projects/118`.
 */
export function recordsBySource(
  families: Record<Family, SnapshotItem[]>,
  documents: ReadonlyMap<string, object>,
): Map<string, Set<string>> {
  const records = new Map<string, Set<string>>()
  const take = (record: string, document: object | undefined) => {
    for (const url of addressesIn(document, '')) {
      const known = records.get(url) ?? new Set()
      records.set(url, known.add(record))
    }
  }
  for (const [family, items] of Object.entries(families)) {
    for (const { id, summary, includes } of items) {
      const record = `${family}/${id}`
      for (const document of [
        summary,
        includes,
        documents.get(record),
        documents.get(`${record}/relationships`),
      ]) {
        take(record, document)
      }
    }
  }
  return records
}
