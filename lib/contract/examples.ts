/**
 * Examples of requests and responses, from the served data: they are built from the response of
 * each endpoint, so every id, name and number belongs to a record.
 */
import { isObject } from '@/lib/text/json-values'
import type { Collection } from './additions'
import { answerSchema } from './codebook/answers'
import { getExample, type JsonSchema } from './described-schema'
import { type Endpoint, endpoints } from './endpoints'

/** Shortened responses by the path of their endpoint. An endpoint without a response has no example. */
export type ExampleBodies = Partial<Record<Endpoint['path'], unknown>>

/** Endpoints that describe the server rather than records. Their examples do not depend on the data. */
const isAboutServer = ({ kind }: Endpoint): boolean =>
  kind === 'health' || kind === 'index' || kind === 'description' || kind === 'downloads'

interface Listed {
  id?: unknown
  version?: unknown
}

function getItems(bodies: ExampleBodies, path: Endpoint['path']): Listed[] {
  const body = bodies[path]
  return isObject(body) && Array.isArray(body.data) ? body.data.filter(isObject) : []
}

/** The id of the first record of a collection. Undefined if there is none. */
function exampleId(bodies: ExampleBodies, collection: Collection): number | undefined {
  const id = getItems(bodies, `/${collection}`)[0]?.id
  return typeof id === 'number' ? id : undefined
}

/** The newest version and the one before it. */
function exampleVersions(bodies: ExampleBodies): { from?: string; to?: string } {
  const [to, from = to] = getItems(bodies, '/versions').flatMap(({ version }) =>
    typeof version === 'string' ? version : [],
  )
  return { from, to }
}

const exampleQueries: Partial<Record<Endpoint['path'], Readonly<Record<string, string>>>> = {
  '/search': { query: 'wallet' },
  '/projects': { q: 'wallet', status: 'Launched', per_page: '5' },
  '/entities': { type: 'Public', per_page: '5' },
  '/regulations': { country: 'EU', per_page: '5' },
  '/dlts': { include_instances: 'true', per_page: '5' },
  '/did-methods': { include_projects: 'true', per_page: '5' },
  '/sources': { kind: 'official', per_page: '5' },
  '/evidence': { family: 'projects', per_page: '5' },
}

function exampleQuery({ path, kind, query }: Endpoint, bodies: ExampleBodies): URLSearchParams {
  if (kind === 'changes') {
    const { from, to } = exampleVersions(bodies)
    return new URLSearchParams(from && to ? { from, to, family: 'projects' } : {})
  }
  const pageSize = kind === 'list' && 'per_page' in query.shape ? 'per_page=5' : ''
  return new URLSearchParams(exampleQueries[path] ?? pageSize)
}

/**
 * Returns the request target that represents an endpoint in examples, relative to the base URL of the API.
 * @example exampleTarget(endpoint, bodies) // '/projects?q=wallet&status=Launched&per_page=5'
 */
export function exampleTarget(endpoint: Endpoint, bodies: ExampleBodies): string {
  const { path, collection } = endpoint
  const id = (collection && exampleId(bodies, collection)) ?? 1
  const query = exampleQuery(endpoint, bodies).toString()
  const target = path.replace('{id}', String(id))
  return query ? `${target}?${query}` : target
}

interface ExampleParameter {
  name: string
  schema: Readonly<Record<string, unknown>>
}

/** Returns an example value for a parameter of an endpoint. Undefined if the data has none. */
export function parameterExample(
  { collection }: Pick<Endpoint, 'collection'>,
  { name, schema }: ExampleParameter,
  bodies: ExampleBodies,
): string | number | boolean | undefined {
  if (schema.type === 'boolean') return true
  const [option] = Array.isArray(schema.enum) ? schema.enum : [schema.const]
  if (option !== undefined) return option
  const project = exampleId(bodies, 'projects')
  const { from, to } = exampleVersions(bodies)
  const [source] = getItems(bodies, '/sources')
  const examples: Readonly<Record<string, unknown>> = {
    page: 1,
    per_page: 50,
    q: 'wallet',
    query: 'wallet',
    country: 'EU',
    id: collection ? exampleId(bodies, collection) : project,
    record: project,
    cited_in: project === undefined ? undefined : `projects/${project}`,
    publisher: isObject(source) ? source.publisher : undefined,
    version: to,
    from,
    to,
  }
  const example = examples[name]
  return typeof example === 'string' || typeof example === 'number' ? example : undefined
}

