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
    means: 'Overall status of the service.',
    example: 'healthy',
    evidence: 'counted',
    values: {
      healthy: 'Everything works.',
      degraded: 'One part fails, but the data is available.',
      unhealthy: 'The data is unavailable.',
    },
  },
  timestamp: {
    means: 'Time of the check, in ISO 8601.',
    example: '2026-11-21T09:30:00.000Z',
    evidence: 'counted',
  },
  version,
  uptime: { means: 'Uptime in seconds.', example: 86400, evidence: 'counted' },
  services: { means: 'Status of each part.', evidence: 'counted' },
  'services.database': { means: 'Data store.', evidence: 'counted' },
  'services.database.status': {
    means: 'Status of the store.',
    example: 'connected',
    evidence: 'counted',
    values: { connected: 'Connected.', disconnected: 'Not connected.', unknown: 'Unknown.' },
  },
  'services.cache': { means: 'Cache.', evidence: 'counted' },
  'services.cache.status': {
    means: 'Status of the cache.',
    example: 'operational',
    evidence: 'counted',
    values: { operational: 'Works.', degraded: 'Does not work.', unknown: 'Unknown.' },
  },
  'services.api': { means: 'API.', evidence: 'counted' },
  'services.api.status': {
    means: 'Status of the API.',
    example: 'operational',
    evidence: 'counted',
    values: { operational: 'Responds.', degraded: 'Partly unavailable.' },
  },
  'services.api.rate_limit': { means: 'General rate limit.', evidence: 'assigned' },
  'services.api.rate_limit.enabled': {
    means: 'Whether the limit is enabled.',
    example: true,
    evidence: 'assigned',
  },
  'services.api.rate_limit.limit': {
    means: 'Number of requests.',
    example: 120,
    evidence: 'assigned',
  },
  'services.api.rate_limit.window': {
    means: 'Window of the limit.',
    example: '1 minute',
    evidence: 'assigned',
  },
}

export const indexDefinitions: Definitions = {
  name: { means: 'Name of the API.', example: siteName, evidence: 'assigned' },
  version,
  links: { means: 'Entry points.', evidence: 'assigned' },
  'links.openapi': {
    means: 'URL of the OpenAPI description.',
    example: 'https://atlas.example/api/v1/openapi.json',
    evidence: 'assigned',
  },
  'links.terms': {
    means: 'URL of the terms.',
    example: 'https://atlas.example/api/v1/terms',
    evidence: 'assigned',
  },
  'links.health': {
    means: 'URL of the health check.',
    example: 'https://atlas.example/api/v1/health',
    evidence: 'assigned',
  },
  issuer: {
    means: 'DID with which the site signs; absent if it does not sign.',
    example: 'did:web:atlas.example',
    evidence: 'assigned',
  },
  endpoints: { means: 'All endpoints.', evidence: 'assigned' },
  'endpoints[].path': {
    means: 'Path of the endpoint, relative to the API.',
    example: '/projects',
    evidence: 'assigned',
  },
  'endpoints[].summary': {
    means: 'Description of the endpoint.',
    example: 'List projects',
    evidence: 'assigned',
  },
}

export const descriptionDefinitions: Definitions = {
  openapi: { means: 'The version of OpenAPI.', example: '3.1.0', evidence: 'assigned' },
}

export const fieldCountDefinitions: Definitions = {
  data: { means: 'Counts by family.', evidence: 'counted' },
  'data[].collection': {
    means: 'Family of records, or `sources`.',
    example: 'projects',
    evidence: 'assigned',
  },
  'data[].records': { means: 'Total number of records.', example: 277, evidence: 'counted' },
  'data[].fields': {
    means: 'Fields that at least one record has.',
    evidence: 'counted',
  },
  'data[].fields[].path': {
    means: 'Path of the field.',
    example: 'launch_date',
    evidence: 'assigned',
  },
  'data[].fields[].records': {
    means: 'Number of records that have the field.',
    example: 181,
    evidence: 'counted',
  },
}

/** Fields of the list envelope. */
export const envelopeDefinitions: Definitions = {
  data: { means: 'Records.', evidence: 'record' },
  pagination: { means: 'Pagination.', evidence: 'counted' },
  'pagination.page': { means: 'Page number.', example: 1, evidence: 'counted' },
  'pagination.per_page': { means: 'Page size.', example: 20, evidence: 'counted' },
  'pagination.total': {
    means: 'Total number of matching records.',
    example: 277,
    evidence: 'counted',
  },
  'pagination.total_pages': { means: 'Number of pages.', example: 14, evidence: 'counted' },
}
