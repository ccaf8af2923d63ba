/** The state of the network explorer in its URL. Queries are parsed leniently, and serialized in a canonical form. */
import { linkKinds, nodeKinds } from './kinds'

export interface GraphState {
  /** The selected node: its id, or a name that a visitor entered. */
  node?: string
  from?: string
  to?: string
  hubs?: boolean
  /** The slugs of the visible kinds. An empty array means all of them. */
  types: readonly string[]
  links: readonly string[]
  /** An ISO 3166-1 alpha-2 code. */
  country?: string
  degree: number
}

export const defaultGraphState: GraphState = { types: [], links: [], degree: 0 }

export const maxDegree = 30

/** Longer names are truncated. */
const maxNameLength = 200

function textParameter(parameters: URLSearchParams, name: string): string | undefined {
  const text = (parameters.get(name) ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
  // The end may be half of a surrogate pair, which cannot be encoded in a URL.
  const truncated = text.slice(0, maxNameLength).replace(/[\uD800-\uDBFF]$/, '')
  return truncated.trim() || undefined
}

/**
 * The slugs of a parameter, in the order of the kinds. A form sends one parameter for each ticked box; canonical queries
 * join them with dots. A selection of all kinds is the same as none.
 */
function slugParameter(
  parameters: URLSearchParams,
  name: string,
  kinds: readonly { slug: string }[],
): string[] {
  const given = new Set(parameters.getAll(name).flatMap((value) => value.split('.')))
  const known = kinds.map(({ slug }) => slug).filter((slug) => given.has(slug))
  return known.length === kinds.length ? [] : known
}

function countryParameter(parameters: URLSearchParams): string | undefined {
  const code = parameters.get('country')?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) ? code : undefined
}

function degreeParameter(parameters: URLSearchParams): number {
  const text = parameters.get('degree') ?? ''
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), maxDegree) : 0
}

/**
 * Parses a query. Unknown keys and invalid values are ignored, so no query is an error. If both ends of a path are given,
 * the node is ignored.
 */
export function parseGraphState(parameters: URLSearchParams): GraphState {
  const from = textParameter(parameters, 'from')
  const to = textParameter(parameters, 'to')
  const node = from && to ? undefined : textParameter(parameters, 'node')
  const country = countryParameter(parameters)
  return {
    ...(node && { node }),
    ...(from && { from }),
    ...(to && { to }),
    ...(from && to && parameters.get('hubs') === '1' && { hubs: true }),
    types: slugParameter(parameters, 'types', nodeKinds),
    links: slugParameter(parameters, 'links', linkKinds),
    ...(country && { country }),
    degree: degreeParameter(parameters),
  }
}

/** Serializes a state with its keys in alphabetical order. Defaults are omitted, so the default state is `''`. */
function serializeGraphState(state: GraphState): string {
  const { node, from, to, hubs, types, links, country, degree } = state
  const parameters = new URLSearchParams()
  const set = (name: string, value: string | undefined) => value && parameters.set(name, value)
  set('country', country)
  set('degree', degree > 0 ? String(degree) : '')
  set('from', from)
  set('hubs', hubs && from && to ? '1' : '')
  set('links', links.join('.'))
  set('node', node)
  set('to', to)
  set('types', types.join('.'))
  return parameters.toString()
}

export const canonicalGraphQuery = (parameters: URLSearchParams): string =>
  serializeGraphState(parseGraphState(parameters))

/** The query of the selection without the filters, for the route of the selection. */
export const selectionQuery = ({ node, from, to, hubs }: GraphState): string =>
  serializeGraphState({ ...defaultGraphState, node, from, to, hubs })

/**
 * The address of a page in a state.
 * @example graphAddress('/embed/graph', { ...defaultGraphState, node: 'project-118' })
 */
export function graphAddress(path: string, state: GraphState): string {
  const query = serializeGraphState(state)
  return query === '' ? path : `${path}?${query}`
}

export const graphQueries: Record<string, (parameters: URLSearchParams) => string> = {
  '/graph': canonicalGraphQuery,
  '/embed/graph': canonicalGraphQuery,
  '/graph/selection': (parameters) => selectionQuery(parseGraphState(parameters)),
}
