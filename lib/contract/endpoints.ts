/**
 * Every endpoint of the API. The endpoints of families are derived from `resources`. Paths are relative to `/api/v1`.
 */
import { z } from 'zod'
import { pascalCase } from '@/lib/text/slug'
import { type Collection, collections, isAddition } from './additions'
import { ChangesQuery } from './changes'
import { families, getWords } from './families'
import type { CacheClass, RateClass } from './headers'
import { type Resource, resource } from './index'
import {
  GraphQuery,
  includeFlags,
  ListQuery,
  SearchQuery,
  versionNotFound,
  versionParameter,
} from './parameters'
import { projectListParameters } from './project-list'
import { type EndpointPath, isEndpointPath, responses } from './responses'
import { searchResultsPerFamily } from './search'

export interface Endpoint {
  path: EndpointPath
  /** The name that clients use: `listProjects`. Never changed, because it is a method in generated clients. */
  name: string
  summary: string
  /** The content and order of the response, in addition to the summary. */
  description: string
  kind:
    | 'list'
    | 'detail'
    | 'search'
    | 'document'
    | 'health'
    | 'description'
    | 'index'
    | 'downloads'
    | 'changes'
  /** The family or addition that a list or a detail returns. */
  collection?: Collection
  query: z.ZodObject
  response: z.ZodType
  cache: CacheClass
  limit: RateClass
  /** True if no API key is required. */
  isPublic: boolean
  /** True if the contract lacks the endpoint. Clients must work without it, because other servers may not have it. */
  addition?: true
  /** Error messages. Where the contract fixes no `invalid` message, the message names the parameter instead. */
  messages: { invalid?: string; notFound?: string; failed: string }
}

type WithDefault = 'query' | 'cache' | 'limit' | 'isPublic'

/** The definition of an endpoint. The defaults and the response schema are added below. */
type EndpointDefinition = Omit<Endpoint, 'response' | WithDefault> &
  Partial<Pick<Endpoint, WithDefault>>

/** In the address of its page: `list-projects`. */
export const toSlug = ({ name }: Pick<Endpoint, 'name'>): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const getAddition = (collection: Collection): { addition?: true } =>
  isAddition(collection) ? { addition: true } : {}

/** The contract defines the lists of these collections, but no endpoint for a single record. */
const collectionsWithAddedDetail: readonly Collection[] = ['dlt-instances']

/** Describes the order of each list that is not sorted by the number of links. */
const orderDescriptions: Partial<Record<Collection, string>> = {
  projects: 'The highest network score comes first unless you set `sort`.',
  'did-methods': 'Most used first.',
  sources: 'Most cited first.',
  evidence: 'Records that most need a review first.',
}
const mostLinksFirst = 'Most links first.'

function listEndpoint(collection: Collection): EndpointDefinition {
  const { filters, includes, paginated, plural, messages } = resource(collection)
  const paginationParameters = paginated ? ListQuery.shape : {}
  return {
    path: `/${collection}`,
    name: `list${pascalCase(collection)}`,
    summary: `List ${plural}`,
    description: paginated
      ? `${orderDescriptions[collection] ?? mostLinksFirst} The total count is in \`pagination\`.`
      : 'All records in one response, sorted by name.',
    kind: 'list',
    collection,
    ...getAddition(collection),
    query: z.object({
      ...paginationParameters,
      ...filters,
      ...includeFlags(includes),
      ...(collection === 'projects' ? projectListParameters : {}),
    }),
    messages: {
      // The contract fixes this message for its own lists only.
      ...(paginated && !isAddition(collection) ? { invalid: 'Invalid page parameter' } : {}),
      failed: messages.listFailed,
    },
  }
}

function detailEndpoint(
  collection: Collection,
  { singular, schemaName, messages }: Resource,
): EndpointDefinition[] {
  const path = `/${collection}/{id}`
  if (!isEndpointPath(path)) return []
  return [
    {
      path,
      name: `get${schemaName}`,
      summary: `Get one ${singular}`,
      description:
        collection === 'sources'
          ? 'Every field of the source, and the facts that cite it.'
          : `Every field of the ${singular} and its relations, with their sources.`,
      kind: 'detail',
      collection,
      ...getAddition(collection),
      ...(collectionsWithAddedDetail.includes(collection) ? { addition: true } : {}),
      cache: 'detail',
      messages: {
        invalid: messages.invalidId,
        notFound: messages.notFound,
        failed: messages.detailFailed ?? messages.listFailed,
      },
    },
  ]
}

const relationshipsEndpoint: EndpointDefinition = {
  path: '/projects/{id}/relationships',
  name: 'getProjectRelationships',
  summary: 'All relationships of one project, by kind',
  description:
    'Entities, people, technology, law and other projects, each with the type of the link.',
  kind: 'detail',
  collection: 'projects',
  cache: 'detail',
  messages: {
    invalid: 'Invalid project ID',
    notFound: 'Project not found',
    failed: 'Failed to fetch project relationships',
  },
}

const graphEndpoint = (part: 'nodes' | 'links'): EndpointDefinition => ({
  path: `/graph/${part}`,
  name: `getGraph${pascalCase(part)}`,
  summary: `Get all graph ${part}`,
  description: `The full network in one response of several hundred kilobytes. Cache it.`,
  kind: 'document',
  query: GraphQuery,
  cache: 'graph',
  limit: 'graph',
  messages: { invalid: 'Invalid format parameter', failed: `Failed to fetch graph ${part}` },
})

