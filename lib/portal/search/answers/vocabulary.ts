/** The names that questions may contain, by their letters and digits alone, with their meanings. */
import type { z } from 'zod'
import { dataOrUndefined } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import type { ProjectKind, ProjectLevel, ProjectStatus } from '@/lib/contract/values'
import { makeGraph, projectFacts } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { type NodeReference, recordOfNode } from '@/lib/portal/graph/node-id'
import { type RegionName, regionNames } from '@/lib/portal/map/map-regions'
import { statusesAt } from '@/lib/portal/projects/status'
import { countryGroups, getGroupNames } from '@/lib/portal/records/country-groups'
import { unionCode } from '@/lib/portal/records/union-laws'
import { otherNames } from '@/lib/portal/search/record-search'
import { type ProtocolName, protocolNames, protocols } from '@/lib/portal/wallets/protocols'
import { countriesCalled, countryNames } from '@/lib/search/country-names'
import { impliedNames } from '@/lib/search/implied-names'
import { terms as knownTerms } from '@/lib/search/known-names'
import { getKnownNames } from '@/lib/search/searchable'
import { squeeze } from '@/lib/search/words'

type Status = z.infer<typeof ProjectStatus>
export type Relation = 'funds' | 'builds' | 'manages' | 'uses'

/** The technical properties that questions can name, as in `projects with zero-knowledge proofs`. */
export const namedProperties = { uses_or_endorses_zkp: 'zero-knowledge proofs' } as const
type NamedProperty = keyof typeof namedProperties

/** What a term can be, with the type of its value. */
interface Meanings {
  wallet: true
  /** The code of a country. */
  country: string
  region: RegionName
  /** The key of a group of countries. */
  group: string
  /** The statuses that the word includes. */
  status: readonly Status[]
  kind: z.infer<typeof ProjectKind>
  level: z.infer<typeof ProjectLevel>
  type: 'Consortium'
  sector: 'Public' | 'Private'
  family: Family
  relation: Relation
  protocol: ProtocolName
  property: NamedProperty
  record: NodeReference
  year: string
  /** Consecutive years, as the question puts them: `since 2023`, `between 2018 and 2020`. */
  period: { from?: string; to?: string; text: string }
  comparison: true
  /** Which launches a question is about. */
  order: 'oldest' | 'newest'
  /** What follows is not meant. No rule answers this. */
  negation: true
  /** Countries that have not launched a wallet, or that have none. */
  without: 'launch' | 'wallet'
}

export type Meaning = keyof Meanings
export type ValueOf<Is extends Meaning> = Meanings[Is]
export type Term = { [Is in Meaning]: { is: Is; value: Meanings[Is] } }[Meaning]

/** @example term('level', 'National') */
export const term = <Is extends Meaning>(is: Is, value: Meanings[Is]) => ({ is, value }) as Term

const wallet = term('wallet', true)
const national = term('level', 'National')
const union = term('group', 'eu')
const comparison = term('comparison', true)
const withoutLaunch = term('without', 'launch')
const withoutWallet = term('without', 'wallet')

export const negations: ReadonlySet<string> = new Set([
  'not',
  'no',
  'without',
  'except',
  'excluding',
  'outside',
])

