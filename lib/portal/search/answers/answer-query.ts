/**
 * The rules that answer a question, in order: the first rule that applies gives the answer. They use only the meaning
 * of the words, never the query itself.
 */
import { dataOrUndefined } from '@/lib/client/result'
import { displayName, getWords } from '@/lib/contract/families'
import { type ComparedKind, compareAddress } from '@/lib/portal/compare/compare-query'
import { getNames, makeGraph, unionLawCount } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { type NodeReference, nodeIdOfRecord, recordOfNode } from '@/lib/portal/graph/node-id'
import { listAddress } from '@/lib/portal/list/list-state'
import { disclosedStatus } from '@/lib/portal/projects/status'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { countLaws, unionCode } from '@/lib/portal/records/union-laws'
import { isUsedFamily } from '@/lib/portal/related/usage'
import type { RecordSearch } from '@/lib/portal/search/record-search'
import { getCodes } from '@/lib/portal/search/search-groups'
import { squeeze } from '@/lib/search/words'
import { counted, enumerated } from '@/lib/text/counted'
import { type Answer, cutRows } from './answer'
import { answerCountries, answerList, filteringFamilies } from './list-answers'
import { answerPage } from './page-answers'
import {
  answerConnections,
  answerCountriesUsing,
  answerLink,
  answerRecord,
  answerRelation,
  isCountedFamily,
} from './record-answers'
import { hasTerm, select, type Understood, understandQuery } from './understand'
import { getVocabulary, type Meaning, type Term, term } from './vocabulary'
import {
  hasFamily,
  nationalWalletRule,
  organizationsRule,
  placeRule,
  type Rule,
} from './wallet-rules'

const countriesWithLawsRule: Rule = ({ understood, data }) => {
  const countries = dataOrUndefined(data.countries)
  if (!countries || !hasFamily(understood, 'countries') || !hasFamily(understood, 'regulations')) {
    return undefined
  }
  const union = unionLawCount(data) ?? 0
  const found = countries
    .filter(({ code }) => code !== unionCode)
    .map((country) => ({ ...country, laws: countLaws(country, union).national }))
    .filter(({ laws }) => laws > 0)
    .sort((a, b) => b.laws - a.laws)
  const path = listAddress('/countries', { filters: { with: ['national-laws'] } })
  return {
    title: counted(
      found.length,
      'country has a law of its own',
      'countries have laws of their own',
    ),
    path,
    text:
      union > 0
        ? `In addition, ${counted(union, 'law')} of the European Union apply in its member states.`
        : '',
    number: { value: found.length, text: found.length === 1 ? 'country' : 'countries' },
    ...cutRows(
      found.map(({ code, name, laws }) => ({
        name,
        path: countryPath(code),
        note: counted(laws, 'law'),
      })),
    ),
    links: [
      { text: 'All countries with laws', path },
      { text: `All ${getWords('regulations').plural}`, path: '/regulations' },
    ],
  }
}

/** The countries that use a ledger, a DID method or a standard, whichever it is. */
const countriesUsingRule: Rule = ({ understood, data }) => {
  if (!hasFamily(understood, 'countries')) return undefined
  const isUsage = understood.terms.every(
    (term) => term.is === 'family' || (term.is === 'relation' && term.value === 'uses'),
  )
  const families = select(understood, 'family').filter((family) => family !== 'countries')
  // A project has a technology by way of its ledger.
  const [family, ...otherFamilies] = families.map((name) =>
    name === 'dlts' ? 'dlt-instances' : name,
  )
  if (!isUsage || !family || otherFamilies.length > 0 || !isCountedFamily(family)) return undefined
  return answerCountriesUsing(family, data)
}

