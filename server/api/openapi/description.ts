/** The OpenAPI 3.1 description, generated from the contract. */

import { headerComponents } from '@/lib/contract/answer-headers'
import { endpoints, tags } from '@/lib/contract/endpoints'
import type { ExampleBodies } from '@/lib/contract/examples'
import { dataLicense, keyHeader } from '@/lib/contract/headers'
import { apiVersion } from '@/lib/contract/service'
import { siteName } from '@/lib/contract/site-name'
import { apiPrefix } from '../target'
import { errorResponses, operation } from './operation'
import { getSchemas } from './schemas'

type Json = Record<string, unknown>

export const apiTitle = `${siteName}: Decentralized Identity Ecosystem Open Data API`

/** Describes the API of a site. The examples come from the data that it serves. */
export function openApi(siteUrl: string, bodies: ExampleBodies): Json {
  const { answers, components } = getSchemas(bodies)
  return {
    openapi: '3.1.0',
    info: {
      title: apiTitle,
      version: apiVersion,
      summary: 'Decentralized identity in government, each fact with its source.',
      description:
        'A read-only open-data API on decentralized identity in government: projects, organizations, laws and technology, each fact with its source. We may add fields within a version: ignore those you do not know. To revalidate a response, send its `ETag` in `If-None-Match`: 304 without a body means unchanged.',
      termsOfService: `${siteUrl}/terms`,
      contact: { name: siteName, url: `${siteUrl}/about` },
      license: { name: dataLicense.id, url: dataLicense.url },
    },
    externalDocs: { description: 'Reference and examples', url: `${siteUrl}/developers` },
    servers: [{ url: siteUrl + apiPrefix, description: 'This site' }],
    security: [{ key: [] }],
    // OpenAPI linters expect this order.
    tags: tags.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        endpoint.path,
        { get: operation(endpoint, answers.get(endpoint.path) ?? {}, bodies) },
      ]),
    ),
    components: {
      securitySchemes: {
        key: {
          type: 'apiKey',
          in: 'header',
          name: keyHeader,
          description: `Your API key, in the header \`${keyHeader}\`.`,
        },
      },
      headers: headerComponents,
      responses: errorResponses,
      schemas: components,
    },
  }
}
