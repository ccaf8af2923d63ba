/** Every endpoint of the API. Those of the families derive from `resources`. Paths are relative to `/api/v1`. */
import { z } from 'zod'
import { type Collection, collections, isAddition } from './additions'
import { ChangesQuery } from './changes'
import type { CacheClass, RateClass } from './headers'
import { type Resource, resource } from './index'
import { GraphQuery, includeFlags, ListQuery, SearchQuery } from './parameters'
import { type EndpointPath, isEndpointPath, responses } from './responses'
import { versioned, versionNotFound } from './version-parameter'

export interface Endpoint {
  path: EndpointPath
  summary: string
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
  /** The family or addition of a list or a detail. */
  collection?: Collection
  query: z.ZodObject
  response: z.ZodType
  cache: CacheClass
  limit: RateClass
  /** True if no API key is required. */
  open: boolean
  /** True if the contract does not have the endpoint. Clients must work without it, because other servers lack it. */
  addition?: true
  /** The messages of errors. If the contract fixes no `invalid`, the message names the parameter instead. */
  messages: { invalid?: string; notFound?: string; failed: string }
}

const noQuery = z.object({})

/** The response is added from the table in `responses.ts`. */
type EndpointDefinition = Omit<Endpoint, 'response'>

const additionOf = (collection: Collection): { addition?: true } =>
  isAddition(collection) ? { addition: true } : {}

/** The contract has the list of these, but no path for one of them. */
const withAddedDetail: readonly Collection[] = ['dlt-instances']

function listEndpoint(collection: Collection): EndpointDefinition {
  const { filters, includes, paginated, messages } = resource(collection)
  const common = paginated ? ListQuery.shape : {}
  return {
    path: `/${collection}`,
    summary: `List ${collection.replaceAll('-', ' ')}`,
    kind: 'list',
    collection,
    ...additionOf(collection),
    query: z.object({ ...common, ...filters, ...includeFlags(includes) }),
    cache: 'list',
    limit: 'general',
    open: false,
    messages: {
      // The contract fixes the message of its own lists only.
      ...(paginated && !isAddition(collection) ? { invalid: 'Invalid page parameter' } : {}),
      failed: messages.listFailed,
    },
  }
}

function detailEndpoint(
  collection: Collection,
  { noun, messages }: Resource,
): EndpointDefinition[] {
  const path = `/${collection}/{id}`
  if (!isEndpointPath(path)) return []
  return [
    {
      path,
      summary: `One ${noun} in full`,
      kind: 'detail',
      collection,
      ...additionOf(collection),
      ...(withAddedDetail.includes(collection) ? { addition: true } : {}),
      query: noQuery,
      cache: 'detail',
      limit: 'general',
      open: false,
      messages: {
        invalid: messages.invalidId,
        notFound: messages.notFound,
        failed: messages.detailFailed ?? messages.listFailed,
      },
    },
  ]
}

const relationships: EndpointDefinition = {
  path: '/projects/{id}/relationships',
  summary: 'All relationships of one project, by kind',
  kind: 'detail',
  collection: 'projects',
  query: noQuery,
  cache: 'detail',
  limit: 'general',
  open: false,
  messages: {
    invalid: 'Invalid project ID',
    notFound: 'Project not found',
    failed: 'Failed to fetch project relationships',
  },
}

const graph = (part: 'nodes' | 'links'): EndpointDefinition => ({
  path: `/graph/${part}`,
  summary: `The whole set of graph ${part}`,
  kind: 'document',
  query: GraphQuery,
  cache: 'graph',
  limit: 'graph',
  open: false,
  messages: { invalid: 'Invalid format parameter', failed: `Failed to fetch graph ${part}` },
})

const definitions: readonly EndpointDefinition[] = [
  {
    path: '/health',
    summary: 'State of the service, for monitoring',
    kind: 'health',
    query: noQuery,
    cache: 'none',
    limit: 'health',
    open: true,
    messages: { failed: 'Failed to fetch health' },
  },
  {
    path: '/search',
    summary: 'Search names and titles across all resources',
    kind: 'search',
    query: SearchQuery,
    cache: 'search',
    limit: 'search',
    open: false,
    messages: { failed: 'Failed to fetch search results' },
  },
  ...collections.flatMap((collection) => [
    listEndpoint(collection),
    ...detailEndpoint(collection, resource(collection)),
  ]),
  relationships,
  graph('nodes'),
  graph('links'),
  {
    path: '/audits',
    summary: 'Facts that were drawn at random and looked up in their sources',
    kind: 'document',
    query: noQuery,
    cache: 'detail',
    limit: 'general',
    open: false,
    addition: true,
    messages: { notFound: 'No audits', failed: 'Failed to fetch audits' },
  },
  {
    path: '/terms',
    summary: 'Licence, attribution and fair use',
    kind: 'document',
    query: noQuery,
    cache: 'terms',
    limit: 'general',
    open: true,
    messages: { failed: 'Failed to fetch terms' },
  },
  {
    path: '/fields',
    summary: 'How many records have each field',
    kind: 'document',
    query: noQuery,
    cache: 'list',
    limit: 'general',
    open: false,
    addition: true,
    messages: { failed: 'Failed to fetch fields' },
  },
  {
    path: '/downloads',
    summary: 'The files of all the data, with sizes and SHA-256',
    kind: 'downloads',
    query: noQuery,
    cache: 'list',
    limit: 'general',
    open: true,
    addition: true,
    messages: { failed: 'Failed to fetch downloads' },
  },
  {
    path: '/versions',
    summary: 'The versions of the data, with what is new in each',
    kind: 'document',
    query: noQuery,
    cache: 'list',
    limit: 'general',
    open: false,
    addition: true,
    messages: { notFound: 'No versions', failed: 'Failed to fetch versions' },
  },
  {
    path: '/changes',
    summary: 'What is different between two versions, field by field',
    kind: 'changes',
    query: ChangesQuery,
    cache: 'list',
    limit: 'general',
    open: false,
    addition: true,
    messages: { notFound: versionNotFound, failed: 'Failed to fetch changes' },
  },
  {
    path: '/',
    summary: 'What this API is and where everything in it is',
    kind: 'index',
    query: noQuery,
    cache: 'list',
    limit: 'general',
    open: true,
    addition: true,
    messages: { failed: 'Failed to fetch the index' },
  },
  {
    path: '/openapi.json',
    summary: 'This description of the API, as OpenAPI 3.1',
    kind: 'description',
    query: noQuery,
    cache: 'list',
    limit: 'general',
    open: true,
    addition: true,
    messages: { failed: 'Failed to fetch the description' },
  },
]

/** Whether the API can answer as of a version: everything that it says of records, but for searches in all of them. */
const isVersioned = ({ kind, path }: EndpointDefinition): boolean =>
  kind === 'list' || kind === 'detail' || kind === 'downloads' || path.startsWith('/graph/')

export const endpoints: readonly Endpoint[] = definitions.map((endpoint) => ({
  ...endpoint,
  query: isVersioned(endpoint) ? endpoint.query.extend(versioned) : endpoint.query,
  response: responses[endpoint.path],
}))
