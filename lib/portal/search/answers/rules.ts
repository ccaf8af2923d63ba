/**
 * The rules that answer a question, in order: the first rule that applies gives the answer. They use only the meaning
 * of the words, never the query itself.
 */
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { type ComparedKind, compareAddress } from '@/lib/portal/compare/compare-query'
import { countryAnswer } from '@/lib/portal/countries/answer'
import { getNames, makeGraph } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { listAddress } from '@/lib/portal/list/list-state'
import { getStage } from '@/lib/portal/projects/status'
import { unionCode } from '@/lib/portal/records/union-laws'
import { isUsedFamily } from '@/lib/portal/related/usage'
import { getCodes } from '@/lib/portal/search/search-groups'
import {
  type NationalWallets,
  nationalWallets,
  statusAtStage,
  type WalletCountry,
} from '@/lib/portal/wallets/national-wallets'
import { getProtocols } from '@/lib/portal/wallets/protocols'
import type { WalletTopic } from '@/lib/portal/wallets/wallet-topics'
import { type WalletsState, walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { isInPlace } from '@/lib/portal/wallets/wallets-view'
import { enumerated } from '@/lib/text/counted'
import type { Answer } from './answer'
import { answerAboutProject } from './connection-answers'
import { answerCountries, answerCountriesWithLaws, answerList } from './list-answers'
import { answerOrganizations } from './organization-answers'
import { emptyQuestion, getMeanings, has, type Meaning, type Question } from './question'
import { answerLink, answerRecord, answerRelation, filteringFamilies } from './record-answers'
import { answerCountriesUsing, answerUsageIn, countedFamilies } from './usage-answers'
import {
  answerCountryTopic,
  answerCountryWallet,
  answerTopic,
  answerWallets,
  answerWithout,
  countryLink,
  placePhrase,
} from './wallet-answers'

interface Context {
  data: PortalData
  date: string
  /** The words of the query without a meaning. Undefined if all have one. */
  ignored?: string | undefined
}

/** Undefined if a rule does not apply. */
type Rule = (question: Question, context: Context) => Answer | undefined

/** The topics with the families that name them. A question with several is about the first. */
const topics: readonly (readonly [WalletTopic, readonly Family[]])[] = [
  ['ledgers', ['dlt-instances', 'dlts']],
  ['protocols', ['standards']],
  ['laws', ['regulations']],
  ['suppliers', ['entities']],
]

function findTopic({ family, relation }: Question): WalletTopic | undefined {
  const [topic] = topics.find(([, names]) => names.some((name) => family.includes(name))) ?? []
  return topic ?? (relation.includes('builds') ? 'suppliers' : undefined)
}

function findProtocol({ protocol: [protocol], record }: Question, data: PortalData) {
  if (protocol) return protocol
  const standards = dataOrUndefined(data.standards) ?? []
  const titles = record
    .filter(({ family }) => family === 'standards')
    .flatMap(({ id }) => standards.find((standard) => standard.id === id)?.title ?? [])
  return getProtocols(titles)[0]
}

/** Whether a question is about national wallets rather than about all projects that are wallets. */
const isAboutNationalWallets = ({ wallet, level, family }: Question): boolean =>
  wallet.length > 0 && level.every((name) => name === 'National') && !family.includes('projects')

const getPlace = ({ region: [region], group: [group] }: Question): WalletsState => ({
  region,
  group,
})

/** The wallet of a country with its status and, if the question is about them, who builds, funds or runs it. */
function answerCountry(
  { relation: [relation] }: Question,
  country: WalletCountry,
  wallets: NationalWallets,
  { data, date }: Context,
): Answer {
  const records = dataOrUndefined(data.countries)?.find(({ code }) => code === country.code)
  const [first] = country.wallets
  const organizations =
    first && relation && relation !== 'uses'
      ? answerRelation({ family: 'projects', id: first.id }, relation, data)
      : undefined
  if (!organizations) {
    const answer = answerCountryWallet(country, wallets, date, records)
    const places = { ...emptyQuestion, country: [country.code] }
    const others = first ? undefined : answerList('projects', { ...places, wallet: [true] }, data)
    return others?.number?.value ? { ...answer, links: [...others.links, ...answer.links] } : answer
  }
  const { text, links } = organizations
  return {
    ...organizations,
    text: `${text} ${countryAnswer(country.name, country.wallets, date)}`,
    links: [...links, countryLink(country)],
  }
}

const nationalWalletRule: Rule = (question, context) => {
  const { data, date } = context
  const wallets = nationalWallets(data)
  if (!wallets || !isAboutNationalWallets(question)) return undefined
  const {
    family,
    relation,
    order: [order],
    without: [without],
  } = question
  if (has(question, 'year', 'period')) {
    // The list of projects has the years, and the countries of the wallets.
    return family.includes('countries')
      ? answerList('projects', { ...question, level: ['National'] }, data)
      : undefined
  }
  const protocol = findProtocol(question, data)
  // The table of wallets can be filtered by one protocol at a time.
  if (question.record.length + question.protocol.length > (protocol ? 1 : 0)) return undefined
  const place = getPlace(question)
  const [code, ...otherCodes] = question.country
  const country = wallets.countries.find((candidate) => candidate.code === code)
  if (otherCodes.length > 0 || (country && !isInPlace(place, country))) return undefined
  const topic = protocol && country ? 'protocols' : findTopic(question)
  if (order) {
    return country || topic || protocol || without
      ? undefined
      : answerWallets(wallets, { ...place, status: 'launched' }, date, order)
  }
  if (country) {
    const onTopic = topic && answerCountryTopic(topic, country)
    if (onTopic) return onTopic
    // The country may have other wallets with this protocol.
    if (protocol) return undefined
    if (topic === 'laws') {
      return answerList('regulations', { ...emptyQuestion, country: question.country }, data)
    }
    return answerCountry(question, country, wallets, context)
  }
  if (topic && !protocol) return answerTopic(topic, wallets, place)
  if (relation.includes('funds') || relation.includes('manages')) return undefined
  if (without) return answerWithout(without, wallets, place)
  const stage = getStage(question.status[0]?.[0])
  return answerWallets(wallets, { ...place, status: stage && statusAtStage(stage), protocol }, date)
}

/**
 * The wallets of a place alone, such as Bhutan, Europe or ASEAN, or of a place with a relation; and of countries with a
 * status: `Which countries have launched?`
 */
const placeRule: Rule = (question, context) => {
  const isOfStatus = question.family.includes('countries') && has(question, 'status')
  // `Health in Africa` is not about wallets.
  const isOfPlace =
    has(question, 'country') || (has(question, 'region', 'group') && context.ignored === undefined)
  return isOfStatus || (isOfPlace && !has(question, 'family', 'status'))
    ? nationalWalletRule({ ...question, wallet: [true] }, context)
    : undefined
}

/**
 * The suppliers of national wallets, or the funders or managers of these or all projects, by number of projects in
 * descending order.
 */
const organizationsRule: Rule = (question, { data }) => {
  const wallets = nationalWallets(data)
  const { family, relation: relations } = question
  const [relation, ...otherRelations] = relations.filter((candidate) => candidate !== 'uses')
  if (!wallets || !relation || otherRelations.length > 0) return undefined
  if (family.some((name) => ['regulations', 'standards', 'dlt-instances'].includes(name))) {
    return undefined
  }
  const place = getPlace(question)
  if (relation === 'builds') return answerTopic('suppliers', wallets, place)
  const details = dataOrUndefined(data.details) ?? []
  if (isAboutNationalWallets(question)) {
    const countries = wallets.countries.filter((country) => isInPlace(place, country))
    const ids = new Set(countries.flatMap((country) => country.wallets.map(({ id }) => id)))
    const ofPlace = details.filter(({ id }) => ids.has(id))
    const what = `national wallets${placePhrase(place)}`
    return answerOrganizations(relation, ofPlace, { what, path: walletsAddress(place) })
  }
  if (has(question, 'region', 'group')) return undefined
  const path = listAddress('/entities', { page: 1, filters: { role: [relation] } })
  return answerOrganizations(relation, details, { what: 'projects', path })
}

/**
 * The countries with laws, or those that use a ledger, a DID method or a standard, whichever it is; and the projects of a
 * place that do.
 */
const usageRule: Rule = (question, { data }) => {
  const { family: families, relation } = question
  const isOfCountries = families.includes('countries')
  const isOfPlace = has(question, ...place)
  if (isOfCountries && !isOfPlace && families.includes('regulations')) {
    return answerCountriesWithLaws(data)
  }
  const [family, ...otherFamilies] = families.filter(
    (name) => name !== 'countries' && name !== 'projects',
  )
  // A project has a technology by way of its ledger.
  const meant = family === 'dlts' ? 'dlt-instances' : family
  const used = countedFamilies.find((name) => name === meant)
  if (!used || otherFamilies.length > 0 || !relation.every((name) => name === 'uses')) {
    return undefined
  }
  if (isOfCountries) return isOfPlace ? undefined : answerCountriesUsing(used, data)
  return isOfPlace || families.includes('projects')
    ? answerUsageIn(question, used, data)
    : undefined
}

const comparedKinds: readonly ComparedKind[] = ['countries', 'projects', 'standards']

/** Countries, projects or standards next to each other. */
const comparisonRule: Rule = ({ comparison, country, record }, { data }) => {
  const names = getNames(data)
  const compared = [
    ...country.map((key) => ({ family: 'countries', key, name: names.country(key) })),
    ...record.map(({ family, id }) => ({
      family,
      key: id,
      name: names.record(family, String(id)),
    })),
  ]
  const kind = comparedKinds.find((name) => compared.every(({ family }) => family === name))
  if (comparison.length === 0 || compared.length < 2 || !kind) return undefined
  return {
    title: `Compare ${enumerated(compared.map(({ name }) => name))}`,
    path: compareAddress(
      kind,
      compared.map(({ key }) => key),
    ),
    text: 'Their facts next to each other, with sources.',
    rows: [],
    links: [],
  }
}

/** Whether a question is about projects of a kind or status. */
const describesProjects = (question: Question): boolean =>
  has(question, 'status', 'kind', 'level', 'type', 'wallet')

const recordRule: Rule = (question, { data }) => {
  const [record, second, ...otherRecords] = question.record
  if (!record || otherRecords.length > 0) return undefined
  if (record.family !== 'projects' && describesProjects(question)) return undefined
  if (second) return answerLink(record, second, data)
  if (record.family === 'projects') return answerAboutProject(record, question, data)
  if (has(question, 'group') || question.family.includes('countries')) return undefined
  const node = unwrap(makeGraph(data)).data.nodes.get(
    nodeIdOfRecord(record.family, record.id) ?? '',
  )
  const codes = node ? getCodes(node) : []
  if (question.country.some((code) => !codes.includes(code))) return undefined
  const [relation] = question.relation
  if (relation && relation !== 'uses') return answerRelation(record, relation, data)
  const isPlain = question.family.every((name) => name === 'projects' || name === record.family)
  // `Ledger` and `protocol` may describe a technology, as in `Ethereum ledger`, but not an industry.
  const isTechnology = isUsedFamily(record.family) && record.family !== 'industries'
  const isDescribed = isTechnology && !has(question, 'sector')
  return isPlain || isDescribed ? answerRecord(record, data) : undefined
}

/** A number of records: `launched projects in Europe`, `standards`. */
const listRule: Rule = (question, { data }) => {
  const { record: records, family: families, country, group, region } = question
  if (records.some(({ family }) => !filteringFamilies.some((name) => name === family))) {
    return undefined
  }
  const isOfCountries =
    families.includes('countries') &&
    (records.length > 0 ||
      families.includes('projects') ||
      has(question, 'protocol', 'property', 'kind', 'type')) &&
    country.length === 0
  if (isOfCountries && families.every((name) => name === 'countries' || name === 'projects')) {
    return answerCountries(question, data)
  }
  const isAboutProjects =
    records.length + (has(question, 'country', 'region', 'group') ? 1 : 0) > 1 ||
    has(question, 'protocol', 'property') ||
    describesProjects(question)
  const [family = isAboutProjects ? 'projects' : undefined, ...otherFamilies] = families
  const isUsage = question.relation.every((relation) => relation === 'uses')
  if (!family || otherFamilies.length > 0 || !isUsage) return undefined
  const isOfUnion = family === 'regulations' && group.includes('eu')
  const answer = answerList(
    family,
    isOfUnion
      ? {
          ...question,
          country: [...country, unionCode],
          group: group.filter((key) => key !== 'eu'),
        }
      : question,
    data,
  )
  // Many organizations share a part of their names, and few questions are about a country outside a region.
  const isGuess =
    records.some((record) => record.family === 'entities') ||
    (country.length > 0 && region.length + group.length > 0)
  return isGuess && answer?.number?.value === 0 ? undefined : answer
}

const place: readonly Meaning[] = ['country', 'region', 'group']
const subject: readonly Meaning[] = ['wallet', 'level', 'family', 'relation']
const facts: readonly Meaning[] = ['record', 'protocol', 'sector', 'status', 'year', 'period']

/** The rules with the meanings that they consider. A rule does not apply to a question with any other. */
const rules: readonly (readonly [Rule, readonly Meaning[]])[] = [
  [comparisonRule, ['comparison', 'country', 'record', 'wallet', 'level']],
  [nationalWalletRule, [...subject, ...place, ...facts, 'without', 'order']],
  [placeRule, [...place, 'relation', 'family', 'status', 'order']],
  [organizationsRule, [...subject, 'region', 'group']],
  [usageRule, ['family', 'relation', ...place]],
  [recordRule, [...subject, 'status', 'kind', 'type', 'record', 'country', 'group', 'sector']],
  [listRule, [...subject, ...place, ...facts, 'kind', 'type', 'property']],
]

/** The answer of the first rule that applies. */
export function answerQuestion(question: Question, context: Context): Answer | undefined {
  for (const [rule, considered] of rules) {
    const isConsidered = getMeanings(question).every((is) => considered.includes(is))
    const answer = isConsidered ? rule(question, context) : undefined
    if (answer) return answer
  }
  return undefined
}
