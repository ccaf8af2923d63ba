/**
 * The schemas of each family, with the filters and include flags of its list. Types, response checks, routes, OpenAPI
 * and the client are derived from them. The names of the families are in `families.ts`.
 */
import type { z } from 'zod'
import { capitalized } from '@/lib/text/sentences'
import { pascalCase } from '@/lib/text/slug'
import { additions, type Collection, isAddition } from './additions'
import type { Definitions } from './codebook/definition'
import { projectDefinitions } from './codebook/projects'
import { Country, countryDefinitions } from './countries'
import { DidMethodDetail, DidMethodSummary, didMethodDefinitions } from './did-methods'
import { DltInstanceDetail, DltInstanceSummary, dltInstanceDefinitions } from './dlt-instances'
import { DltDetail, DltSummary, dltDefinitions } from './dlts'
import { EntityDetail, EntitySummary, entityDefinitions } from './entities'
import { type ApiWords, type Family, getWords } from './families'
import { Industry, industryDefinitions } from './industries'
import { entityFilters, projectFilters, regulationFilters } from './parameters'
import { PersonDetail, PersonSummary, personDefinitions } from './people'
import { ProjectDetail, ProjectSummary } from './projects'
import { RegulationDetail, RegulationSummary, regulationDefinitions } from './regulations'
import { StandardDetail, StandardSummary, standardDefinitions } from './standards'

interface RecordSchemas {
  item: z.ZodType
  detail?: z.ZodType
  definitions: Definitions
}

interface ListOptions {
  /** Filters of the list in addition to `page`, `per_page` and `q`. */
  filters: Record<string, z.ZodType>
  /** Arrays that `include_<name>` flags add to each item. */
  includes: readonly string[]
  /** False if one response contains the full list, as `{data}` without `pagination`. */
  paginated: boolean
}

const defaults: ListOptions = { filters: {}, includes: [], paginated: true }

type ResourceSchemas = RecordSchemas & Partial<ListOptions>

export const resources = {
  projects: {
    item: ProjectSummary,
    detail: ProjectDetail,
    filters: projectFilters,
    definitions: projectDefinitions,
  },
  entities: {
    item: EntitySummary,
    detail: EntityDetail,
    filters: entityFilters,
    definitions: entityDefinitions,
  },
  people: {
    item: PersonSummary,
    detail: PersonDetail,
    definitions: personDefinitions,
  },
  regulations: {
    item: RegulationSummary,
    detail: RegulationDetail,
    filters: regulationFilters,
    definitions: regulationDefinitions,
  },
  standards: {
    item: StandardSummary,
    detail: StandardDetail,
    includes: ['projects'],
    definitions: standardDefinitions,
  },
  dlts: {
    item: DltSummary,
    detail: DltDetail,
    includes: ['projects', 'instances'],
    definitions: dltDefinitions,
  },
  'dlt-instances': {
    item: DltInstanceSummary,
    detail: DltInstanceDetail,
    includes: ['projects'],
    definitions: dltInstanceDefinitions,
  },
  'did-methods': {
    item: DidMethodSummary,
    detail: DidMethodDetail,
    includes: ['projects'],
    definitions: didMethodDefinitions,
  },
  countries: {
    item: Country,
    includes: ['projects_hq', 'entities_hq', 'projects_target', 'regulations'],
    definitions: countryDefinitions,
    paginated: false,
  },
  industries: {
    item: Industry,
    includes: ['projects'],
    definitions: industryDefinitions,
    paginated: false,
  },
} as const satisfies Record<Family, ResourceSchemas>

/** Families that have a document for each record in addition to their list. */
export type DetailedFamily = {
  [F in Family]: (typeof resources)[F] extends { detail: z.ZodType } ? F : never
}[Family]

export interface Resource extends RecordSchemas, ListOptions {
  /** Singular and plural in descriptions. */
  singular: string
  plural: string
  /** The singular in the names of schemas and operations: `DidMethod`. */
  schemaName: string
  /** The error messages that the contract fixes, and others in the same wording. */
  messages: { invalidId: string; notFound: string; listFailed: string; detailFailed: string }
}

/**
 * Returns the schemas and messages of a family or an addition, with the same type for all of them.
 * @example resource('projects').messages.notFound // 'Project not found'
 */
export function resource(collection: Collection): Resource {
  const [schemas, api]: [ResourceSchemas, ApiWords] = isAddition(collection)
    ? [additions[collection], additions[collection].api]
    : [resources[collection], getWords(collection).api]
  const { noun, name = noun, plural: apiPlural } = api
  const { singular, plural } = isAddition(collection)
    ? { singular: noun, plural: apiPlural }
    : getWords(collection)
  return {
    ...defaults,
    ...schemas,
    singular,
    plural,
    schemaName: pascalCase(noun),
    messages: {
      invalidId: `Invalid ${noun} ID`,
      notFound: `${capitalized(name)} not found`,
      listFailed: `Failed to fetch ${apiPlural}`,
      detailFailed: `Failed to fetch ${noun} details`,
    },
  }
}