/** Phrases and their meanings. Plurals with `s` need no entry of their own. */
const phrases: readonly (readonly [meanings: readonly Term[], phrases: string])[] = [
  [
    [wallet],
    `wallet, digital wallet, identity wallet, id wallet, digital identity wallet,
    digital id wallet, digital id, digital identity app, digital id app,
    e-id, eid, national id, national e-id, electronic identity, mobile id, mobile identity`,
  ],
  [
    [wallet, national],
    `national wallet, national digital wallet, national id wallet, national identity wallet,
    national digital identity wallet, state wallet, government wallet`,
  ],
  [
    [wallet, union],
    `eudi wallet, eudiw, eu wallet, eu digital identity wallet, european digital identity wallet,
    eu digital wallet, eudi`,
  ],
  [[term('negation', true)], [...negations].join(', ')],
  [[withoutLaunch], 'not launched, not yet launched, unlaunched'],
  [
    [wallet, withoutWallet],
    'without a wallet, not have a wallet, no wallet, without wallet, without a national wallet, no national wallet',
  ],
  [
    [term('property', 'uses_or_endorses_zkp')],
    'zero-knowledge proof, zero-knowledge, zkp, zk proof',
  ],
  [[term('order', 'oldest')], 'first, oldest, earliest'],
  [[term('order', 'newest')], 'newest, latest, recent, most recent'],
  [[comparison], 'compare, comparison, difference, versus, vs, compared with'],
  [[term('status', ['Launched'])], 'launched, launch, live, operational, available, rolled out'],
  [[term('status', ['Pilot'])], 'pilot, piloting, piloted, testing, tested, in pilot'],
  [[term('status', ['Announced'])], 'announced, planned, planning, upcoming, plan'],
  [
    [term('status', statusesAt('ended'))],
    'ended, discontinued, closed, failed, end, shut down, cancelled, stopped, fail, withdrawn',
  ],
  [[term('status', ['Active'])], 'active'],
  [[term('status', ['Inactive'])], 'inactive'],
  [[term('kind', 'Credential')], 'credential, digital credential'],
  [[term('kind', 'Organization identity')], 'organization identity, business wallet'],
  [[term('kind', 'Infrastructure')], 'infrastructure'],
  [[term('kind', 'Software')], 'software, open source'],
  [[term('kind', 'Pilot programme')], 'pilot programme, pilot program, large scale pilot'],
  [[term('kind', 'Research and funding')], 'research, research project, funding programme'],
  [[term('kind', 'Alliance')], 'alliance'],
  [[term('type', 'Consortium')], 'consortium, consortia'],
  [[national], 'national, nationwide'],
  [[term('level', 'Subnational')], 'subnational, regional'],
  [[term('level', 'Supranational')], 'supranational'],
  [[term('level', 'Institutional')], 'institutional'],
  [[term('level', 'Global')], 'global'],
  [[term('family', 'projects')], 'project, initiative, programme, program, app'],
  [
    [term('family', 'entities')],
    'organization, partner, participant, participate, participated, take part, took part',
  ],
  [
    [term('family', 'entities'), term('sector', 'Private')],
    'company, companies, firm, private company, private companies, private organization',
  ],
  [
    [term('family', 'entities'), term('sector', 'Public')],
    'ministry, ministries, agency, agencies, authority, authorities, public organization',
  ],
  [[term('family', 'people')], 'people, person, expert'],
  [
    [term('family', 'regulations')],
    `law, regulation, legislation, act, legal basis, regulate, regulates, govern, governs,
    mandatory, compulsory, obligatory`,
  ],
  [[term('family', 'standards')], 'standard, protocol, specification, format, technology'],
  [[term('family', 'dlt-instances')], 'ledger, blockchain, chain, dlt'],
  [[term('family', 'dlts')], 'ledger technology, ledger technologies, blockchain technology'],
  [[term('family', 'did-methods')], 'did method, method'],
  [[term('family', 'countries')], 'country, countries, state, nation, member state, governments'],
  [[term('family', 'industries')], 'industry, industries, sector'],
  [[term('relation', 'funds')], 'fund, funded, funding, funder, pay, pays for, finances, financed'],
  [
    [term('relation', 'builds')],
    `build, built, builder, vendor, supplier, supply, supplies, building, making, developing, supplying,
    supplied, provider, make, makes, made, develop, develops, developed, create, creates, created`,
  ],
  [
    [term('relation', 'manages')],
    `manage, manages, managed, manager, run, runs, operate, operates, operated, operator, lead, leads, led, behind,
    responsible, running, managing, own, owned, owner`,
  ],
  [
    [term('relation', 'uses')],
    `use, used, using, follow, follows, followed, support, supports, supported, based on, built on, run on, runs on,
    implement, implements, implemented, accept, accepted, adopt, adopted`,
  ],
]

