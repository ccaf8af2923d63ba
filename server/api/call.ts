/** A parsed API request: the endpoint, its typed parameters and its canonical form. */
import { acceptedValues, describedParameters } from '@/lib/contract/described-schema'
import type { Endpoint } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/errors'
import { defaultPageSize, IdParameter } from '@/lib/contract/parameters'
import { projectListParameters } from '@/lib/contract/project-list'
import { findClosest } from '@/lib/text/closest'

/** The part of a request that states its subject, still as text. */
export interface RequestTarget {
  params: unknown
  query: unknown
}

export interface Call {
  endpoint: Endpoint
  /** The path without the leading slash and with the id in decimal form, which is the name of a stored document. */
  path: string
  query: Query
  /** Equal for all requests with the same response. */
  canonical: string
}

/** All parameters of the contract; an endpoint's schema determines which of them a call may have. */
export interface Query {
  page?: number
  per_page?: number
  q?: string
  query?: string
  format?: string
  version?: string
  from?: string
  to?: string
  family?: string
  id?: number
  sort?: string
  fields?: string[]
  [filterOrFlag: string]: string | number | boolean | string[] | undefined
}

const defaults: Query = { page: 1, per_page: defaultPageSize, format: 'json' }

const isDefault = (name: string, value: Query[string]): boolean =>
  value === false || value === defaults[name] || (Array.isArray(value) && value.length === 0)

function canonicalQuery(query: Query): string {
  return Object.keys(query)
    .sort()
    .flatMap((name) => {
      const value = query[name]
      const isAbsent = value === undefined || isDefault(name, value)
      return isAbsent ? [] : `${name}=${encodeURIComponent(String(value))}`
    })
    .join('&')
}

function getPath(endpoint: Endpoint, request: RequestTarget): string | undefined {
  const { id } = request.params as { id?: string }
  if (id === undefined) return endpoint.path.slice(1)
  const parsed = IdParameter.safeDecode(id)
  if (!parsed.success) return undefined
  return endpoint.path.slice(1).replace('{id}', String(parsed.data))
}

/** An error message that names the parameter and its valid values, for endpoints without a message in the contract. */
function findFault(endpoint: Endpoint, name: PropertyKey | undefined, value: unknown): string {
  const parameter = describedParameters(endpoint).find((parameter) => parameter.name === name)
  if (!parameter) return 'A parameter is invalid.'
  const isRepeated = Array.isArray(value) && parameter.schema.type !== 'array'
  const repeated = isRepeated ? 'appear only once and ' : ''
  return `The parameter ${parameter.name} must ${repeated}be ${acceptedValues(parameter)}.`
}

const invalid = (message: string) => new ApiError('invalid_parameter', message)

/** The parameters of an endpoint in addition to the parameters of the contract. */
const getAdded = ({ path }: Endpoint) => (path === '/projects' ? projectListParameters : {})

/** The first parameter with a misspelled name. Otherwise it would be ignored, although the client relies on it. */
function findMisspelled(endpoint: Endpoint, names: readonly string[]): ApiError | undefined {
  const addedNames = Object.keys(getAdded(endpoint))
  const misspelledName = names.find(
    (name) => !Object.hasOwn(endpoint.query.shape, name) && findClosest(name, addedNames),
  )
  if (misspelledName === undefined) return undefined
  return invalid(
    `There is no parameter “${misspelledName}”. Did you mean “${findClosest(misspelledName, addedNames)}”?`,
  )
}

/** Parses the query. An empty parameter counts as absent. */
function toQuery(endpoint: Endpoint, request: RequestTarget): Query | ApiError {
  const { query, messages } = endpoint
  if (Object.keys(query.shape).length === 0) return {}
  const parameters = Object.entries(request.query as Record<string, unknown>)
  const values = Object.fromEntries(parameters.filter(([, value]) => value !== ''))
  const parsed = query.safeDecode(values)
  if (parsed.success) return findMisspelled(endpoint, Object.keys(values)) ?? (parsed.data as Query)
  const [name = ''] = parsed.error.issues[0]?.path ?? []
  // The contract specifies messages only for its own parameters.
  const isAdded = name === 'version' || Object.hasOwn(getAdded(endpoint), name)
  const fixed = isAdded ? undefined : messages.invalid
  return invalid(fixed ?? findFault(endpoint, name, values[String(name)]))
}

export function parseCall(endpoint: Endpoint, request: RequestTarget): Call | ApiError {
  const path = getPath(endpoint, request)
  if (path === undefined) return invalid(endpoint.messages.invalid ?? findFault(endpoint, 'id', ''))
  const query = toQuery(endpoint, request)
  if (query instanceof ApiError) return query
  const queryText = canonicalQuery(query)
  return { endpoint, path, query, canonical: queryText ? `${path}?${queryText}` : path }
}
