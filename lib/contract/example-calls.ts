/**
 * The requests used in examples, and an example of every parameter. The records are in the facts of this repository.
 */
import type { Collection } from './additions'
import type { Endpoint } from './endpoints'

/** The ids of records are permanent. */
const exampleIds: Partial<Record<Collection, number>> = {
  projects: 118,
  entities: 260,
  people: 28,
  regulations: 24,
  standards: 69,
  dlts: 23,
  'dlt-instances': 83,
  'did-methods': 262,
  sources: 221806977644,
}

const exampleQueries: Partial<Record<Endpoint['path'], Readonly<Record<string, string>>>> = {
  '/search': { query: 'wallet' },
  '/projects': { q: 'wallet', per_page: '5' },
  '/entities': { type: 'Public', per_page: '5' },
  '/regulations': { country: 'EU', per_page: '5' },
  '/dlts': { include_instances: 'true', per_page: '5' },
  '/did-methods': { include_projects: 'true', per_page: '5' },
  '/sources': { kind: 'official', per_page: '5' },
  '/evidence': { family: 'projects', per_page: '5' },
  '/changes': { from: '2026.11.20', to: '2026.11.22', family: 'projects', id: '118' },
  '/graph/nodes': { format: 'json' },
  '/graph/links': { format: 'json' },
}

const parameterExamples: Readonly<Record<string, string | number>> = {
  page: 1,
  per_page: 50,
  q: 'wallet',
  query: 'wallet',
  country: 'EU',
  publisher: 'W3C',
  record: 118,
  id: 118,
  version: '2026.11.20',
  from: '2026.11.20',
  to: '2026.11.22',
  cited_in: 'projects/118',
}

interface ExampleParameter {
  name: string
  schema: Readonly<Record<string, unknown>>
}

/**
 * Returns an example value for a parameter of an endpoint.
 * @example parameterExample({ collection: 'projects' }, { name: 'id', schema: {} }) // 118
 */
export function parameterExample(
  { collection }: Pick<Endpoint, 'collection'>,
  { name, schema }: ExampleParameter,
): string | number | boolean {
  if (name === 'id' && collection) return exampleIds[collection] ?? 1
  if (schema.type === 'boolean') return true
  const [option] = Array.isArray(schema.enum) ? schema.enum : [schema.const]
  return option ?? parameterExamples[name] ?? 1
}

/**
 * Returns the request target that represents an endpoint in examples, relative to the base URL of the API.
 * @example exampleTarget(endpoint) // '/projects?q=wallet&per_page=5'
 */
export function exampleTarget({ path, kind, collection, query }: Endpoint): string {
  const id = collection ? exampleIds[collection] : undefined
  const few = kind === 'list' && 'per_page' in query.shape ? 'per_page=5' : ''
  const asked = new URLSearchParams(exampleQueries[path] ?? few).toString()
  const target = path.replace('{id}', String(id ?? 1))
  return asked ? `${target}?${asked}` : target
}