/** Countries, projects or standards next to each other. */
const comparisonRule: Rule = ({ understood, data }) => {
  if (!hasTerm(understood, 'comparison')) return undefined
  const names = getNames(data)
  const records = select(understood, 'record')
  if (records.some(({ family }) => family !== 'projects' && family !== 'standards')) {
    return undefined
  }
  const getKeys = (kind: ComparedKind) =>
    kind === 'countries'
      ? select(understood, 'country')
      : records.filter(({ family }) => family === kind).map(({ id }) => id)
  const [comparison, ...otherComparisons] = (['countries', 'projects', 'standards'] as const)
    .map((kind) => ({ kind, keys: getKeys(kind) }))
    .filter(({ keys }) => keys.length > 0)
  if (!comparison || comparison.keys.length < 2 || otherComparisons.length > 0) return undefined
  const { kind, keys } = comparison
  const getName = (key: string) =>
    kind === 'countries' ? names.country(key) : names.record(kind, key)
  return {
    title: `Compare ${enumerated(keys.map((key) => getName(String(key))))}`,
    path: compareAddress(kind, keys),
    text: 'Their facts next to each other, each with its source.',
    rows: [],
    links: [],
  }
}

/** Whether a question is about projects of a kind or status. */
const describesProjects = (understood: Understood): boolean =>
  hasTerm(understood, 'status', 'kind', 'level', 'type', 'wallet')

function getCountries({ family, id }: NodeReference, data: PortalData): readonly string[] {
  const node = dataOrUndefined(makeGraph(data))?.nodes.get(nodeIdOfRecord(family, id) ?? '')
  return node ? getCodes(node) : []
}

const recordRule: Rule = ({ understood, data }) => {
  const [record, second, ...otherRecords] = select(understood, 'record')
  if (!record || otherRecords.length > 0) return undefined
  if (record.family !== 'projects' && describesProjects(understood)) return undefined
  if (hasTerm(understood, 'protocol')) return undefined
  if (second) return answerLink(record, second, data)
  if (hasFamily(understood, 'countries')) return undefined
  const codes = getCountries(record, data)
  if (select(understood, 'country').some((code) => !codes.includes(code))) return undefined
  const [relation] = select(understood, 'relation')
  if (relation && relation !== 'uses') return answerRelation(record, relation, data)
  const [family, ...otherFamilies] = select(understood, 'family').filter(
    (name) => name !== 'projects' && name !== record.family,
  )
  // `Ledger` and `protocol` may describe a technology, as in `Ethereum ledger`.
  const isDescribed = isUsedFamily(record.family) && !hasTerm(understood, 'sector')
  if (!family || family === 'countries' || isDescribed) return answerRecord(record, data)
  return record.family === 'projects' && otherFamilies.length === 0
    ? answerConnections(record, family, data)
    : undefined
}

/** A number of records: `launched projects in Europe`, `standards`. */
const listRule: Rule = ({ understood, data }) => {
  const records = select(understood, 'record')
  if (records.some(({ family }) => !filteringFamilies.some((name) => name === family))) {
    return undefined
  }
  const families = select(understood, 'family')
  const isOfCountries =
    families.includes('countries') &&
    (records.length > 0 || families.includes('projects') || hasTerm(understood, 'property')) &&
    !hasTerm(understood, 'country')
  if (isOfCountries && families.every((name) => name === 'countries' || name === 'projects')) {
    return answerCountries(understood, data)
  }
  const isInPlaces = hasTerm(understood, 'country', 'region', 'group')
  const isAboutProjects =
    records.length + (isInPlaces ? 1 : 0) > 1 ||
    hasTerm(understood, 'protocol', 'property') ||
    describesProjects(understood)
  const [family = isAboutProjects ? 'projects' : undefined, ...otherFamilies] = families
  const isUsage = select(understood, 'relation').every((relation) => relation === 'uses')
  if (!family || otherFamilies.length > 0 || !isUsage) return undefined
  const ofUnion = (place: Term): Term =>
    place.is === 'group' && place.value === 'eu' ? term('country', unionCode) : place
  const terms = family === 'regulations' ? understood.terms.map(ofUnion) : understood.terms
  const answer = answerList(family, { ...understood, terms }, data)
  // Many organizations share a part of their names, and few questions are about a country outside a region.
  const isGuess =
    records.some((record) => record.family === 'entities') ||
    (hasTerm(understood, 'country') && hasTerm(understood, 'region', 'group'))
  return isGuess && answer?.number?.value === 0 ? undefined : answer
}

