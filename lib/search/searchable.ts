/** The searchable parts of a record, from documents of the contract. */
import type { Country } from '@/lib/contract/countries'
import type { GraphNode } from '@/lib/contract/graph'
import { type NodeType, nodeTypes } from '@/lib/contract/node-types'
import type { ItemOf } from '@/lib/contract/responses'
import type { SearchResult } from '@/lib/contract/search'
import { endedStatuses } from '@/lib/contract/values'
import { countryNames } from './country-names'
import { actsAndStandards, type KnownNames, terms } from './known-names'
import { squeeze } from './words'

const byName = new Map<string, KnownNames>()
for (const entry of actsAndStandards) {
  for (const name of entry.names) byName.set(squeeze(name), entry)
}

/** The name, the text before its brackets, and each part within them. */
function statedNames(name: string): string[] {
  const [, before = '', inBrackets = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? []
  return [name, before, ...inBrackets.split(/,\s*/)].filter(Boolean)
}

/**
 * Returns the other names of a regulation or a standard. They are found by any of its names.
 * @example synonyms('eIDAS Regulation') // ['eIDAS 1', 'Regulation (EU) No 910/2014']
 */
export function synonyms(name: string): string[] {
  const namesInTitle = statedNames(name).map(squeeze)
  const entries = new Set(namesInTitle.flatMap((text) => byName.get(text) ?? []))
  return [...entries]
    .flatMap(({ names }) => names)
    .filter((otherName) => !namesInTitle.includes(squeeze(otherName)))
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A term as a separate word, also in the plural. Abbreviations are in the case that they have:
 * `VCS` is none of `VC`.
 */
const termPattern = (term: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${escapeRegExp(term)}(s?)(?![\\p{L}\\p{N}])`,
    /\p{Ll}{2}/u.test(term) ? 'iu' : 'u',
  )

const patterns = terms.map(({ names }) =>
  names.map((name) => ({ name, pattern: termPattern(name) })),
)

/** An abbreviation is looked for in the singular. */
const inNumber = (term: string, plural: string): string =>
  /\p{Ll}$/u.test(term) ? `${term}${plural}` : term

/**
 * Returns a name with other names of the terms that it contains.
 * @example renamedTerms('German EUDI Wallet') // ['German EUDIW', …]
 */
export function renamedTerms(name: string): string[] {
  const renamed = patterns.flatMap((ways) =>
    ways
      .filter(({ pattern }) => pattern.test(name))
      .flatMap(({ pattern }) =>
        ways.map((other) => name.replace(pattern, (_, plural) => inNumber(other.name, plural))),
      ),
  )
  return [...new Set(renamed)].filter((otherName) => otherName !== name)
}

export interface Searchable {
  /** The id of the node or the search result: `project-118`, `country-756`. */
  id: string
  /** The displayed name, followed by other names of the record. */
  names: readonly string[]
  /**
   * Adjectives, and names by which it is known otherwise. They match only completely or by their
   * words.
   */
  aliases: readonly string[]
  /** Codes, which match only if they are all of the query: `['GB', 'UK']`. */
  codes?: readonly string[]
  /** Names of its products, by which people call it. They are found by words alone. */
  products?: readonly string[]
  /** ISO 3166-1 codes of where it is. */
  countries: readonly string[]
  /** Words for the kind of record: `['law', 'act']`. */
  kinds: readonly string[]
  text: string
  /** Among records found by words, ended projects come last. */
  hasEnded?: boolean
  /** From 0 to 100. Of two equally good matches, the match with the higher weight comes first. */
  weight: number
}

/** The number of results is limited per group. `getGroup('project-118')` is `'project'`. */
export const getGroup = (id: string): string => id.replace(/-\d+$/, '')

/** Other words for records of a type, in addition to its name. */
const otherKinds: Partial<Record<NodeType, string>> = {
  Consortium: 'project alliance network',
  Public: 'organisation government agency authority',
  Private: 'organisation company firm',
  Regulation:
    'regulation act legislation directive gesetz verordnung richtlinie loi reglement ley reglamento legge regolamento lei wet',
  Standard: 'specification norm norme norma',
  didmethod: 'decentralized identifier',
  dltinstance: 'blockchain network',
  dlt: 'blockchain protocol',
}

function getKinds({ type, status }: GraphNode): string[] {
  const nodeType = Object.hasOwn(nodeTypes, type) ? (type as NodeType) : undefined
  if (nodeType === undefined) return []
  return [nodeTypes[nodeType].singular, otherKinds[nodeType] ?? '', status ?? '']
}

/** A project with this many countries or more is not specific to any of them. */
const manyCountries = 4

function getCountries({ country, countryCodes }: GraphNode): readonly string[] {
  if (country) return [country]
  return countryCodes.length < manyCountries ? countryCodes : []
}

/** The names of a node that neither the graph nor a document states. */
export function getKnownNames({ title, type }: GraphNode): string[] {
  const isActOrStandard = type === 'Regulation' || type === 'Standard'
  return [...(isActOrStandard ? synonyms(title) : []), ...renamedTerms(title)]
}

/**
 * Makes a node of the graph searchable. `otherNames` are names that the graph lacks, such as trade names; `kinds` are
 * the kind and level of a project.
 */
export function searchableNode(
  node: GraphNode,
  otherNames: readonly string[] = [],
  kinds: readonly string[] = [],
): Searchable {
  const prefixed = node.type === 'didmethod' ? [`did:${node.title}`] : []
  return {
    id: node.id,
    names: [node.title, ...prefixed, ...otherNames.filter((name) => name !== node.title)],
    aliases: getKnownNames(node),
    countries: getCountries(node),
    kinds: [...getKinds(node), ...kinds],
    text: node.description ?? '',
    hasEnded: endedStatuses.has(node.status ?? ''),
    weight: node.score ?? 0,
  }
}

interface NamedItems {
  entities: readonly Pick<ItemOf<'entities'>, 'id' | 'trade_name'>[]
  regulations: readonly Pick<ItemOf<'regulations'>, 'id' | 'official_name'>[]
}

/** Names that the graph lacks, by node id. */
export function namesOutsideGraph({ entities, regulations }: NamedItems) {
  const names = [
    ...entities.map(({ id, trade_name: name }) => [`entity-${id}`, name] as const),
    ...regulations.map(({ id, official_name: name }) => [`regulation-${id}`, name] as const),
  ]
  return new Map(names.flatMap(([id, name]): [string, string[]][] => (name ? [[id, [name]]] : [])))
}

type CountryItem = Pick<Country, 'id' | 'code' | 'name' | 'formal_name' | 'stats'>

/**
 * The number of records on a logarithmic scale, so that a country with 500 of them does not weigh ten times as much as
 * one with 50.
 */
const getWeight = ({ stats }: CountryItem): number =>
  Math.min(100, 12 * Math.log1p(stats.entities + stats.projects_hq + stats.regulations))

export const searchableCountry = (country: CountryItem): Searchable => ({
  id: `country-${country.id}`,
  names: [country.name, ...(country.formal_name ? [country.formal_name] : [])],
  aliases: countryNames(country.code).allNames,
  codes: [...new Set([country.code, ...countryNames(country.code).codes])],
  countries: [country.code],
  kinds: ['country'],
  text: '',
  weight: getWeight(country),
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
