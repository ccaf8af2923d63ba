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
    'Names this version of the answer. Send it in `If-None-Match` to be answered 304 if nothing has changed.',
    '"2f1c9b04d7e3a865"',
  ),
  Vary: header('The answer also depends on these request headers.', 'Accept-Encoding'),
  Link: header(
    'The licence, and for lists the first, previous, next and last page (RFC 8288).',
    `<${dataLicense.url}>; rel="license"`,
  ),
  'X-License': header('The licence of the data, by its identifier of SPDX.', dataLicense.id),
  'X-Attribution': header('The credit to give.', 'Data: DID Atlas, CC BY 4.0'),
  'Access-Control-Allow-Origin': header('Any site may read the answer.', '*'),
  'Access-Control-Expose-Headers': header('The headers that scripts may read.', 'ETag, Link'),
  'X-Request-Id': header(
    'Names the request. Say it when you report a fault.',
    '0f8e4a5c-6d1b-4c7e-9a43-2b7d5e8f1c60',
  ),
  'X-Content-Type-Options': header('Browsers must not guess another content type.', 'nosniff'),
  RateLimit: header(
    'How many requests are left (r), and the seconds until the limit starts anew (t). Absent where no limit applies.',
    '"general";r=119;t=60',
  ),
  'RateLimit-Policy': header('The limit (q) and its time in seconds (w).', '"general";q=120;w=60'),
  'X-RateLimit-Limit': header('The limit.', 120),
  'X-RateLimit-Remaining': header('How many requests are left.', 119),
  'X-RateLimit-Reset': header('The seconds until the limit starts anew.', 60),
  'Retry-After': header('The seconds after which to go on.', 42),
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
  const description = 'How long the answer may be kept.'
  const caching = { description, schema, example: cacheControl }
  return { 'Cache-Control': caching, ...Object.fromEntries(references) }
}