const place: readonly Meaning[] = ['country', 'region', 'group']
const walletTerms: readonly Meaning[] = ['wallet', 'level', 'family', 'relation']
const projectTerms: readonly Meaning[] = ['status', 'kind', 'type', 'protocol']
const years: readonly Meaning[] = ['year', 'period']

/** The rules with the meanings that they consider. A rule does not apply to a question with any other. */
const rules: readonly (readonly [Rule, readonly Meaning[]])[] = [
  [comparisonRule, ['comparison', 'country', 'record', 'wallet', 'level']],
  [
    nationalWalletRule,
    [
      ...walletTerms,
      ...place,
      'sector',
      'status',
      'without',
      'order',
      'record',
      'protocol',
      ...years,
    ],
  ],
  [placeRule, [...place, 'relation', 'family', 'status']],
  [organizationsRule, [...walletTerms, 'region', 'group']],
  [countriesWithLawsRule, ['family', 'relation']],
  [countriesUsingRule, ['family', 'relation']],
  [recordRule, [...walletTerms, ...projectTerms, 'record', 'country', 'sector']],
  [listRule, [...walletTerms, ...projectTerms, ...place, ...years, 'record', 'sector', 'property']],
]

/** A name that people look for may be in texts only. */
const maxMentions = 5

function answerMentions(query: string, { engine, facts }: RecordSearch): Answer | undefined {
  const found = engine.search({ query, perGroup: maxMentions + 1, texts: true })
  if (found.length === 0 || found.length > maxMentions) return undefined
  if (found.some(({ kind }) => kind !== 'text')) return undefined
  const rows = found.flatMap(({ id }) => {
    const [node, record] = [facts.node(id), recordOfNode(id)]
    if (!node || !record || record.family === 'countries') return []
    if (!squeeze(facts.text(node)).includes(squeeze(query))) return []
    const name = displayName(record.family, node.title)
    const path = recordPath(record.family, record.id, node.title)
    return [{ name, path, status: disclosedStatus(node.status) }]
  })
  const [first] = rows
  if (!first) return undefined
  return {
    title: `“${query}” has no page of its own`,
    path: first.path,
    text: `${rows.length === 1 ? 'This page mentions' : 'These pages mention'} it:`,
    rows,
    links: [],
  }
}

/** We count by year of launch only. A question about another year is answered without it. */
function withoutUnusedYears(understood: Understood): Understood[] {
  const years = [
    ...select(understood, 'year'),
    ...select(understood, 'period').map(({ text }) => text),
  ]
  if (years.length === 0) return [understood]
  const terms = understood.terms.filter(({ is }) => is !== 'year' && is !== 'period')
  const ignored = [understood.ignored, ...years].filter(Boolean).join(' … ')
  const statuses = select(understood, 'status').flat()
  const isOfLaunch = statuses.every((status) => status === 'Launched')
  return [...(isOfLaunch ? [understood] : []), { ...understood, terms, ignored }]
}

export function answerQuery(
  query: string,
  data: PortalData,
  search: RecordSearch,
  date: string,
): Answer | undefined {
  const page = answerPage(query, data)
  if (page) return page
  const understood = understandQuery(query, getVocabulary(data), search.engine)
  if (!understood) return answerMentions(query, search)
  for (const form of withoutUnusedYears(understood)) {
    const applicable = rules.filter(([, considered]) =>
      form.terms.every(({ is }) => considered.includes(is)),
    )
    for (const [rule] of applicable) {
      const answer = rule({ understood: form, data, date })
      if (answer) return { ...answer, corrected: form.corrected, ignored: form.ignored }
    }
  }
  return undefined
}