/** Longer text is truncated. URLs are not, because a truncated URL does not work. */
const maxTextLength = 80

const shortText = (text: string): string =>
  text.length > maxTextLength && text.includes(' ') ? `${text.slice(0, maxTextLength)}…` : text

/** Keeps the first `maxElements` elements of each array, and of each object whose names are data. */
function shortened(value: unknown, schema: JsonSchema | undefined, maxElements: number): unknown {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) {
    const items = schema?.items as JsonSchema | undefined
    return value.slice(0, maxElements).map((item) => shortened(item, items, maxElements))
  }
  if (!isObject(value)) return value
  const properties = schema?.properties as Record<string, JsonSchema> | undefined
  const hasFreeNames = !properties && isObject(schema?.additionalProperties)
  const members = Object.entries(value)
  return Object.fromEntries(
    (hasFreeNames ? members.slice(0, maxElements) : members).map(([name, member]) => [
      name,
      shortened(member, properties?.[name], maxElements),
    ]),
  )
}

/** The number of elements of each array that are searched for examples of fields. */
const sampleSize = 5

/** Returns the response at a target, or undefined if the server does not have it. */
export type AskForExample = (endpoint: Endpoint, target: string) => Promise<unknown>

const isPresent = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Adds the response of each endpoint to `bodies`, as it arrives. */
export async function loadExamples(ask: AskForExample, bodies: ExampleBodies): Promise<void> {
  const load = async (endpoint: Endpoint): Promise<void> => {
    const { path, kind, collection } = endpoint
    if (kind === 'detail' && collection && exampleId(bodies, collection) === undefined) return
    const found = await ask(endpoint, exampleTarget(endpoint, bodies))
    const isEmpty = kind === 'list' && isObject(found) && !isPresent(found.data)
    const body = isEmpty ? await ask(endpoint, path) : found
    if (body !== undefined) bodies[path] = shortened(body, answerSchema(endpoint), sampleSize)
  }
  const dataEndpoints = endpoints.filter((endpoint) => !isAboutServer(endpoint))
  // The ids and versions of the other examples are in the lists.
  const first = dataEndpoints.filter(({ kind, path }) => kind === 'list' || path === '/versions')
  await Promise.all(first.map(load))
  await Promise.all(dataEndpoints.filter((endpoint) => !first.includes(endpoint)).map(load))
}

/** The example of an endpoint's response. Undefined if there is none. */
export function exampleBody(endpoint: Endpoint, bodies: ExampleBodies): unknown {
  const schema = answerSchema(endpoint)
  if (isAboutServer(endpoint)) return getExample(schema)
  const body = bodies[endpoint.path]
  return body === undefined ? undefined : shortened(body, schema, 1)
}

/** Replaces the examples of a schema by the first of the values. */
function withExample(schema: JsonSchema, values: readonly unknown[]): JsonSchema {
  const { examples: _, ...plain } = schema
  const items = plain.items as JsonSchema | undefined
  if (plain.properties) return withExamples(plain, values)
  if (items?.properties) return { ...plain, items: withExamples(items, values.flat()) }
  const example = values.find(isPresent)
  return example === undefined ? plain : { ...plain, examples: [example] }
}

/** The schema of an object, each field with an example from one of the values. */
function withExamples(schema: JsonSchema, values: readonly unknown[]): JsonSchema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const objects = values.filter(isObject)
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, property]) => [
        name,
        withExample(
          property,
          objects.flatMap((value) => (name in value ? [value[name]] : [])),
        ),
      ]),
    ),
  }
}

/** The schema of an endpoint's response, with examples from the data. */
export function exampleSchema(endpoint: Endpoint, bodies: ExampleBodies): JsonSchema {
  const schema = answerSchema(endpoint)
  if (isAboutServer(endpoint)) return schema
  return withExample(schema, [bodies[endpoint.path]])
}
