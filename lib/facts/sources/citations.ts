/** Which facts cite which address. The one walk over the facts that knows the three ways to name a source. */
import { type Family, familyOfField } from '@/lib/contract/families'
import { type Facts, type RecordFamily, recordName } from '@/lib/facts/load/records'

export interface Citation {
  url: string
  family: Family
  /** The key of the record that states the fact. */
  key: string
  /** The field that holds the fact: `launch_date`, `entities`, `uses_ssi`. */
  field: string
  /** The record on the other side of a relation, by its family and key. */
  about?: { family: RecordFamily; key: string }
}

type Place = Pick<Citation, 'field' | 'about'>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The first field of a relation that names another record. */
function aboutOf(value: Record<string, unknown>): Citation['about'] {
  for (const [field, key] of Object.entries(value)) {
    const family = typeof key === 'string' ? familyOfField(field) : undefined
    if (family && family !== 'countries') return { family, key: String(key) }
  }
  return undefined
}

function* walk(value: unknown, place: Place): Generator<Place & { url: string }> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item, place)
    return
  }
  if (!isObject(value)) return
  const about = aboutOf(value)
  for (const [field, child] of Object.entries(value)) {
    if (field === 'source' && typeof child === 'string') yield { ...place, about, url: child }
    else if (field === 'sources' && Array.isArray(child)) {
      for (const url of child) yield { ...place, url: String(url) }
    } else if (field.endsWith('_source') && typeof child === 'string') {
      yield { field: field.slice(0, -'_source'.length), url: child }
    } else yield* walk(child, { field: place.field || field })
  }
}

/** Fields that only group others: the facts are in the fields below. */
const groups = new Set(['technical', 'inclusion_criteria'])

function* citationsOfRecord(record: object): Generator<Place & { url: string }> {
  for (const [field, value] of Object.entries(record)) {
    if (groups.has(field) && isObject(value)) yield* citationsOfRecord(value)
    else if (field === 'source' && typeof value === 'string') yield { field, url: value }
    else if (field.endsWith('_source') && typeof value === 'string') {
      yield { field: field.slice(0, -'_source'.length), url: value }
    } else yield* walk(value, { field })
  }
}

/** Every citation of the facts, in the order of records. Regions are no family of the API and cite nothing. */
export function* citationsOf(facts: Facts): Generator<Citation> {
  for (const [family, records] of Object.entries(facts) as [RecordFamily, Map<string, object>][]) {
    if (family === 'regions') continue
    for (const [key, record] of records) {
      for (const citation of citationsOfRecord(record)) yield { family, key, ...citation }
    }
  }
}

/** The name of a record that the check has found to exist. */
export function nameOfRecord(facts: Facts, family: RecordFamily, key: string): string | undefined {
  const record = facts[family].get(key)
  return record && recordName(record)
}
