/** The response headers of the API, as OpenAPI components. */
import type { Endpoint } from './endpoints'
import { dataLicense, keyChallenge } from './headers'

type Json = Record<string, unknown>

interface HeaderComponent {
  description: string
  schema: Json
  example: string | number
}

const header = (description: string, example: string | number): HeaderComponent => ({
  description,
  schema: typeof example === 'number' ? { type: 'integer', format: 'int64' } : { type: 'string' },
  example,
})

export const headerComponents = {
  ETag: header(
    'Version of the response. Send it in `If-None-Match`; unchanged responses return 304.',
    '"2f1c9b04d7e3a865"',
  ),
  Vary: header('Request headers on which the response depends.', 'Accept-Encoding'),
  Link: header(
    'The licence and, for lists, the first, previous, next and last page (RFC 8288).',
    `<${dataLicense.url}>; rel="license"`,
  ),
  'X-License': header('SPDX identifier of the data licence.', dataLicense.id),
  'X-Attribution': header('Required credit.', 'Data: DID Atlas, CC BY 4.0'),
  'Access-Control-Allow-Origin': header('Any website may read the response.', '*'),
  'Access-Control-Expose-Headers': header('Headers that scripts may read.', 'ETag, Link'),
  'X-Request-Id': header(
    'Request ID. Include it in bug reports.',
    '0f8e4a5c-6d1b-4c7e-9a43-2b7d5e8f1c60',
  ),
  'X-Content-Type-Options': header('Tells browsers not to guess another content type.', 'nosniff'),
  RateLimit: header(
    'Remaining requests (r) and seconds until the limit resets (t). Absent if there is no limit.',
    '"general";r=119;t=60',
  ),
  'RateLimit-Policy': header('Limit (q) and its window in seconds (w).', '"general";q=120;w=60'),
  'X-RateLimit-Limit': header('Limit.', 120),
  'X-RateLimit-Remaining': header('Remaining requests.', 119),
  'X-RateLimit-Reset': header('Seconds until the limit resets.', 60),
  'Retry-After': header('Seconds to wait before the next request.', 42),
  'WWW-Authenticate': header('How to authenticate.', keyChallenge),
} as const satisfies Record<string, HeaderComponent>

type HeaderName = keyof typeof headerComponents

/** Headers of every response. */
const common: readonly HeaderName[] = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'X-Content-Type-Options',
  'X-Request-Id',
]
const counted: readonly HeaderName[] = [
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
]
const withData: readonly HeaderName[] = ['ETag', 'Vary', 'Link', 'X-License', 'X-Attribution']

/** Headers by response status. Any other status has the headers of an error. */
const namesByStatus: Readonly<Record<number, readonly HeaderName[]>> = {
  200: [...withData, ...common, ...counted],
  304: ['ETag', 'Vary', ...common],
  401: ['WWW-Authenticate', ...common, ...counted],
  429: ['Retry-After', ...common, ...counted],
}

export const headerNames = (status: number): readonly HeaderName[] =>
  namesByStatus[status] ?? [...common, ...counted]

/** The health check returns the state of the service rather than data, so it has neither a licence nor an ETag. */
export const answerHeaderNames = ({ kind }: Pick<Endpoint, 'kind'>): readonly HeaderName[] =>
  headerNames(kind === 'health' ? 503 : 200)

/** Describes the headers of a response, including its `Cache-Control`. */
export function describedHeaders(names: readonly HeaderName[], cacheControl: string): Json {
  const references = names.map((name) => [name, { $ref: `#/components/headers/${name}` }])
  const schema = { type: 'string', const: cacheControl }
  const description = 'How long the response may be cached.'
  const caching = { description, schema, example: cacheControl }
  return { 'Cache-Control': caching, ...Object.fromEntries(references) }
}
