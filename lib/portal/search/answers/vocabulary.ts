/** The names that questions may contain, by their letters and digits alone, with their meanings. */
import { dataOrUndefined } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { makeGraph, projectFacts } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { statusesAt } from '@/lib/portal/projects/status'
import { countryGroups, getGroupNames } from '@/lib/portal/records/country-groups'
import { unionCode } from '@/lib/portal/records/union-laws'
import { otherNames } from '@/lib/portal/search/record-search'
import { protocolNames, protocols } from '@/lib/portal/wallets/protocols'
import { countriesCalled, countryNames } from '@/lib/search/country-names'
import { impliedNames } from '@/lib/search/implied-names'
import { terms as knownTerms } from '@/lib/search/known-names'
import { getKnownNames } from '@/lib/search/searchable'
import { otherEnglish, squeeze } from '@/lib/search/words'
import { isYear } from './periods'
import { type Term, term } from './question'

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
  [[term('region', 'africa')], 'africa, african'],
  [[term('region', 'americas')], 'americas, america'],
  [[term('region', 'asia')], 'asia, asian'],
  [[term('region', 'europe')], 'europe, european'],
  [[term('region', 'oceania')], 'oceania, pacific, pacific islands'],
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
  [[wallet, withoutLaunch], 'without a launched wallet, no launched wallet'],
  [
    [wallet, withoutWallet],
    `without a wallet, not have a wallet, no wallet, without wallet, without a national wallet, no national wallet,
    without a digital wallet, no digital wallet, without a digital id, no digital id`,
  ],
  [
    [term('property', 'uses_or_endorses_zkp')],
    'zero-knowledge proof, zero-knowledge, zkp, zk proof',
  ],
  [
    [term('property', 'uses_ssi')],
    'self-sovereign identity, self-sovereign identities, self-sovereign, ssi',
  ],
  [[term('order', 'oldest')], 'first, oldest, earliest'],
  [[term('order', 'newest')], 'newest, latest, recent, most recent'],
  [[comparison], 'compare, comparison, difference, versus, vs, compared with'],
  [
    [term('status', ['Launched'])],
    'launched, launch, live, operational, available, rolled out, start, started, begin, began',
  ],
  [
    [term('status', ['Pilot'])],
    `pilot, piloting, piloted, testing, tested, in pilot, launched pilot, launched a pilot, started pilot, started a pilot,
    began pilot, began a pilot`,
  ],
  [[term('status', ['Announced'])], 'announced, planned, planning, upcoming, plan'],
  [
    [term('status', statusesAt('ended'))],
    `ended, discontinued, closed, failed, end, shut down, cancelled, stopped, fail, withdrawn, abandoned,
    scrapped, terminated, suspended`,
  ],
  [[term('status', ['Active'])], 'active'],
  [[term('status', ['Inactive'])], 'inactive'],
  [[term('kind', 'Credential')], 'credential, digital credential'],
  [
    [term('kind', 'Organization identity')],
    `organization identity, organizational identity, business identity, business wallet, organization wallet,
    organizational wallet, company wallet, corporate wallet, enterprise wallet, legal entity wallet, legal person wallet`,
  ],
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
    `organization, partner, participant, member, participate, participates, participated, participating, take part,
    takes part, took part, part of`,
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
    apply, applies, mandatory, compulsory, obligatory`,
  ],
  [[term('family', 'standards')], 'standard, protocol, specification, format, technology'],
  [[term('family', 'dlt-instances')], 'ledger, blockchain, chain, dlt, distributed ledger'],
  [
    [term('family', 'dlts')],
    'ledger technology, ledger technologies, blockchain technology, distributed ledger technology',
  ],
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
    covid passport, covid certificate, covid-19 pass, covid-19 certificate, corona pass, green pass, vaccine pass,
    vaccine passport, vaccination pass, vaccination certificate`,
  },
  {
    meaning: ['mdl'],
    names: 'driving licence, driving license, drivers license, driver license',
  },
]

/** Words that do not narrow a question, because they are true of all records. */
export const fillers: ReadonlySet<string> = new Set(
  `digital identity decentralized government governmental status date world worldwide did id public official work several
  many two three right dataset database phone`.split(/\s+/),
)

/** Shorter words and names are similar to too many others. */
const minMisspelledWord = 5
const minMisspelledFiller = 7
export const minMisspelledName = 6

export interface Vocabulary {
  /** Phrases, places and, last, records. */
  terms: ReadonlyMap<string, readonly Term[]>
  /** Country codes, which are names only in capitals: `US`. */
  codes: ReadonlyMap<string, Term>
  /** The keys for which a word may be a misspelling: single words of phrases and names of countries. */
  spellings: readonly string[]
  /** The keys of the records for which a text may be a misspelling. */
  namesOfRecords: readonly string[]
}

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

/**
 * Other forms of a title with brackets: the abbreviation or the number in them, such as `eIDAS 2`; `German ID Wallet` and
 * `ID Wallet Germany` for `ID Wallet (Germany)`.
 */
