/** Finds the fields of a record that refer to other records. */
import { familyOfField } from '@/lib/contract/families'
import type { RecordFamily } from './records'

export interface Reference {
  path: PropertyKey[]
  family: RecordFamily
  key: string
}

/** Returns every reference in a record, at any depth. */
export function referencesIn(value: unknown, path: PropertyKey[] = []): Reference[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => referencesIn(item, [...path, index]))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, child]) => {
    if (typeof child !== 'string') return referencesIn(child, [...path, field])
    const family = familyOfField(field)
    // Countries have no records. The schema of the field checks their ISO codes.
    return family && family !== 'countries' ? [{ path: [...path, field], family, key: child }] : []
  })
}
