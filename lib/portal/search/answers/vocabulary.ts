/** The names that questions may contain, by their letters and digits alone, with their meanings. */
import { dataOrUndefined } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { makeGraph, projectFacts } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { countryGroups } from '@/lib/portal/records/country-groups'
import { unionCode } from '@/lib/portal/records/union-laws'
import { getOtherNames } from '@/lib/portal/search/record-search'
import { protocolNames, protocols } from '@/lib/portal/wallets/protocols'
import { countryNames } from '@/lib/search/country-names'
import { impliedNames } from '@/lib/search/implied-names'
import { terms as knownTerms } from '@/lib/search/known-names'
import { getKnownNames } from '@/lib/search/searchable'
import { squeezed } from '@/lib/search/words'
import { type Term, termsByPhrase } from './terms'

export interface Vocabulary {
  /** Phrases, places and, last, records. */
  terms: ReadonlyMap<string, readonly Term[]>
  /** Country codes, which are names only in capitals: `US`. */
  codes: ReadonlyMap<string, Term>
  /** The keys for which a word may be a misspelling: single words of phrases and names of countries. */
  spellings: readonly string[]
}

const regionWords = {
  africa: ['africa', 'african'],
  americas: ['americas', 'america', 'american'],
  asia: ['asia', 'asian'],
  europe: ['europe', 'european'],
  oceania: ['oceania', 'pacific'],
} as const

const placePhrases: readonly (readonly [string, Term])[] = [
  ...Object.entries(regionWords).flatMap(([region, words]) =>
    words.map((word) => [word, { is: 'region', region } as Term] as const),
  ),
  ...countryGroups.flatMap(({ key, name }) => {
    const [, plain = name, short = key] = /^(.+?)(?: \((.+)\))?$/.exec(name) ?? []
    return [plain, short].map((one) => [one, { is: 'group', key } as Term] as const)
  }),
]

/** Of records with the same name, the one of the first family is meant. */
const familyOrder: readonly Family[] = [
  'projects',
  'standards',
  'dlts',
  'dlt-instances',
  'regulations',
  'entities',
  'did-methods',
  'people',
]

/** Two letters are a code rather than a name. */
const isShort = /^[A-Za-z]{1,2}$/

/**
 * The abbreviation or the number in brackets, such as `eIDAS 2`, and for projects the name before them. Organizations and
 * laws of several countries have the same name there.
 */
function partsOfName(title: string, family: Family): string[] {
  const [, before = '', within = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(title) ?? []
  return [
    family === 'projects' ? before : '',
    /\p{Lu}.*\p{Lu}|\d/u.test(within) ? within : '',
  ].filter(Boolean)
}

/** Shorter names are the abbreviations of too many things. */
const leastLetters = 3

/** The names of records: those that they state, those that these imply, and those of their products. */
function recordNames(data: PortalData): [name: string, term: Term][] {
  const graph = dataOrUndefined(makeGraph(data))
  const { texts } = projectFacts(data)
  const otherNames = getOtherNames({
    entities: dataOrUndefined(data.entities) ?? [],
    regulations: dataOrUndefined(data.regulations) ?? [],
  })
  const found = [...(graph?.nodes.values() ?? [])].flatMap((node) => {
    const record = recordOfNode(node.id)
    if (!record) return []
    const { title } = node
    const isMethod = record.family === 'did-methods'
    const others = [
      ...partsOfName(title, record.family),
      ...impliedNames(title),
      ...getKnownNames(node),
    ]
    const products = record.family === 'projects' ? (texts.get(record.id)?.products ?? []) : []
    const names = isMethod
      ? [`did:${title}`]
      : [title, ...others, ...(otherNames.get(node.id) ?? [])]
    const rank = familyOrder.indexOf(record.family)
    return [
      ...names.map((name) => ({ name, record, rank, links: node.total_links ?? 0 })),
      ...products.map((name) => ({ name, record, rank: familyOrder.length, links: 0 })),
    ]
  })
  found.sort((a, b) => a.rank - b.rank || b.links - a.links)
  return found.map(({ name, record }) => [name, { is: 'record', record }])
}

function makeVocabulary(data: PortalData): Vocabulary {
  const terms = new Map<string, readonly Term[]>()
  const codes = new Map<string, Term>()
  const add = (name: string, meanings: readonly Term[]) => {
    const key = squeezed(name)
    if (key.length > 1 && !terms.has(key)) terms.set(key, meanings)
  }
  for (const [phrase, meanings] of termsByPhrase) add(phrase, meanings)
  for (const [phrase, term] of placePhrases) add(phrase, [term])
  const countries = (dataOrUndefined(data.countries) ?? []).filter(({ code }) => code !== unionCode)
  for (const { code, name } of countries) {
    const term: Term = { is: 'country', code }
    const { all, codes: own } = countryNames(code)
    for (const one of [name, ...all].filter((one) => !isShort.test(one))) add(one, [term])
    for (const one of own) codes.set(one, term)
  }
  const spellings = [
    ...[...termsByPhrase.keys()].filter((phrase) => !phrase.includes(' ')),
    ...countries.flatMap(({ code, name }) => [name, ...countryNames(code).english]),
  ].map(squeezed)
  for (const [name, term] of recordNames(data)) {
    if (squeezed(name).length >= leastLetters) add(name, [term])
  }
  for (const { id, name } of dataOrUndefined(data.industries) ?? []) {
    add(name, [{ is: 'record', record: { family: 'industries', id } }])
  }
  for (const protocol of protocolNames) {
    add(protocols[protocol].label, [{ is: 'protocol', protocol }])
  }
  for (const { names } of knownTerms) {
    const meanings = names.flatMap((name) => terms.get(squeezed(name)) ?? [])
    for (const name of meanings.length > 0 ? names : []) add(name, meanings.slice(0, 1))
  }
  return { terms, codes, spellings: [...new Set(spellings)] }
}

export const getVocabulary = derived('vocabulary of questions', makeVocabulary)