function titleForms(title: string): string[] {
  const [, before = '', within = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(title) ?? []
  const isName = /\p{Lu}.*\p{Lu}|\d/u.test(within) && !isYear(within)
  const countries = countriesCalled(within).flatMap((code) => countryNames(code).english)
  return [
    isName ? within : '',
    ...countries.flatMap((name) => [`${name} ${before}`, `${before} ${name}`]),
  ].filter(Boolean)
}

/** What titles have before or after a name. Organizations and laws of several countries share such names. */
const additions: Partial<Record<Family, readonly RegExp[]>> = {
  projects: [/\s*\([^()]+\)$/, /(?: Consortium|(?: Global)? Alliance|-EDIC)$/],
  dlts: [/^Hyperledger | (?:PoS|SDK|Protocol)$/],
}

/** The title of a record, and the names that it contains: `WE BUILD` for `WE BUILD Consortium`. */
const titles = (title: string, family: Family): string[] => [
  title,
  ...(additions[family] ?? []).map((addition) => title.replace(addition, '')),
]

/** Shorter names are the abbreviations of too many things. */
const leastLetters = 3

/** The names of records. If several have the same, it means the first. */
function recordNames(data: PortalData): (readonly [name: string, term: Term])[] {
  const { texts } = projectFacts(data)
  const namesById = otherNames(data)
  const nodes = [...(dataOrUndefined(makeGraph(data))?.nodes.values() ?? [])]
  const named = nodes
    .toSorted((a, b) => (b.total_links ?? 0) - (a.total_links ?? 0))
    .flatMap((node) => {
      const record = recordOfNode(node.id)
      return record ? [{ node, record, meaning: term('record', record) }] : []
    })
  const inOrder = familyOrder.flatMap((family) =>
    named.filter(({ record }) => record.family === family),
  )
  const nameAll = (getNames: (record: (typeof named)[number]) => readonly string[]) =>
    inOrder.flatMap((record) => getNames(record).map((name) => [name, record.meaning] as const))
  // The name of a record comes before those that the names of others contain.
  const names = [
    ...nameAll(({ node, record: { family } }) =>
      family === 'did-methods' ? [`did:${node.title}`] : titles(node.title, family),
    ),
    ...nameAll(({ node, record: { family } }) =>
      family === 'did-methods'
        ? []
        : [
            ...titleForms(node.title),
            ...impliedNames(node.title),
            ...getKnownNames(node),
            ...(namesById.get(node.id) ?? []),
          ],
    ),
  ]
  const products = named.flatMap(({ record: { family, id }, meaning }) =>
    ((family === 'projects' && texts.get(id)?.products) || []).map(
      (name) => [name, meaning] as const,
    ),
  )
  return [...names, ...products]
}

/** OpenID4VC means both protocols, for issuing and for presenting credentials. */
const openid4vcNames = ['OpenID4VC', 'OID4VC', 'OIDC4VC', 'OpenID for Verifiable Credentials']

/** @example withoutPossessives("Germany's wallet") // 'Germany wallet' */
export const withoutPossessives = (text: string): string => text.replace(/['’]s\b/g, '')

function makeVocabulary(data: PortalData): Vocabulary {
  const terms = new Map<string, readonly Term[]>()
  const codes = new Map<string, Term>()
  const add = (names: readonly string[], ...meanings: readonly Term[]) => {
    for (const key of names.flatMap((name) => [name, withoutPossessives(name)]).map(squeeze)) {
      if (key.length > 1 && !terms.has(key)) terms.set(key, meanings)
    }
  }
  for (const [meanings, names] of phrases) add(splitNames(names), ...meanings)
  for (const group of countryGroups) add(getGroupNames(group), term('group', group.key))
  const countries = (dataOrUndefined(data.countries) ?? []).filter(({ code }) => code !== unionCode)
  for (const { code, name } of countries) {
    const country = term('country', code)
    const { allNames, codes: countryCodes } = countryNames(code)
    add(
      [name, ...allNames].filter((spelling) => !isShort.test(spelling)),
      country,
    )
    for (const countryCode of countryCodes) codes.set(countryCode, country)
  }
  for (const [name, record] of recordNames(data)) {
    const key = squeeze(name)
    if (key.length >= leastLetters && !fillers.has(key)) add([name], record)
  }
  const industries = dataOrUndefined(data.industries) ?? []
  for (const { id, name } of industries) {
    add([name], term('record', { family: 'industries', id }))
  }
  for (const protocol of protocolNames) {
    add([protocols[protocol].label], term('protocol', protocol))
  }
  add(openid4vcNames, term('protocol', 'openid4vci'), term('protocol', 'openid4vp'))
  for (const { names } of knownTerms) {
    const [meaning] = names.flatMap((name) => terms.get(squeeze(name)) ?? [])
    if (meaning) add(names, meaning)
  }
  for (const { meaning, names } of compounds) {
    const meanings = meaning.flatMap((word) => terms.get(word) ?? [])
    if (meanings.length === meaning.length) add(splitNames(names), ...meanings)
  }
  const spellings = [
    ...[...fillers].filter((word) => word.length >= minMisspelledFiller),
    ...phrases
      .flatMap(([, names]) => names.split(/[\s,-]+/))
      .flatMap((word) => [word, ...otherEnglish(word)])
      .filter((word) => terms.has(squeeze(word)) || word.length >= minMisspelledWord),
    ...countryGroups
      .flatMap((group) => getGroupNames(group))
      .flatMap((name) => name.split(/[\s()]+/))
      .filter(({ length }) => length >= minMisspelledWord),
    ...industries.map(({ name }) => name).filter((name) => !name.includes(' ')),
    ...countries.flatMap(({ code, name }) => [name, ...countryNames(code).english]),
  ]
  const namesOfRecords = [...terms].flatMap(([name, [meaning]]) =>
    meaning?.is === 'record' && name.length >= minMisspelledName ? [name] : [],
  )
  return { terms, codes, spellings: [...new Set(spellings.map(squeeze))], namesOfRecords }
}

export const getVocabulary = derived('vocabulary of questions', makeVocabulary)
