/** A parsed request of the API: the endpoint, its typed parameters and its canonical form. */
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/errors'
import { defaultPageSize, IdParameter } from '@/lib/contract/parameters'

export interface Call {
  endpoint: Endpoint
  /** The path without the leading slash, with the id in its decimal form: the name of a stored document. */
  path: string
  query: Query
  /** Equal for all requests that have the same answer. */
  canonical: string
}

/** All parameters of the contract; an endpoint's schema says which of them a call can carry. */
export interface Query {
  page?: number
  per_page?: number
  q?: string
  query?: string
  format?: string
  [filterOrFlag: string]: string | number | boolean | undefined
}

const defaults: Query = { page: 1, per_page: defaultPageSize, format: 'json' }

function canonicalQuery(query: Query): string {
  return Object.keys(query)
    .sort()
    .flatMap((name) => {
      const value = query[name]
      const said =
        value !== undefined && value !== '' && value !== false && value !== defaults[name]
      return said ? `${name}=${encodeURIComponent(value)}` : []
    })
    .join('&')
}

function pathOf(endpoint: Endpoint, request: FastifyRequest): string | undefined {
  const { id } = request.params as { id?: string }
  if (id === undefined) return endpoint.path.slice(1)
  const parsed = IdParameter.safeDecode(id)
  if (!parsed.success) return undefined
  return endpoint.path.slice(1).replace('{id}', String(parsed.data))
}

function queryOf({ query }: Endpoint, request: FastifyRequest): Query | undefined {
  if (Object.keys(query.shape).length === 0) return {}
  const parsed = query.safeDecode(request.query as Record<string, unknown>)
  return parsed.success ? (parsed.data as Query) : undefined
}

/** Parses a request. If a parameter is invalid, returns the 400 with the message of the endpoint. */
export function parseCall(endpoint: Endpoint, request: FastifyRequest): Call | ApiError {
  const path = pathOf(endpoint, request)
  const query = queryOf(endpoint, request)
  if (path === undefined || query === undefined) {
    return new ApiError('invalid_parameter', endpoint.messages.invalid ?? 'Invalid parameter')
  }
  const asked = canonicalQuery(query)
  return { endpoint, path, query, canonical: asked ? `${path}?${asked}` : path }
}
