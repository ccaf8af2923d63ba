/** Finds the addresses that facts cite. Only this walk over the facts knows the three ways to name a source. */
import { type Family, familyOfField } from '@/lib/contract/families'
import { type Facts, type RecordFamily, recordName } from '@/lib/facts/load/records'
import { isObject } from '@/lib/text/json-values'

export interface CitedFact {
  family: Family
  /** The key of the record that states the fact. */
  key: string
  /** The field that contains the fact: `launch_date`, `entities`, `uses_ssi`. */
  field: string
  /** The record on the other side of a relation, by its family and key. */
  about?: { family: RecordFamily; key: string }
  /** The addresses that it cites: usually one, possibly several for a criterion of inclusion. */
  urls: string[]
  /** The path of the sources in the record. */
  path: readonly PropertyKey[]
}

export type Citation = Omit<CitedFact, 'urls' | 'path'> & { url: string }

type Found = Pick<CitedFact, 'field' | 'about' | 'urls' | 'path'>
type Place = Pick<Found, 'field' | 'about' | 'path'>

/** Returns the first record, other than a country, that a relation names. */
function getAbout(value: Record<string, unknown>): CitedFact['about'] {
  for (const [field, key] of Object.entries(value)) {
    const family = typeof key === 'string' ? familyOfField(field) : undefined
    if (family && family !== 'countries') return { family, key: String(key) }
  }
  return undefined
}

const ofSourceField = (field: string, url: string, path: Place['path']): Found => ({
  field: field.slice(0, -'_source'.length),
  urls: [url],
  path: [...path, field],
})

function* walk(value: unknown, place: Place): Generator<Found> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* walk(item, { ...place, path: [...place.path, index] })
    return
  }
  if (!isObject(value)) return
  const about = getAbout(value)
  for (const [field, child] of Object.entries(value)) {
    const path = [...place.path, field]
    if (field === 'source' && typeof child === 'string')
      yield { ...place, about, urls: [child], path }
    else if (field === 'sources' && Array.isArray(child)) {
      yield { ...place, urls: child.map(String), path }
    } else if (field.endsWith('_source') && typeof child === 'string') {
      yield ofSourceField(field, child, place.path)
    } else yield* walk(child, { field: place.field, path })
  }
}

/** Fields that only group others. The facts are in the nested fields. */
const groups = new Set(['technical', 'inclusion_criteria'])

function* factsOfRecord(record: object, path: Place['path'] = []): Generator<Found> {
  for (const [field, value] of Object.entries(record)) {
    const fieldPath = [...path, field]
    if (groups.has(field) && isObject(value)) yield* factsOfRecord(value, fieldPath)
    else if (field === 'source' && typeof value === 'string') {
      yield { field, urls: [value], path: fieldPath }
    } else if (field.endsWith('_source') && typeof value === 'string') {
      yield ofSourceField(field, value, path)
    } else yield* walk(value, { field, path: fieldPath })
  }
}

/**
 * Yields every fact with its sources, in the order of records. Regions are not a family of the API, and cite nothing.
 */
export function* getCitedFacts(facts: Facts): Generator<CitedFact> {
  for (const [family, records] of Object.entries(facts) as [RecordFamily, Map<string, object>][]) {
    if (family === 'regions') continue
    for (const [key, record] of records) {
      for (const found of factsOfRecord(record)) yield { family, key, ...found }
    }
  }
}

/** Yields every citation in the facts, in the order of records. */
export function* makeCitations(facts: Facts): Generator<Citation> {
  for (const { urls, path: _, ...fact } of getCitedFacts(facts)) {
    for (const url of urls) yield { ...fact, url }
  }
}

export function nameOfRecord(facts: Facts, family: RecordFamily, key: string): string | undefined {
  const record = facts[family].get(key)
  return record && recordName(record)
}

function* websitesIn(value: unknown, field = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/(?:^|_)(?:website|url)$/.test(field)) yield value
  } else if (Array.isArray(value)) {
    for (const item of value) yield* websitesIn(item, field)
  } else if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) yield* websitesIn(child, name)
  }
}

export function* getWebsites(facts: Facts): Generator<string> {
  for (const records of Object.values(facts)) {
    for (const record of records.values()) yield* websitesIn(record)
  }
}
