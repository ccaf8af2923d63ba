/**
 * The register of resources: what each family is called, how its items look, which filters and include flags its list
 * takes and which messages its errors carry. Types, response checks, routes, OpenAPI and the client derive from it.
 */
import type { z } from 'zod'
import { Country } from './countries'
import { DidMethodDetail, DidMethodSummary } from './did-methods'
import { DltInstanceDetail, DltInstanceSummary } from './dlt-instances'
import { DltDetail, DltSummary } from './dlts'
import { EntityDetail, EntitySummary } from './entities'
import { Industry } from './industries'
import { entityFilters, projectFilters, regulationFilters } from './parameters'
import { PersonDetail, PersonSummary } from './people'
import { ProjectDetail, ProjectSummary } from './projects'
import { RegulationDetail, RegulationSummary } from './regulations'
import { StandardDetail, StandardSummary } from './standards'

export interface Resource {
  /** The singular noun in descriptions. */
  noun: string
  /** The prefix of its node id in the graph and in search results; none where the family is in neither. */
  prefix?: string
  item: z.ZodType
  detail?: z.ZodType
  /** List filters beside `page`, `per_page` and `q`. */
  filters: Record<string, z.ZodType>
  /** The arrays that `include_<name>` flags add to each item. */
  includes: readonly string[]
  /** False where the whole list comes in one response, as `{data}` without pagination. */
  paginated: boolean
  /** The fixed error messages of `api.md`; its gaps are filled in the same manner. */
  messages: { invalidId?: string; notFound?: string; listFailed: string; detailFailed?: string }
}

const messages = (noun: string, notFound: string, plural: string) => ({
  invalidId: `Invalid ${noun} ID`,
  notFound: `${notFound} not found`,
  listFailed: `Failed to fetch ${plural}`,
  detailFailed: `Failed to fetch ${noun} details`,
})

export const resources = {
  projects: {
    noun: 'project',
    prefix: 'project',
    item: ProjectSummary,
    detail: ProjectDetail,
    filters: projectFilters,
    includes: [],
    paginated: true,
    messages: messages('project', 'Project', 'projects'),
  },
  entities: {
    noun: 'entity',
    prefix: 'entity',
    item: EntitySummary,
    detail: EntityDetail,
    filters: entityFilters,
    includes: [],
    paginated: true,
    messages: messages('entity', 'Entity', 'entities'),
  },
  people: {
    noun: 'person',
    prefix: 'person',
    item: PersonSummary,
    detail: PersonDetail,
    filters: {},
    includes: [],
    paginated: true,
    messages: messages('person', 'Person', 'people'),
  },
  regulations: {
    noun: 'regulation',
    prefix: 'regulation',
    item: RegulationSummary,
    detail: RegulationDetail,
    filters: regulationFilters,
    includes: [],
    paginated: true,
    messages: messages('regulation', 'Regulation', 'regulations'),
  },
  standards: {
    noun: 'standard',
    prefix: 'standard',
    item: StandardSummary,
    detail: StandardDetail,
    filters: {},
    includes: ['projects'],
    paginated: true,
    messages: messages('standard', 'Standard', 'standards'),
  },
  dlts: {
    noun: 'DLT technology',
    prefix: 'dlt',
    item: DltSummary,
    detail: DltDetail,
    filters: {},
    includes: ['projects', 'instances'],
    paginated: true,
    messages: messages('DLT', 'DLT technology', 'DLT technologies'),
  },
  'dlt-instances': {
    noun: 'DLT instance',
    prefix: 'dltinstance',
    item: DltInstanceSummary,
    detail: DltInstanceDetail,
    filters: {},
    includes: ['projects'],
    paginated: true,
    messages: messages('DLT instance', 'DLT instance', 'DLT instances'),
  },
  'did-methods': {
    noun: 'DID method',
    prefix: 'didmethod',
    item: DidMethodSummary,
    detail: DidMethodDetail,
    filters: {},
    includes: ['projects'],
    paginated: true,
    messages: messages('DID method', 'DID method', 'DID methods'),
  },
  countries: {
    noun: 'country',
    prefix: 'country',
    item: Country,
    filters: {},
    includes: ['projects_hq', 'entities_hq', 'projects_target', 'regulations'],
    paginated: false,
    messages: { listFailed: 'Failed to fetch countries' },
  },
  industries: {
    noun: 'industry',
    item: Industry,
    filters: {},
    includes: ['projects'],
    paginated: false,
    messages: { listFailed: 'Failed to fetch industries' },
  },
} as const satisfies Record<string, Resource>

export type Family = keyof typeof resources
export const families = Object.keys(resources) as Family[]

export const resource = (family: Family): Resource => resources[family]
