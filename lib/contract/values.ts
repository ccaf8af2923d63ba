/** Values that several resources share, as `api.md` names them. `?` there is `.nullish()` here. */
import { z } from 'zod'

/** A public integer id. DID methods use up to 13 digits, so any safe integer is allowed. */
export const Id = z.int().min(1)

export const CountryRef = z.object({ id: Id, name: z.string(), code: z.string() })
export type CountryRef = z.infer<typeof CountryRef>

/** The person, organization or role that is named in a relation. */
export const NameRef = z.object({ id: Id, name: z.string() })
export const TitleRef = z.object({ id: Id, title: z.string() })

/** A region as regulations name it: a title and its abbreviation, without an id. */
export const RegionRef = z.object({ title: z.string(), abbreviation: z.string() })

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

/**
 * The types that a response may hold are open strings in the schemas below: another server of the contract may
 * know more of them, and one new word must not fail a page.
 */
export const ProjectRef = z.object({
  id: Id,
  title: z.string(),
  type: z.string().nullish(),
  website: z.string().nullish(),
})

/** The URL that confirms a fact, and the copy of it that an archive keeps. */
export const sourced = { source: z.string().nullish() }
export const sourcedAndArchived = { ...sourced, archived_source: z.string().nullish() }

/** A relation that holds nothing but the project and the source. */
export const ProjectRelation = z.object({ project: ProjectRef, ...sourced })

export const DidMethodRef = z.object({
  id: Id,
  name: z.string(),
  specification_url: z.string().nullish(),
})
export const DidMethodRelation = z.object({ did_method: DidMethodRef, ...sourcedAndArchived })

/** A project as the `include_projects` lists show it. */
export const ProjectUse = z.object({
  id: Id,
  title: z.string(),
  type: z.string(),
  status: z.string().nullish(),
  ...sourced,
})

export const LinkStats = z.object({ total_links: z.int().min(0) })

export const Pagination = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
})
export type Pagination = z.infer<typeof Pagination>

/** The envelope of every paginated list. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), pagination: Pagination })
