/** The form of the facts: one schema for each family of records under `data/`. Messages say how to mend a fault. */
import { z } from 'zod'
import { inclusionCriteria, technicalProperties } from '@/lib/contract/projects'
import { EntityType, ProjectStatus, ProjectType } from '@/lib/contract/values'
import { countryByCode } from './countries'
import { isLei } from './lei'

const Text = z.string().trim().min(1, 'is empty. Write the text or remove the field.')

function isHttpUrl(text: string): boolean {
  if (/[\s<>"]/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
}

const Url = z.string().refine(isHttpUrl, {
  error: (issue) =>
    `"${issue.input}" is not an http(s) URL. Give the full address, starting with https://.`,
})

const CountryCode = z.string().refine((code) => countryByCode(code) !== undefined, {
  error: (issue) =>
    `"${issue.input}" is no ISO 3166-1 alpha-2 country code. Use two capitals, such as CH.`,
})

function isDate(text: string): boolean {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text)
  if (!parts) return false
  const [, year, month = '01', day = '01'] = parts
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(`${year}-${month}-${day}`) &&
    Number(year) >= 1900
  )
}

/** A year, a month or a day. YAML reads a bare year as a number. */
const PartialDate = z
  .union([z.string(), z.int()])
  .transform(String)
  .refine(isDate, {
    error: (issue) =>
      `"${issue.input}" is no date. Write a year (2023), a month (2023-10) or a day (2023-10-13) that exists.`,
  })

const Id = z.int('is no integer. Give the record an id that no other of its family has.').min(1)
/** How records name each other: the slug, or for DID methods the method's name. */
const Reference = Text

const sourced = { source: Url }

const Coordinates = z.strictObject({
  latitude: z.number().min(-90, 'is below -90 degrees.').max(90, 'is above 90 degrees.'),
  longitude: z.number().min(-180, 'is below -180 degrees.').max(180, 'is above 180 degrees.'),
})

const RegionTitle = z.strictObject({ title: Text, abbreviation: Text })

const Technical = z.strictObject(
  Object.fromEntries(
    technicalProperties.map((name) => [
      name,
      z.strictObject({ value: z.boolean(), source: Url }).optional(),
    ]),
  ) as Record<
    (typeof technicalProperties)[number],
    z.ZodOptional<z.ZodObject<{ value: z.ZodBoolean; source: typeof Url }>>
  >,
)

const Criterion = z
  .strictObject({
    value: z.boolean(),
    sources: z.array(Url).min(1, 'is empty. Give a page in which it was seen.'),
  })
  .optional()

const Inclusion = z
  .strictObject({
    uses_did_or_vc: Criterion,
    claims_ssi: Criterion,
    has_government_funding: Criterion,
    has_known_partners: Criterion,
    exception_reason: Text.optional(),
  })
  .refine((inclusion) => inclusionCriteria.some((name) => inclusion[name]?.value), {
    error: `meets no inclusion criterion. Set one of ${inclusionCriteria.join(', ')} to true with its sources, or remove the project.`,
  })

const statuses = {
  'DID Project': ['Announced', 'Pilot', 'Launched', 'Discontinued'],
  Consortium: ['Active', 'Inactive'],
}

export const ProjectRecord = z
  .strictObject({
    id: Id,
    title: Text,
    type: ProjectType,
    website: Url.optional(),
    status: ProjectStatus.optional(),
    launch_date: PartialDate.optional(),
    launch_date_source: Url.optional(),
    announcement_date: PartialDate.optional(),
    announcement_date_source: Url.optional(),
    mission_statement: Text.optional(),
    mission_statement_source: Url.optional(),
    tech_stack_description: Text.optional(),
    tech_stack_description_source: Url.optional(),
    ai_description: Text,
    technical: Technical.optional(),
    geographic_focus: z.array(z.strictObject({ country: CountryCode, ...sourced })).default([]),
    products: z.array(z.strictObject({ title: Text })).default([]),
    links: z.array(z.strictObject({ category: Text, url: Url, description: Text })).default([]),
    entities: z.array(
      z.strictObject({
        entity: Reference,
        relationship: z.enum(['Managing', 'Funding', 'Affiliation', 'Member']),
        ...sourced,
      }),
    ),
    persons: z
      .array(
        z.strictObject({
          person: Reference,
          role: Text.optional(),
          on_behalf_of: Reference.optional(),
          ...sourced,
        }),
      )
      .default([]),
    relations: z
      .array(
        z.strictObject({
          type: z.enum(['Member', 'Parent', 'Child', 'Interoperability']),
          target: Reference,
          ...sourced,
        }),
      )
      .default([]),
    regulations: z.array(z.strictObject({ regulation: Reference, ...sourced })).default([]),
    standards: z
      .array(
        z.strictObject({
          standard: Reference,
          type: z.enum(['Follows', 'Management']),
          ...sourced,
        }),
      )
      .default([]),
    did_methods: z.array(z.strictObject({ did_method: Reference, ...sourced })).default([]),
    dlt_instances: z.array(z.strictObject({ dlt_instance: Reference, ...sourced })).default([]),
    credential_profiles: z.array(z.strictObject({ name: Text, url: Url, ...sourced })).default([]),
    industries: z
      .array(z.strictObject({ industry: Reference, excerpt: Text.optional(), ...sourced }))
      .default([]),
    inclusion_criteria: Inclusion,
  })
  .superRefine((project, context) => {
    const allowed = statuses[project.type]
    if (project.status && !allowed.includes(project.status)) {
      context.addIssue({
        code: 'custom',
        path: ['status'],
        message: `"${project.status}" does not fit a ${project.type}. Use ${allowed.join(', ')}.`,
      })
    }
  })
