/** Which fields of a record name another record, and of which family. */
import type { RecordFamily } from './records'

const referenceFields: Record<string, RecordFamily> = {
  entity: 'entities',
  on_behalf_of: 'entities',
  operator: 'entities',
  person: 'people',
  target: 'projects',
  regulation: 'regulations',
  standard: 'standards',
  did_method: 'did-methods',
  dlt: 'dlts',
  dlt_instance: 'dlt-instances',
  industry: 'industries',
}

export interface Reference {
  path: PropertyKey[]
  family: RecordFamily
  key: string
}

/** Every reference in a record, at any depth. */
export function referencesIn(value: unknown, path: PropertyKey[] = []): Reference[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => referencesIn(item, [...path, index]))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, child]) => {
    const family = referenceFields[field]
    if (family && typeof child === 'string') return [{ path: [...path, field], family, key: child }]
    return referencesIn(child, [...path, field])
  })
}