/**
 * Endpoints that other servers may not have, except lists and details of records. Clients must work without them.
 */
const addedEndpoints: readonly EndpointDefinition[] = [
  {
    path: '/audits',
    name: 'listAudits',
    summary: 'Random facts checked against their sources',
    description:
      'Each audit draws facts at random with a published seed. A reader compares each fact with its source.',
    kind: 'document',
    cache: 'detail',
    messages: { notFound: 'No audits', failed: 'Failed to fetch audits' },
  },
  {
    path: '/fields',
    name: 'countFields',
    summary: 'Number of records that have each field',
    description:
      'For each family, and for sources and evidence: the number of records that have each field. Unused fields are omitted.',
    kind: 'document',
    messages: { failed: 'Failed to fetch fields' },
  },
  {
    path: '/downloads',
    name: 'getDownloads',
    summary: 'Download files, with sizes and SHA-256',
    description: 'The files of one version: name, format, size, number of rows and hash.',
    kind: 'downloads',
    isPublic: true,
    messages: { failed: 'Failed to fetch downloads' },
  },
  {
    path: '/versions',
    name: 'listVersions',
    summary: 'Versions of the data, with a summary of changes',
    description:
      'All versions, newest first, each with the number of added, removed and changed records.',
    kind: 'document',
    messages: { notFound: 'No versions', failed: 'Failed to fetch versions' },
  },
  {
    path: '/changes',
    name: 'getChanges',
    summary: 'Differences between two versions, field by field',
    description:
      'Each added, removed and changed record, with the values before and after. Without parameters, the latest version is compared with the one before it.',
    kind: 'changes',
    query: ChangesQuery,
    messages: { notFound: versionNotFound, failed: 'Failed to fetch changes' },
  },
  {
    path: '/',
    name: 'getIndex',
    summary: 'Index of the API',
    description: 'Name and version of the API, its entry points and all endpoints.',
    kind: 'index',
    isPublic: true,
    messages: { failed: 'Failed to fetch the index' },
  },
  {
    path: '/openapi.json',
    name: 'getOpenApi',
    summary: 'Description of the API, as OpenAPI 3.1',
    description:
      'The description from which clients can be generated. Its examples come from the data.',
    kind: 'description',
    isPublic: true,
    messages: { failed: 'Failed to fetch the description' },
  },
]

const definitions: readonly EndpointDefinition[] = [
  {
    path: '/health',
    name: 'getHealth',
    summary: 'Health check',
    description: 'Status of the service and its parts, for monitoring. Never cached.',
    kind: 'health',
    cache: 'none',
    limit: 'health',
    isPublic: true,
    messages: { failed: 'Failed to fetch health' },
  },
  {
    path: '/search',
    name: 'searchAll',
    summary: 'Search names and titles across all resources',
    description: `At most ${searchResultsPerFamily} results of each type: exact matches first, then approximate ones.`,
    kind: 'search',
    query: SearchQuery,
    cache: 'search',
    limit: 'search',
    messages: { failed: 'Failed to fetch search results' },
  },
  ...collections.flatMap((collection) => [
    listEndpoint(collection),
    ...detailEndpoint(collection, resource(collection)),
  ]),
  relationshipsEndpoint,
  graphEndpoint('nodes'),
  graphEndpoint('links'),
  {
    path: '/terms',
    name: 'getTerms',
    summary: 'Licence, attribution and fair use',
    description: 'The text of the required credit, with examples, and the contact.',
    kind: 'document',
    cache: 'terms',
    isPublic: true,
    messages: { failed: 'Failed to fetch terms' },
  },
  ...addedEndpoints.map((endpoint) => ({ ...endpoint, addition: true as const })),
]

const versionedKinds = new Set<EndpointDefinition['kind']>([
  'list',
  'detail',
  'search',
  'downloads',
])

/** True if the endpoint accepts a version, as every endpoint that returns records does. */
const isVersioned = ({ kind, path }: EndpointDefinition): boolean =>
  versionedKinds.has(kind) || path.startsWith('/graph/')

const defaults = { cache: 'list', limit: 'general', isPublic: false } as const

export const endpoints: readonly Endpoint[] = definitions.map((endpoint) => {
  const { path, query = z.object({}) } = endpoint
  return {
    ...defaults,
    ...endpoint,
    query: isVersioned(endpoint) ? query.extend(versionParameter) : query,
    response: responses[path],
  }
})

const tagDescriptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(families.map((family) => [family, getWords(family).description])),
  search: 'Search all names and titles.',
  graph: 'All records and links as a network.',
  service: 'Status and terms of the service.',
  Additions:
    'Additions of this server. Other servers of the Decentralized Identity Ecosystem Open Data API may not have them.',
}

/**
 * Returns the group of an endpoint.
 * @example getTag(endpoint) // 'projects'
 */
export function getTag({ path, addition, collection }: Endpoint): string {
  if (addition) return 'Additions'
  if (collection) return collection
  const [first = ''] = path.slice(1).split('/')
  return first in tagDescriptions ? first : 'service'
}

/** The groups of endpoints in the OpenAPI description and the API reference. */
export const tags = Object.entries(tagDescriptions).map(([name, description]) => ({
  name,
  description,
}))