export type ProjectRecord = z.infer<typeof ProjectRecord>

export const EntityRecord = z.strictObject({
  id: Id,
  name: Text,
  trade_name: Text.optional(),
  type: z.array(EntityType).min(1, 'is empty. Use [Public] or [Private].'),
  lei: z
    .string()
    .refine(isLei, {
      error: (issue) =>
        `"${issue.input}" is no valid LEI: its check digits are wrong. Copy it again from the LEI register.`,
    })
    .optional(),
  website: Url.optional(),
  country: CountryCode,
  address: Text.optional(),
  coordinates: Coordinates.optional(),
  ai_description: Text.optional(),
})
export type EntityRecord = z.infer<typeof EntityRecord>

export const PersonRecord = z.strictObject({
  id: Id,
  name: Text,
  ai_description: Text.optional(),
})
export type PersonRecord = z.infer<typeof PersonRecord>

export const RegulationRecord = z
  .strictObject({
    id: Id,
    title: Text,
    official_name: Text.optional(),
    url: Url.optional(),
    country: CountryCode.optional(),
    region: RegionTitle.optional(),
    ai_description: Text.optional(),
    source: Url.optional(),
  })
  .refine((regulation) => !(regulation.country && regulation.region), {
    path: ['region'],
    error:
      'stands beside a country. Keep the country, or the region of a supranational regulation.',
  })
export type RegulationRecord = z.infer<typeof RegulationRecord>

export const StandardRecord = z.strictObject({
  id: Id,
  title: Text,
  url: Url.optional(),
  ai_description: Text.optional(),
})
export type StandardRecord = z.infer<typeof StandardRecord>

export const DltRecord = z.strictObject({
  id: Id,
  title: Text,
  type: Text.optional(),
  has_specific_operator: z.boolean().optional(),
  website: Url.optional(),
  ai_description: Text.optional(),
})
export type DltRecord = z.infer<typeof DltRecord>

export const DltInstanceRecord = z.strictObject({
  id: Id,
  name: Text,
  website: Url.optional(),
  operator: Reference.optional(),
  dlt: Reference.optional(),
  source: Url.optional(),
})
export type DltInstanceRecord = z.infer<typeof DltInstanceRecord>

export const DidMethodRecord = z.strictObject({
  id: Id,
  name: z.string().regex(/^[A-Za-z0-9]+$/, 'is no DID method name. Leave out the `did:` prefix.'),
  specification_url: Url.optional(),
  contact_name: Text.optional(),
  contact_website: Url.optional(),
  source: Url.optional(),
  ai_description: Text.optional(),
  entities: z.array(z.strictObject({ entity: Reference, ...sourced })).default([]),
  persons: z.array(z.strictObject({ person: Reference, ...sourced })).default([]),
  dlt_instances: z.array(z.strictObject({ dlt_instance: Reference, ...sourced })).default([]),
})
export type DidMethodRecord = z.infer<typeof DidMethodRecord>

/** A region is a list of countries, or a world region whose countries the ISO table gives. */
export const RegionRecord = z
  .strictObject({
    id: Id,
    title: Text,
    abbreviation: Text.optional(),
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

/** The families of records: the folder under `data/` and the schema of its files. */
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

/** All facts: for each family the records by the key with which others refer to them. */
export type Facts = {
  [F in RecordFamily]: Map<string, z.infer<(typeof recordSchemas)[F]>>
}

/** What a record is called. */
export const recordName = (record: { title: string } | { name: string }): string =>
  'title' in record ? record.title : record.name
