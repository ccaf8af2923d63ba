/** The state of the network page in its URL. Queries are parsed leniently, and serialized in a canonical form. */
import { makeQuery, withQuery } from '@/lib/text/query'
import { getQueryText } from '@/lib/text/search-text'
import { nodeKinds } from './kinds'

/** The themes with which the page opens: the first that the API supports, and at the end the full network. */
export const themeNames = [
  'wallets',
  'credentials',
  'organizations',
  'pilots',
  'infrastructure',
  'research',
  'ledgers',
  'all',
] as const
export type ThemeName = (typeof themeNames)[number]

export interface GraphState {
  /** Undefined for the first theme that the API has. */
  theme?: ThemeName
  /** An ISO 3166-1 alpha-2 code. */
  country?: string
  /** The selected node: its id, or a name that a visitor entered. */
  node?: string
  from?: string
  to?: string
  hubs?: boolean
  /** The slugs of the visible kinds of nodes. An empty array means all of them. */
  types: readonly string[]
}

export const defaultGraphState: GraphState = { types: [] }

/** The slugs of the visible kinds, in the order of the kinds. All of them are the same as none. */
function typesParameter(parameters: URLSearchParams): string[] {
  const requestedSlugs = new Set(parameters.getAll('types').flatMap((value) => value.split('.')))
  const slugs = nodeKinds.map(({ slug }) => slug).filter((slug) => requestedSlugs.has(slug))
  return slugs.length === nodeKinds.length ? [] : slugs
}

function countryParameter(parameters: URLSearchParams): string | undefined {
  const code = parameters.get('country')?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) ? code : undefined
}

/**
 * Parses a query. Unknown keys and invalid values are ignored, so no query is an error. A path takes precedence over a
 * node, a node over a country, and a country over a theme.
 */
export function parseGraphState(parameters: URLSearchParams): GraphState {
  const from = getQueryText(parameters, 'from')
  const to = getQueryText(parameters, 'to')
  if (from && to) {
    const hubs = parameters.get('hubs') === '1'
    return { from, to, ...(hubs && { hubs }), types: [] }
  }
  const types = typesParameter(parameters)
  const node = getQueryText(parameters, 'node')
  if (node) return { node, types }
  const country = countryParameter(parameters)
  if (country) return { country, types }
  const theme = themeNames.find((name) => name === parameters.get('theme'))
  return { ...(theme && { theme }), types }
}

/** Serializes a state with its keys in alphabetical order. Defaults are omitted, so the default state is `''`. */
const serializeGraphState = ({ types, hubs, ...texts }: GraphState): string =>
  makeQuery({ ...texts, hubs: hubs && '1', types: types.join('.') })

export const canonicalGraphQuery = (parameters: URLSearchParams): string =>
  serializeGraphState(parseGraphState(parameters))

/**
 * The address of a page in a state.
 * @example graphAddress('/embed/graph', { ...defaultGraphState, node: 'project-118' })
 */
export const graphAddress = (path: string, state: GraphState): string =>
  withQuery(path, serializeGraphState(state))

export const nodeAddress = (id: string): string => graphAddress('/graph', { node: id, types: [] })

export const pictureFormats = ['svg', 'png'] as const

export const graphQueries: Record<string, (parameters: URLSearchParams) => string> =
  Object.fromEntries(
    ['/graph', '/embed/graph', ...pictureFormats.map((format) => `/graph/picture.${format}`)].map(
      (path) => [path, canonicalGraphQuery],
    ),
  )
