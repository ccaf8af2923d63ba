/** Finds the records that a document names at any depth. */
import { displayName, type Family, familyOfField } from '@/lib/contract/families'
import { isObject } from '@/lib/text/json-values'

export interface RelatedRecord {
  family: Family
  id: number
  /** The name as the portal shows it. */
  name: string
  /** For countries, whose address contains it. */
  code?: string
  /** The type or types that the document states. */
  types: readonly string[]
}

/** The record that the value of a field represents. Undefined if it is not a record. */
export function relatedRecord(field: string, value: unknown): RelatedRecord | undefined {
  const family = familyOfField(field)
  if (!family || !isObject(value) || typeof value.id !== 'number') return undefined
  const text = value.name ?? value.title
  if (typeof text !== 'string') return undefined
  const name = displayName(family, text)
  const types = [value.type].flat().filter((type) => typeof type === 'string')
  const { code } = value
  return { family, id: value.id, name, types, ...(typeof code === 'string' ? { code } : {}) }
}

function* walk(field: string, value: unknown): Generator<RelatedRecord> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(field, item)
    return
  }
  if (!isObject(value)) return
  const record = relatedRecord(field, value)
  if (record) yield record
  for (const [name, child] of Object.entries(value)) yield* walk(name, child)
}

/** All records that a document names, each once, in the order of the document. */
export function relatedRecords(document: object): RelatedRecord[] {
  const byKey = new Map<string, RelatedRecord>()
  for (const record of walk('', document)) {
    const key = `${record.family}/${record.id}`
    const existing = byKey.get(key)
    if (!existing || existing.types.length < record.types.length) byKey.set(key, record)
  }
  return [...byKey.values()]
}
