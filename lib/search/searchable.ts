/** What a search knows of a record, made from documents of the contract. */
import type { Country } from '@/lib/contract/countries'
import type { GraphNode } from '@/lib/contract/graph'
import { type NodeType, nodeTypes } from '@/lib/contract/node-types'
import type { SearchResult } from '@/lib/contract/search'
import { countryNames } from './country-names'

export interface Searchable {
  /** The id of the node or search result: `project-118`, `country-756`. */
  id: string
  /** The name that is shown, and after it other names of which the record may be called. */
  names: readonly string[]
  /** Names in other languages and adjectives, which are found only as a whole or by words. */
  aliases: readonly string[]
  /** Names of its products, by which people call it. They are found by words alone. */
  products?: readonly string[]
  /** ISO 3166-1 codes of where it is. */
  countries: readonly string[]
  /** Words for what it is: `['law', 'act']`. */
  kinds: readonly string[]
  text: string
  /** 0 to 100: of two equally good matches the heavier one comes first. */
  weight: number
}

/** The number of results is limited for each group. `groupOf('project-118')` is `'project'`. */
export const groupOf = (id: string): string => id.replace(/-\d+$/, '')

/** What people call records of a type, beside its name. */
const otherKinds: Partial<Record<NodeType, string>> = {
  Consortium: 'project alliance network',
  Public: 'organisation government agency authority',
  Private: 'organisation company firm',
  Regulation: 'law act legislation directive',
  Standard: 'specification',
  didmethod: 'decentralized identifier',
  dltinstance: 'blockchain network',
  dlt: 'blockchain protocol',
}

function kindsOf({ type, status }: GraphNode): string[] {
  const known = Object.hasOwn(nodeTypes, type) ? (type as NodeType) : undefined
  if (known === undefined) return []
  return [nodeTypes[known].one, otherKinds[known] ?? '', status ?? '']
}

/** A project of many countries is of none in particular. */
const manyCountries = 4

function countriesOf({ country, countryCodes }: GraphNode): readonly string[] {
  if (country) return [country]
  return countryCodes.length < manyCountries ? countryCodes : []
}

/** A node of the graph. `otherNames` are those that the graph does not have, such as trade names. */
export function searchableNode(node: GraphNode, otherNames: readonly string[] = []): Searchable {
  const prefixed = node.type === 'didmethod' ? [`did:${node.title}`] : []
  return {
    id: node.id,
    names: [node.title, ...prefixed, ...otherNames.filter((name) => name !== node.title)],
    aliases: [],
    countries: countriesOf(node),
    kinds: kindsOf(node),
    text: node.description ?? '',
    weight: node.score ?? 0,
  }
}

type CountryItem = Pick<Country, 'id' | 'code' | 'name' | 'formal_name' | 'stats'>

/** The number of records on a logarithmic scale, so that a country of 500 is not ten times one of 50. */
const weightOf = ({ stats }: CountryItem): number =>
  Math.min(100, 12 * Math.log1p(stats.entities + stats.projects_hq + stats.regulations))

export const searchableCountry = (country: CountryItem): Searchable => ({
  id: `country-${country.id}`,
  names: [country.name, ...(country.formal_name ? [country.formal_name] : [])],
  aliases: countryNames(country.code).all,
  countries: [country.code],
  kinds: ['country'],
  text: '',
  weight: weightOf(country),
})

export const searchableRegion = ({ id, title, code }: SearchResult): Searchable => ({
  id,
  names: [title, ...(code ? [code] : [])],
  aliases: [],
  countries: [],
  kinds: ['region'],
  text: '',
  weight: 10,
})