export const splitNames = (names: string): string[] => names.split(/,\s*/)

/** Names with the meaning of several other names together. Most credentials in healthcare are COVID passes. */
const compounds: readonly { meaning: readonly string[]; names: string }[] = [
  {
    meaning: ['healthcare', 'credential'],
    names: `health credential, healthcare credential, health pass, health certificate, covid pass, covid passes,
    covid passport, covid certificate, vaccine pass, vaccine passport, vaccination pass, vaccination certificate`,
  },
  {
    meaning: ['mdl'],
    names: 'driving licence, driving license, drivers license, driver license',
  },
]

/** Words that do not narrow a question, because they are true of all records. */
export const fillers: ReadonlySet<string> = new Set(
  `digital identity decentralized government governmental status date world worldwide did ssi id public official work several
  many two three right dataset database phone`.split(/\s+/),
)

/** Shorter words are similar to too many words. */
const minMisspelledFiller = 7

const termsByPhrase: ReadonlyMap<string, readonly Term[]> = new Map(
  phrases.flatMap(([meanings, names]) =>
    splitNames(names).map((name) => [name, meanings] as const),
  ),
)

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
  americas: ['americas', 'america'],
  asia: ['asia', 'asian'],
  europe: ['europe', 'european'],
  oceania: ['oceania', 'pacific', 'pacific islands'],
} as const

const placePhrases: readonly (readonly [string, Term])[] = [
  ...Object.entries(regionWords).flatMap(([region, words]) =>
    words.map((word) => [word, term('region', region as RegionName)] as const),
  ),
  ...countryGroups.flatMap((group) =>
    getGroupNames(group).map((name) => [name, term('group', group.key)] as const),
  ),
]

/** The order in which families take precedence if records have the same name. */
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

export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text)

const year = '(?:19|20)\\d\\d'
const span = new RegExp(
  `^(?:between (${year}) and (${year})|(?:from )?(${year})(?: to | until |[-–])(${year}))(?= |$)`,
)
const openPeriod = new RegExp(`^(since|after|before|until) (${year})(?= |$)`)

/**
 * Returns the period at the start of some words, with the number of its words.
 * @example findPeriod(['after', '2022']) // the years from 2023 on
 */
export function findPeriod(words: readonly string[]): { period: Term; count: number } | undefined {
  const start = words.join(' ').toLowerCase()
  const [found = '', ...parts] = span.exec(start) ?? openPeriod.exec(start) ?? []
  if (found === '') return undefined
  const count = found.split(' ').length
  const [first = '', second = ''] = parts.filter(Boolean)
  const text = isYear(first) ? `from ${first} to ${second}` : found
  const shifted = (by: number) => String(Number(second) + by)
  const bounds: Readonly<Record<string, { from?: string; to?: string }>> = {
    since: { from: second },
    after: { from: shifted(1) },
    before: { to: shifted(-1) },
    until: { to: second },
  }
  return {
    period: term('period', { ...(bounds[first] ?? { from: first, to: second }), text }),
    count,
  }
}

