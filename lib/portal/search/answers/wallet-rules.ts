/** The rules for questions about national wallets, alone or by place. */
import { dataOrUndefined } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { countryAnswer } from '@/lib/portal/countries/answer'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { listAddress } from '@/lib/portal/list/list-state'
import { getStage } from '@/lib/portal/projects/status'
import { countryPath } from '@/lib/portal/records/record-path'
import {
  nationalWallets,
  statusAtStage,
  type WalletCountry,
} from '@/lib/portal/wallets/national-wallets'
import { getProtocols } from '@/lib/portal/wallets/protocols'
import type { WalletTopic } from '@/lib/portal/wallets/wallet-topics'
import { type WalletsState, walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { isInPlace } from '@/lib/portal/wallets/wallets-view'
import { inSentence } from '@/lib/text/names'
import type { Answer } from './answer'
import { answerList, hasYears } from './list-answers'
import { answerOrganizations } from './organization-answers'
import { answerRelation } from './record-answers'
import { hasTerm, select, type Understood } from './understand'
import { type Relation, type Term, term } from './vocabulary'
import {
  answerCountryWallet,
  answerTopic,
  answerWallets,
  answerWithout,
  placePhrase,
} from './wallet-answers'

interface Question {
  understood: Understood
  data: PortalData
  date: string
}

/** Undefined if a rule does not apply. */
export type Rule = (question: Question) => Answer | undefined

export const hasFamily = (understood: Understood, ...families: readonly Family[]): boolean =>
  select(understood, 'family').some((family) => families.includes(family))

const hasRelation = (understood: Understood, relation: Relation): boolean =>
  select(understood, 'relation').includes(relation)

function findTopic(understood: Understood): WalletTopic | undefined {
  if (hasFamily(understood, 'dlt-instances', 'dlts')) return 'ledgers'
  if (hasFamily(understood, 'standards')) return 'protocols'
  if (hasFamily(understood, 'regulations')) return 'laws'
  if (hasFamily(understood, 'entities') || hasRelation(understood, 'builds')) return 'suppliers'
  return undefined
}

function findProtocol(understood: Understood, data: PortalData) {
  const [protocol] = select(understood, 'protocol')
  if (protocol) return protocol
  const standards = dataOrUndefined(data.standards) ?? []
  const titles = select(understood, 'record')
    .filter(({ family }) => family === 'standards')
    .flatMap(({ id }) => standards.find((standard) => standard.id === id)?.title ?? [])
  return getProtocols(titles)[0]
}

/** Whether a question is about national wallets rather than about all projects that are wallets. */
function isAboutNationalWallets(understood: Understood): boolean {
  const isOfLevel = select(understood, 'level').every((level) => level === 'National')
  return hasTerm(understood, 'wallet') && isOfLevel && !hasFamily(understood, 'projects')
}

const getPlace = (understood: Understood): WalletsState => ({
  region: select(understood, 'region')[0],
  group: select(understood, 'group')[0],
})

function answerCountry(country: WalletCountry, data: PortalData, date: string) {
  const wallets = nationalWallets(data)
  const records = dataOrUndefined(data.countries)?.find(({ code }) => code === country.code)
  return wallets && answerCountryWallet(country, wallets, date, records)
}

/** Who builds, funds or runs the wallet of a country, followed by its status. */
function answerOrganizationsOfCountry(
  understood: Understood,
  { code, name, wallets }: WalletCountry,
  data: PortalData,
  date: string,
): Answer | undefined {
  const [relation] = select(understood, 'relation')
  const [first] = wallets
  if (!relation || relation === 'uses' || !first) return undefined
  const answer = answerRelation({ family: 'projects', id: first.id }, relation, data)
  return (
    answer && {
      ...answer,
      text: `${answer.text} ${countryAnswer(name, wallets, date)}`,
      links: [...answer.links, { text: `More about ${inSentence(name)}`, path: countryPath(code) }],
    }
  )
}

/** `Which countries launched a wallet in 2025?` The list of projects has the years, and the countries of the wallets. */
function answerWalletsOfYear({ terms }: Understood, data: PortalData): Answer | undefined {
  const isCountries = ({ is, value }: Term) => is === 'family' && value === 'countries'
  if (!terms.some(isCountries)) return undefined
  const otherTerms = terms.filter((found) => !isCountries(found))
  return answerList('projects', { terms: [...otherTerms, term('level', 'National')] }, data)
}

export const nationalWalletRule: Rule = ({ understood, data, date }) => {
  const wallets = nationalWallets(data)
  if (!wallets || !isAboutNationalWallets(understood)) return undefined
  if (hasYears(understood)) return answerWalletsOfYear(understood, data)
  const protocol = findProtocol(understood, data)
  const namedCount = select(understood, 'record').length + select(understood, 'protocol').length
  // The table of wallets can be filtered by one protocol at a time.
  if (namedCount > (protocol ? 1 : 0)) return undefined
  const countries = select(understood, 'country')
  if (countries.length > 1) return undefined
  const country = wallets.countries.find(({ code }) => code === countries[0])
  if (country && !isInPlace(getPlace(understood), country)) return undefined
  const topic = protocol && country ? 'protocols' : findTopic(understood)
  const place = getPlace(understood)
  const [order] = select(understood, 'order')
  if (order) {
    const isOther = country || topic || hasTerm(understood, 'without', 'protocol', 'record')
    return isOther
      ? undefined
      : answerWallets(wallets, { ...place, status: 'launched' }, date, order)
  }
  const onTopic =
    topic && (country || !protocol) ? answerTopic(topic, wallets, place, country) : undefined
  if (onTopic) return onTopic
  if (topic && !country && !protocol) return undefined
  if (topic === 'laws') {
    const isOfLaws = ({ is }: Term) => is === 'country' || is === 'family'
    return answerList('regulations', { terms: understood.terms.filter(isOfLaws) }, data)
  }
  if (country) {
    return (
      answerOrganizationsOfCountry(understood, country, data, date) ??
      answerCountry(country, data, date)
    )
  }
  if (hasRelation(understood, 'funds') || hasRelation(understood, 'manages')) return undefined
  const [without] = select(understood, 'without')
  if (without) return answerWithout(without, wallets, place)
  const stage = getStage(select(understood, 'status')[0]?.[0])
  const state: WalletsState = {
    ...place,
    status: stage && statusAtStage(stage),
    protocol,
  }
  return answerWallets(wallets, state, date)
}

/**
 * The wallets of a place alone, such as Bhutan, Europe or ASEAN, or of a place with a relation; and of countries with a
 * status: `Which countries have launched?`
 */
export const placeRule: Rule = (question) => {
  const { understood } = question
  const { terms } = understood
  const isOfStatus = hasFamily(understood, 'countries') && hasTerm(understood, 'status')
  // `Health in Africa` is not about wallets.
  const isOfPlace =
    hasTerm(understood, 'country') ||
    (hasTerm(understood, 'region', 'group') && understood.ignored === undefined)
  return isOfStatus || (isOfPlace && !hasTerm(understood, 'family', 'status'))
    ? nationalWalletRule({ ...question, understood: { terms: [...terms, term('wallet', true)] } })
    : undefined
}

/**
 * The suppliers of national wallets, or the funders or managers of these or all projects, by number of projects in
 * descending order.
 */
export const organizationsRule: Rule = ({ understood, data }) => {
  const wallets = nationalWallets(data)
  const relations = select(understood, 'relation')
  const [relation, ...otherRelations] = relations.filter((candidate) => candidate !== 'uses')
  if (!wallets || !relation || otherRelations.length > 0) return undefined
  if (hasFamily(understood, 'regulations', 'standards', 'dlt-instances')) return undefined
  const place = getPlace(understood)
  if (relation === 'builds') return answerTopic('suppliers', wallets, place)
  if (isAboutNationalWallets(understood)) {
    const countries = wallets.countries.filter((country) => isInPlace(place, country))
    const ids = countries.flatMap((country) => country.wallets.map(({ id }) => id))
    const what = `national wallets${placePhrase(place)}`
    return answerOrganizations(relation, data, { what, path: walletsAddress(place), ids })
  }
  if (hasTerm(understood, 'region', 'group')) return undefined
  const path = listAddress('/entities', { page: 1, filters: { role: [relation] } })
  return answerOrganizations(relation, data, { what: 'projects', path })
}
