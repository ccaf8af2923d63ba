/**
 * Endpoints that other servers may not have, except lists and details of records. Clients must work without them.
 */
import { ChangesQuery } from './changes'
import type { EndpointDefinition } from './endpoint'
import { versionNotFound } from './version-parameter'

export const addedEndpoints: readonly EndpointDefinition[] = [
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