/** `German ID Wallet` and `ID Wallet Germany` for `ID Wallet (Germany)`. */
function namesWithCountry(title: string): string[] {
  const [, before, country = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(title) ?? []
  const names = countriesCalled(country).flatMap((code) => countryNames(code).english)
  return names.flatMap((name) => [`${name} ${before}`, `${before} ${name}`])
}

/**
 * The abbreviation or the number in brackets, such as `eIDAS 2`, and for projects the name before the brackets.
 * Organizations and laws of several countries share the name before their brackets.
 */
function partsOfName(title: string, family: Family): string[] {
  const [, before = '', within = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(title) ?? []
  const isName = /\p{Lu}.*\p{Lu}|\d/u.test(within) && !isYear(within)
  return [family === 'projects' ? before : '', isName ? within : ''].filter(Boolean)
}

/** Shorter names are the abbreviations of too many things. */
const leastLetters = 3

function recordNames(data: PortalData): [name: string, term: Term][] {
  const graph = dataOrUndefined(makeGraph(data))
  const { texts } = projectFacts(data)
  const namesById = otherNames(data)
  const found = [...(graph?.nodes.values() ?? [])].flatMap((node) => {
    const record = recordOfNode(node.id)
    if (!record) return []
    const { title } = node
    const isMethod = record.family === 'did-methods'
    const titles = [
      ...partsOfName(title, record.family),
      ...namesWithCountry(title),
      ...impliedNames(title),
      ...getKnownNames(node),
    ]
    const products = record.family === 'projects' ? (texts.get(record.id)?.products ?? []) : []
    const names = isMethod
      ? [`did:${title}`]
      : [title, ...titles, ...(namesById.get(node.id) ?? [])]
    const rank = familyOrder.indexOf(record.family)
    return [
      // The name of a record comes before those that the names of others of its family contain.
      ...names.map((name) => ({
        name,
        record,
        rank: name === title ? rank : rank + 0.5,
        links: node.total_links ?? 0,
      })),
      ...products.map((name) => ({ name, record, rank: familyOrder.length, links: 0 })),
    ]
  })
  found.sort((a, b) => a.rank - b.rank || b.links - a.links)
  return found.map(({ name, record }) => [name, term('record', record)])
}

/** OpenID4VC means both protocols, for issuing and for presenting credentials. */
const openid4vcNames = ['OpenID4VC', 'OID4VC', 'OIDC4VC', 'OpenID for Verifiable Credentials']

function makeVocabulary(data: PortalData): Vocabulary {
  const terms = new Map<string, readonly Term[]>()
  const codes = new Map<string, Term>()
  const add = (name: string, meanings: readonly Term[]) => {
    const key = squeeze(name)
    if (key.length > 1 && !terms.has(key)) terms.set(key, meanings)
  }
  for (const [phrase, meanings] of termsByPhrase) add(phrase, meanings)
  for (const [phrase, place] of placePhrases) add(phrase, [place])
  const countries = (dataOrUndefined(data.countries) ?? []).filter(({ code }) => code !== unionCode)
  for (const { code, name } of countries) {
    const country = term('country', code)
    const { allNames, codes: countryCodes } = countryNames(code)
    for (const spelling of [name, ...allNames].filter((spelling) => !isShort.test(spelling)))
      add(spelling, [country])
    for (const code of countryCodes) codes.set(code, country)
  }
  const spellings = [
    ...[...fillers].filter((word) => word.length >= minMisspelledFiller),
    ...regionNames.flatMap((region) => regionWords[region]),
    ...[...termsByPhrase.keys()].filter((phrase) => !phrase.includes(' ')),
    ...countries.flatMap(({ code, name }) => [name, ...countryNames(code).english]),
  ].map(squeeze)
  for (const [name, record] of recordNames(data)) {
    const key = squeeze(name)
    if (key.length >= leastLetters && !fillers.has(key)) add(name, [record])
  }
  for (const { id, name } of dataOrUndefined(data.industries) ?? []) {
    add(name, [term('record', { family: 'industries', id })])
  }
  for (const protocol of protocolNames) {
    add(protocols[protocol].label, [term('protocol', protocol)])
  }
  for (const name of openid4vcNames) {
    add(name, [term('protocol', 'openid4vci'), term('protocol', 'openid4vp')])
  }
  for (const { names } of knownTerms) {
    const meanings = names.flatMap((name) => terms.get(squeeze(name)) ?? [])
    for (const name of meanings.length > 0 ? names : []) add(name, meanings.slice(0, 1))
  }
  for (const { meaning, names } of compounds) {
    const meanings = meaning.flatMap((word) => terms.get(word) ?? [])
    if (meanings.length === meaning.length)
      for (const name of splitNames(names)) add(name, meanings)
  }
  return { terms, codes, spellings: [...new Set(spellings)] }
}

export const getVocabulary = derived('vocabulary of questions', makeVocabulary)
