/**
 * The documents in which the API describes itself, and the envelope of its lists. Index, description and counts of fields
 * are additions to the API contract.
 */
import { z } from 'zod'
import { assigned, counted, type Definitions, fromRecord } from './codebook/definition'
import { publisherName } from './site-name'
import { namedObject } from './values'

/** The version of the API that the contract describes. It is not a version of the data. */
export const apiVersion = '1.0.0'

export const mcpPath = '/mcp'

export const Health = namedObject('Health', {
  status: z.enum(['healthy', 'degraded', 'unhealthy']),
  timestamp: z.string(),
  version: z.string(),
  uptime: z.int().nullish(),
  services: z
    .object({
      database: z.object({ status: z.enum(['connected', 'disconnected', 'unknown']).nullish() }),
      cache: z.object({ status: z.enum(['operational', 'degraded', 'unknown']).nullish() }),
      api: z.object({
        status: z.enum(['operational', 'degraded']).nullish(),
        rate_limit: z
          .object({ enabled: z.boolean(), limit: z.int(), window: z.string() })
          .nullish(),
      }),
    })
    .partial()
    .nullish(),
})
export type Health = z.infer<typeof Health>

export const ServiceIndex = namedObject('ServiceIndex', {
  name: z.string(),
  version: z.string(),
  links: z.object({ openapi: z.string(), terms: z.string(), health: z.string() }),
  issuer: z.string().nullish(),
  endpoints: z.array(z.object({ path: z.string(), summary: z.string() })),
})
export type ServiceIndex = z.infer<typeof ServiceIndex>

/** The OpenAPI description, whose other members the standard defines. */
export const OpenApiDocument = z
  .looseObject({ openapi: z.string() })
  .meta({ title: 'OpenApiDocument' })

export const FieldCounts = namedObject('FieldCounts', {
  data: z.array(
    z.object({
      collection: z.string(),
      records: z.int().min(0),
      /** Fields that no record has are left out. */
      fields: z.array(
        z.object({
          path: z.string(),
          records: z.int().min(1),
        }),
      ),
    }),
  ),
})
export type FieldCounts = z.infer<typeof FieldCounts>

const version = assigned('The version of the API.', '1.0.0')

export const healthDefinitions: Definitions = {
  status: counted('Overall status of the service.', 'healthy', {
    healthy: 'Everything works.',
    degraded: 'One part fails, but the data is available.',
    unhealthy: 'The data is unavailable.',
  }),
  timestamp: counted('Time of the check, in ISO 8601.', '2026-11-21T09:30:00.000Z'),
  version,
  uptime: counted('Uptime in seconds.', 86400),
  services: counted('Status of each part.'),
  'services.database': counted('The database with the data.'),
  'services.database.status': counted('Whether the database can be reached.', 'connected', {
    connected: 'Connected.',
    disconnected: 'Not connected.',
    unknown: 'Unknown.',
  }),
  'services.cache': counted('The cache of responses.'),
  'services.cache.status': counted('Whether the cache works.', 'operational', {
    operational: 'Works.',
    degraded: 'Does not work.',
    unknown: 'Unknown.',
  }),
  'services.api': counted('The API itself.'),
  'services.api.status': counted('Whether the API responds.', 'operational', {
    operational: 'Responds.',
    degraded: 'Partly unavailable.',
  }),
  'services.api.rate_limit': assigned('General rate limit.'),
  'services.api.rate_limit.enabled': assigned('Whether the limit is enabled.', true),
  'services.api.rate_limit.limit': assigned('Number of requests allowed within the window.', 120),
  'services.api.rate_limit.window': assigned(
    'Period for which the limit counts requests.',
    '1 minute',
  ),
}

export const indexDefinitions: Definitions = {
  name: assigned('Name of the API.', publisherName),
  version,
  links: assigned('Links to the documents that describe the API.'),
  'links.openapi': assigned(
    'URL of the OpenAPI description.',
    'https://atlas.example/api/v1/openapi.json',
  ),
  'links.terms': assigned('URL of the terms.', 'https://atlas.example/api/v1/terms'),
  'links.health': assigned('URL of the health check.', 'https://atlas.example/api/v1/health'),
  issuer: assigned(
    'DID with which the site signs; absent if it does not sign.',
    'did:web:atlas.example',
  ),
  endpoints: assigned('Every endpoint of the API.'),
  'endpoints[].path': assigned('Path of the endpoint, relative to the API.', '/projects'),
  'endpoints[].summary': assigned('Description of the endpoint.', 'List projects'),
}

export const descriptionDefinitions: Definitions = {
  openapi: assigned('The version of OpenAPI.', '3.1.0'),
}

export const fieldCountDefinitions: Definitions = {
  data: counted('Numbers for each kind of record.'),
  'data[].collection': assigned('Kind of records, such as `projects`, or `sources`.', 'projects'),
  'data[].records': counted('Total number of records.', 277),
  'data[].fields': counted('Fields that at least one record has.'),
  'data[].fields[].path': assigned('Path of the field.', 'launch_date'),
  'data[].fields[].records': counted('Number of records that have the field.', 181),
}

/** Fields of the list envelope. */
export const envelopeDefinitions: Definitions = {
  data: fromRecord('The records on this page.'),
  pagination: counted('Which page this is, and how many there are.'),
  'pagination.page': counted('Number of this page, from 1.', 1),
  'pagination.per_page': counted('Number of records on a page.', 20),
  'pagination.total': counted('Total number of matching records.', 277),
  'pagination.total_pages': counted('Number of pages.', 14),
}
