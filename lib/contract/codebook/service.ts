/** Definitions of the fields in which the API describes itself. */
import { siteName } from '@/lib/contract/site-name'
import type { Definitions } from './definition'

const version = {
  means: 'The version of the API.',
  example: '1.0.0',
  evidence: 'assigned',
} as const

export const healthDefinitions: Definitions = {
  status: {
    means: 'The state of the whole service.',
    example: 'healthy',
    evidence: 'counted',
    values: {
      healthy: 'Everything works.',
      degraded: 'Something does not work, but the data can be read.',
      unhealthy: 'The data cannot be read.',
    },
  },
  timestamp: {
    means: 'When the state was looked at, as an ISO 8601 time.',
    example: '2026-11-21T09:30:00.000Z',
    evidence: 'counted',
  },
  version,
  uptime: { means: 'Seconds since the start.', example: 86400, evidence: 'counted' },
  services: { means: 'The state of the parts of the service.', evidence: 'counted' },
  'services.database': { means: 'The store of the data.', evidence: 'counted' },
  'services.database.status': {
    means: 'Whether the store can be read.',
    example: 'connected',
    evidence: 'counted',
    values: { connected: 'It can.', disconnected: 'It cannot.', unknown: 'Not known.' },
  },
  'services.cache': { means: 'The cache.', evidence: 'counted' },
  'services.cache.status': {
    means: 'Whether the cache works.',
    example: 'operational',
    evidence: 'counted',
    values: { operational: 'It works.', degraded: 'It does not.', unknown: 'Not known.' },
  },
  'services.api': { means: 'The API.', evidence: 'counted' },
  'services.api.status': {
    means: 'Whether the API answers.',
    example: 'operational',
    evidence: 'counted',
    values: { operational: 'It does.', degraded: 'Not everywhere.' },
  },
  'services.api.rate_limit': { means: 'The general rate limit.', evidence: 'assigned' },
  'services.api.rate_limit.enabled': {
    means: 'Whether there is one.',
    example: true,
    evidence: 'assigned',
  },
  'services.api.rate_limit.limit': {
    means: 'The number of requests.',
    example: 120,
    evidence: 'assigned',
  },
  'services.api.rate_limit.window': {
    means: 'The time in which so many are allowed.',
    example: '1 minute',
    evidence: 'assigned',
  },
}

export const indexDefinitions: Definitions = {
  name: { means: 'The name of the API.', example: siteName, evidence: 'assigned' },
  version,
  links: { means: 'Addresses to start from.', evidence: 'assigned' },
  'links.openapi': {
    means: 'The address of the OpenAPI description.',
    example: 'https://atlas.example/api/v1/openapi.json',
    evidence: 'assigned',
  },
  'links.terms': {
    means: 'The address of the terms.',
    example: 'https://atlas.example/api/v1/terms',
    evidence: 'assigned',
  },
  'links.health': {
    means: 'The address of the health check.',
    example: 'https://atlas.example/api/v1/health',
    evidence: 'assigned',
  },
  issuer: {
    means: 'The identifier by which the site signs its records; absent where it signs none.',
    example: 'did:web:atlas.example',
    evidence: 'assigned',
  },
  endpoints: { means: 'All endpoints.', evidence: 'assigned' },
  'endpoints[].path': {
    means: 'The path of the endpoint, after the address of the API.',
    example: '/projects',
    evidence: 'assigned',
  },
  'endpoints[].summary': {
    means: 'What the endpoint answers with.',
    example: 'List projects',
    evidence: 'assigned',
  },
}

export const descriptionDefinitions: Definitions = {
  openapi: { means: 'The version of OpenAPI.', example: '3.1.0', evidence: 'assigned' },
}

export const fieldCountDefinitions: Definitions = {
  data: { means: 'What is counted, by family.', evidence: 'counted' },
  'data[].collection': {
    means: 'A family of records, or `sources`.',
    example: 'projects',
    evidence: 'assigned',
  },
  'data[].records': { means: 'The number of all its records.', example: 277, evidence: 'counted' },
  'data[].fields': {
    means: 'Its fields. Those that no record has are left out.',
    evidence: 'counted',
  },
  'data[].fields[].path': {
    means: 'The path of the field.',
    example: 'launch_date',
    evidence: 'assigned',
  },
  'data[].fields[].records': {
    means: 'The number of records that have it.',
    example: 181,
    evidence: 'counted',
  },
}

/** Fields of the list envelope. */
export const envelopeDefinitions: Definitions = {
  data: { means: 'The records.', evidence: 'record' },
  pagination: { means: 'Which part of the list this is.', evidence: 'counted' },
  'pagination.page': { means: 'The number of this page.', example: 1, evidence: 'counted' },
  'pagination.per_page': { means: 'The size of a page.', example: 20, evidence: 'counted' },
  'pagination.total': {
    means: 'The number of matching records on all pages.',
    example: 277,
    evidence: 'counted',
  },
  'pagination.total_pages': { means: 'The number of pages.', example: 14, evidence: 'counted' },
}
