/** Schemas shared by several resources. Optional fields of the contract may also be null, hence `.nullish()`. */
import { z } from 'zod'

/**
 * An object with the name of its OpenAPI component, which is the name in the API contract if there is one. Objects with
 * the same name differ only in optional fields; their component has all of these fields.
 */
export const namedObject = <const Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.object(fields).meta({ title })

/** A public id. Any safe integer is allowed, because ids of DID methods have up to 13 digits. */
export const Id = z.int().min(1)

export const CountryRef = namedObject('CountryRef', { id: Id, name: z.string(), code: z.string() })
export type CountryRef = z.infer<typeof CountryRef>

export const NameRef = namedObject('NameRef', { id: Id, name: z.string() })
export const TitleRef = namedObject('TitleRef', { id: Id, title: z.string() })

/** The region of a regulation, to which the contract gives no id. */
export const RegionRef = namedObject('RegionRef', { title: z.string(), abbreviation: z.string() })

export const ProjectType = z.enum(['DID Project', 'Consortium'])
export const EntityType = z.enum(['Public', 'Private'])
export const ProjectStatus = z.enum([
  'Announced',
  'Pilot',
  'Launched',
  'Discontinued',
  'Active',
  'Inactive',
])

export const endedStatuses: ReadonlySet<string> = new Set(['Discontinued', 'Inactive'])

/** Editorial classes of projects, which the API contract does not define. */
export const ProjectKind = z.enum([
  'Wallet',
  'Credential',
  'Organization identity',
  'Infrastructure',
  'Software',
  'Pilot programme',
  'Research and funding',
  'Alliance',
])
/** The people or organizations that a project serves. Editorial, and not defined by the API contract. */
export const ProjectLevel = z.enum([
  'National',
  'Subnational',
  'Supranational',
  'Institutional',
  'Global',
])
/** The role of an organization in a project, in addition to its relationship. Not defined by the API contract. */
export const EntityRole = z.enum([
  'Supplier',
  'Operator',
  'Issuer',
  'Verifier',
  'Pilot partner',
  'Research partner',
  'Advisor',
])

/**
 * In responses, a type may be any string: other servers may have further types, and a page must not fail on an unknown
 * type.
 */
export const ProjectRef = namedObject('ProjectRef', {
  id: Id,
  title: z.string(),
  type: z.string().nullish(),
  website: z.string().nullish(),
})

/** The URL of a page that confirms a fact, and the URL of an archived copy of that page. */
export const sourced = { source: z.string().nullish() }
/** When a relation ended, and the page that shows it: an addition to the API contract. */
export const ending = { until: z.string().nullish(), until_source: z.string().nullish() }
export const sourcedAndArchived = { ...sourced, archived_source: z.string().nullish() }

/** A relation to a project without further fields. */
export const ProjectRelation = namedObject('ProjectRelation', { project: ProjectRef, ...sourced })

export const DidMethodRef = namedObject('DidMethodRef', {
  id: Id,
  name: z.string(),
  specification_url: z.string().nullish(),
})
export const DidMethodRelation = namedObject('DidMethodRelation', {
  did_method: DidMethodRef,
  ...sourcedAndArchived,
})

/** A project in the array that `include_projects` adds. */
export const IncludedProject = namedObject('ProjectUsage', {
  id: Id,
  title: z.string(),
  type: z.string(),
  status: z.string().nullish(),
  ...sourced,
})

export const LinkStats = namedObject('LinkStats', { total_links: z.int().min(0) })

export const Pagination = namedObject('Pagination', {
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
})
export type Pagination = z.infer<typeof Pagination>

/** Returns the schema of a paginated list. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), pagination: Pagination })
