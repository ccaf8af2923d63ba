/** The schemas of the facts, one for each family of records in `data/`. */

import { z } from 'zod'
import type { EvidenceFamily } from '@/lib/contract/evidence'
import { familyOfField } from '@/lib/contract/families'
import { EntityType } from '@/lib/contract/values'
import { ProjectRecord } from './project-record'
import {
  Coordinates,
  CountryCode,
  Id,
  Name,
  OfficialName,
  Reference,
  RegionTitle,
  recordFields,
  SeatCode,
  sourced,
  Text,
  Url,
} from './record-values'

interface FoundReference {
  path: PropertyKey[]
  family: RecordFamily
  key: string
}

/** Returns every reference in a record, at any depth. */
export function referencesIn(value: unknown, path: PropertyKey[] = []): FoundReference[] {
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

/**
 * True for a well-formed Legal Entity Identifier (ISO 17442): 18 letters and digits, and two
 * check digits. With A to Z as 10 to 35, the resulting number divided by 97 leaves a remainder of 1
 * (ISO 7064, MOD 97-10).
 */
export function isLei(text: string): boolean {
  if (!/^[A-Z0-9]{18}[0-9]{2}$/.test(text)) return false
  const remainder = [...text].reduce((remainderSoFar, character) => {
    const value = Number.parseInt(character, 36)
    return (remainderSoFar * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
  return remainder === 1
}

export const EntityRecord = z.strictObject({
  ...recordFields,
  name: Name,
  trade_name: Name.optional(),
  type: z.array(EntityType).min(1, 'is empty. Use [Public] or [Private].'),
  lei: z
    .string()
    .refine(isLei, {
      error: (issue) => `"${issue.input}" is not a valid LEI. Copy it again from the LEI register.`,
    })
    .optional(),
  website: Url.optional(),
  country: SeatCode,
  address: Text.optional(),
  coordinates: Coordinates.optional(),
  ai_description: Text.optional(),
})
export type EntityRecord = z.infer<typeof EntityRecord>

export const PersonRecord = z.strictObject({
  ...recordFields,
  name: Name,
  ai_description: Text.optional(),
})
export type PersonRecord = z.infer<typeof PersonRecord>

export const RegulationRecord = z
  .strictObject({
    ...recordFields,
    title: Name,
    official_name: OfficialName.optional(),
    url: Url.optional(),
    country: CountryCode.optional(),
    region: RegionTitle.optional(),
    ai_description: Text.optional(),
    source: Url.optional(),
  })
  .refine((regulation) => !(regulation.country && regulation.region), {
    path: ['region'],
    error:
      'cannot be combined with a country. Keep the country, or the region of a supranational regulation.',
  })
export type RegulationRecord = z.infer<typeof RegulationRecord>

export const StandardRecord = z.strictObject({
  ...recordFields,
  title: Name,
  url: Url.optional(),
  ai_description: Text.optional(),
})
export type StandardRecord = z.infer<typeof StandardRecord>

export const DltRecord = z.strictObject({
  ...recordFields,
  title: Name,
  type: Name.optional(),
  has_specific_operator: z.boolean().optional(),
  website: Url.optional(),
  ai_description: Text.optional(),
})
export type DltRecord = z.infer<typeof DltRecord>

export const DltInstanceRecord = z.strictObject({
  ...recordFields,
  name: Name,
  website: Url.optional(),
  operator: Reference.optional(),
  dlt: Reference.optional(),
  source: Url.optional(),
})
export type DltInstanceRecord = z.infer<typeof DltInstanceRecord>

export const DidMethodRecord = z.strictObject({
  ...recordFields,
  name: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'is not the name of a DID method. Leave out the `did:` prefix.'),
  specification_url: Url.optional(),
  contact_name: Name.optional(),
  contact_website: Url.optional(),
  source: Url.optional(),
  ai_description: Text.optional(),
  entities: z.array(z.strictObject({ entity: Reference, ...sourced })).default([]),
  persons: z.array(z.strictObject({ person: Reference, ...sourced })).default([]),
  dlt_instances: z.array(z.strictObject({ dlt_instance: Reference, ...sourced })).default([]),
})
export type DidMethodRecord = z.infer<typeof DidMethodRecord>

/** A region lists its countries. The countries of a world region come from `countries.ts` instead. */
export const RegionRecord = z
  .strictObject({
    id: Id,
    title: Name,
    abbreviation: Name.optional(),
    countries: z.array(CountryCode).default([]),
    world_region: z.boolean().optional(),
  })
  .refine((region) => region.world_region || region.countries.length > 0, {
    path: ['countries'],
    error: 'is empty. List the region’s countries.',
  })
export type RegionRecord = z.infer<typeof RegionRecord>

export const IndustryRecord = z.strictObject({ id: Id, name: Text })
export type IndustryRecord = z.infer<typeof IndustryRecord>

/** The schema of each family of records. The key is the name of its folder in `data/`. */
export const recordSchemas = {
  projects: ProjectRecord,
  entities: EntityRecord,
  people: PersonRecord,
  regulations: RegulationRecord,
  standards: StandardRecord,
  dlts: DltRecord,
  'dlt-instances': DltInstanceRecord,
  'did-methods': DidMethodRecord,
  regions: RegionRecord,
  industries: IndustryRecord,
} as const

export type RecordFamily = keyof typeof recordSchemas
export const recordFamilies = Object.keys(recordSchemas) as RecordFamily[]

export type RecordOf<F extends RecordFamily> = z.infer<(typeof recordSchemas)[F]>

/** The fields that a complete record of each family has in addition to the required ones. */
export const expectedFields: {
  readonly [F in EvidenceFamily]: readonly (keyof RecordOf<F>)[]
} = {
  projects: [
    'website',
    'status',
    'launch_date',
    'mission_statement',
    'geographic_focus',
    'did_methods',
    'standards',
    'dlt_instances',
    'persons',
  ],
  entities: ['website', 'address', 'coordinates'],
  people: ['ai_description'],
  regulations: ['official_name', 'url', 'source'],
  standards: ['url'],
  dlts: ['type', 'website'],
  'dlt-instances': ['website', 'operator', 'dlt', 'source'],
  'did-methods': ['specification_url', 'contact_name', 'source'],
}

/** A consortium neither launches nor issues anything. */
export const expectedOfConsortium: readonly (keyof RecordOf<'projects'>)[] = [
  'website',
  'status',
  'mission_statement',
  'persons',
]

/** All facts: the records of each family, by the key that other records use to refer to them. */
export type Facts = { [F in RecordFamily]: Map<string, RecordOf<F>> }

export const recordName = (record: { title: string } | { name: string }): string =>
  'title' in record ? record.title : record.name
