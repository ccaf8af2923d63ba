/** What the network explorer shows, as its address holds it: read leniently, written in one canonical form. */
import { linkKinds, nodeKinds } from './kinds'

export interface GraphState {
  /** The chosen node: its id, or a name that somebody typed. */
  node?: string
  /** The ends of a shortest path, likewise. */
  from?: string
  to?: string
  /** Slugs of the kinds that are shown; none stands for all. */
  types: readonly string[]
  links: readonly string[]
  /** ISO 3166-1 alpha-2. */
  country?: string
  /** Nodes with fewer links are hidden. */
  degree: number
}

export const noGraphState: GraphState = { types: [], links: [], degree: 0 }

export const maxDegree = 30

/** Characters of a name; what is longer is cut. */
const maxNameLength = 200

function textOf(parameters: URLSearchParams, name: string): string | undefined {
  const text = (parameters.get(name) ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
  // A cut through a surrogate pair would leave half a character, which no URL can carry.
  const cut = text.slice(0, maxNameLength).replace(/[\uD800-\uDBFF]$/, '')
  return cut.trim() || undefined
}

/** A form sends a parameter for each ticked box, an address joins them with dots. All of them are as good as none. */
function slugsOf(
  parameters: URLSearchParams,
  name: string,
  kinds: readonly { slug: string }[],
): string[] {
  const given = new Set(parameters.getAll(name).flatMap((value) => value.split('.')))
  const known = kinds.map(({ slug }) => slug).filter((slug) => given.has(slug))
  return known.length === kinds.length ? [] : known
}

function countryOf(parameters: URLSearchParams): string | undefined {
  const code = parameters.get('country')?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) ? code : undefined
}

function degreeOf(parameters: URLSearchParams): number {
  const text = parameters.get('degree') ?? ''
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), maxDegree) : 0
}

/** Unknown keys and values are dropped, bad ones mended: no query is an error. Both ends of a path outrank a node. */
export function parseGraphState(parameters: URLSearchParams): GraphState {
  const from = textOf(parameters, 'from')
  const to = textOf(parameters, 'to')
  const node = from && to ? undefined : textOf(parameters, 'node')
  const country = countryOf(parameters)
  return {
    ...(node && { node }),
    ...(from && { from }),
    ...(to && { to }),
    types: slugsOf(parameters, 'types', nodeKinds),
    links: slugsOf(parameters, 'links', linkKinds),
    ...(country && { country }),
    degree: degreeOf(parameters),
  }
}

/** Keys in alphabetical order, defaults left out, `''` where all are defaults. */
export function serializeGraphState(state: GraphState): string {
  const { node, from, to, types, links, country, degree } = state
  const parameters = new URLSearchParams()
  const set = (name: string, value: string | undefined) => value && parameters.set(name, value)
  set('country', country)
  set('degree', degree > 0 ? String(degree) : '')
  set('from', from)
  set('links', links.join('.'))
  set('node', node)
  set('to', to)
  set('types', types.join('.'))
  return parameters.toString()
}

export const canonicalGraphQuery = (parameters: URLSearchParams): string =>
  serializeGraphState(parseGraphState(parameters))

/** The same for what is chosen alone, whatever is filtered: for the route that answers with a selection. */
export function canonicalSelectionQuery(parameters: URLSearchParams): string {
  const { node, from, to } = parseGraphState(parameters)
  return serializeGraphState({ ...noGraphState, node, from, to })
}

/** The address of a page at `path` that shows this. */
export function graphAddress(path: string, state: GraphState): string {
  const query = serializeGraphState(state)
  return query === '' ? path : `${path}?${query}`
}

/** The paths whose queries are written by these rules. */
export const graphQueries: Record<string, (parameters: URLSearchParams) => string> = {
  '/graph': canonicalGraphQuery,
  '/embed/graph': canonicalGraphQuery,
  '/graph/selection': canonicalSelectionQuery,
}
