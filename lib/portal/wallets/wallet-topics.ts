/**
 * The technology, suppliers and laws of national wallets, counted by country. Wallets that have ended do not
 * count, and nothing is known without the details of projects.
 */
import { recordPath } from '@/lib/portal/records/record-path'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { inSentence, withArticleIfNeeded } from '@/lib/text/names'
import {
  currentWallets,
  type NationalWallet,
  type NationalWallets,
  statusOfCountry,
  type WalletCountry,
} from './national-wallets'
import { protocolNames, protocols } from './protocols'
import { walletsAddress } from './wallets-query'

/** Something that wallets have, with the countries of these wallets. */
export interface TopicItem {
  name: string
  path: string
  /** A description, for standards that most readers do not know. */
  purpose?: string
  countries: readonly string[]
}

export interface WalletTopicAnswer {
  /** As it follows other questions on national wallets. */
  question: string
  /** The question on its own, without its mark: a place may follow. */
  title: string
  /** One or two sentences. */
  answer: string
  /** The most frequent first. */
  items: readonly TopicItem[]
}

type Item = Omit<TopicItem, 'countries'>

const inFamily =
  (family: 'entities' | 'dlt-instances' | 'regulations') =>
  ({ id, name }: { id: number; name: string }): Item => ({
    name,
    path: recordPath(family, id, name),
  })

const protocolItems = (wallet: NationalWallet): readonly Item[] =>
  protocolNames
    .filter((name) => wallet.protocols.includes(name))
    .map((protocol) => ({
      name: protocols[protocol].label,
      purpose: protocols[protocol].purpose,
      path: walletsAddress({ protocol }),
    }))

function countItems(countries: readonly WalletCountry[], topic: WalletTopic): TopicItem[] {
  const byPath = new Map<string, TopicItem & { countries: string[] }>()
  for (const country of countries) {
    const topicItems = currentWallets(country).flatMap(topics[topic].getItems)
    for (const [path, item] of new Map(topicItems.map((entry) => [entry.path, entry]))) {
      const topicItem = byPath.get(path) ?? { ...item, countries: [] }
      topicItem.countries.push(country.name)
      byPath.set(path, topicItem)
    }
  }
  return [...byPath.values()].sort((a, b) => b.countries.length - a.countries.length)
}

const inCountries = (count: number): string => counted(count, 'country', 'countries')

/** Unlike the answer about ledgers, the other answers count wallets that have not launched too. */
const withWallet = (total: number): string =>
  `the ${inCountries(total)} with a national wallet at any stage`

/** The first items that are as frequent as the very first. */
const mostFrequent = (items: readonly TopicItem[]): readonly TopicItem[] =>
  items.filter(({ countries }) => countries.length === items[0]?.countries.length)

interface TopicCounts {
  items: readonly TopicItem[]
  /** The number of countries with a wallet, and the number of countries whose wallets name anything. */
  total: number
  naming: number
  /**
   * The countries with a launched wallet that name a ledger, and the number of all countries with a launched wallet.
   */
  launched: { names: readonly string[]; total: number }
}

function answerSuppliers({ items, total, naming }: TopicCounts): string {
  const summary = `Sources name a supplier in ${formatCount(naming)} of ${withWallet(total)}.`
  const [first, ...otherNames] = mostFrequent(items)
  if (!first || otherNames.length > 0 || first.countries.length < 2) return summary
  const where = enumerated(first.countries.map(inSentence))
  return `${summary} ${first.name} supplies the most national wallets: those of ${where}.`
}

function answerProtocols({ items, total, naming }: TopicCounts): string {
  const first = items
    .slice(0, 3)
    .map(({ name, purpose, countries }) => `${name} (${purpose}) in ${countries.length}`)
  return `We know the formats and protocols in ${formatCount(naming)} of ${withWallet(total)}. The most common ${first.length === 1 ? 'is' : 'are'} ${enumerated(first)}.`
}

function answerLedgers({ launched: { names, total } }: TopicCounts): string {
  const totalText = inCountries(total)
  if (names.length === 0) return `Sources name none for the ${totalText} with a launched wallet.`
  const where = enumerated(names.map(inSentence))
  const rest = total - names.length
  const unknown =
    rest > 0
      ? ` We found no source either way for the other ${rest === 1 ? 'country' : formatCount(rest)}.`
      : ''
  return `In ${formatCount(names.length)} of the ${totalText} with a launched wallet, sources name one: ${where}.${unknown}`
}

function answerLaws({ items, total }: TopicCounts): string {
  const [first, ...otherLaws] = items
  if (!first) return ''
  const topLaw = `The most common is ${withArticleIfNeeded(first.name)}, in ${formatCount(first.countries.length)} of ${withWallet(total)}`
  if (otherLaws.length === 0) return `${topLaw}.`
  return `${topLaw}. Sources also name ${counted(otherLaws.length, 'other law or bill', 'other laws and bills')}.`
}

interface Topic extends Pick<WalletTopicAnswer, 'question' | 'title'> {
  answer: (counts: TopicCounts) => string
  /** What a wallet names. */
  getItems: (wallet: NationalWallet) => readonly Item[]
}

const topics = {
  suppliers: {
    question: 'Who builds national wallets?',
    title: 'Who builds national wallets',
    answer: answerSuppliers,
    getItems: ({ suppliers }) => suppliers.map(inFamily('entities')),
  },
  protocols: {
    question: 'Which standards do they use?',
    title: 'Which standards do national wallets use',
    answer: answerProtocols,
    getItems: protocolItems,
  },
  ledgers: {
    question: 'Do they run on a blockchain?',
    title: 'Do national wallets run on a blockchain',
    answer: answerLedgers,
    getItems: ({ ledgers }) => ledgers.map(inFamily('dlt-instances')),
  },
  laws: {
    question: 'Which laws do they follow?',
    title: 'Which laws do national wallets follow',
    answer: answerLaws,
    getItems: ({ laws }) => laws.map(inFamily('regulations')),
  },
} as const satisfies Readonly<Record<string, Topic>>

export type WalletTopic = keyof typeof topics
export const walletTopics = Object.keys(topics) as WalletTopic[]

/** Undefined if no wallet names anything of the kind. */
export function answerWalletTopic(
  topic: WalletTopic,
  { countries }: Pick<NationalWallets, 'countries'>,
): WalletTopicAnswer | undefined {
  const items = countItems(countries, topic)
  if (items.length === 0) return undefined
  const owners = countries.filter((country) => currentWallets(country).length > 0)
  const isNaming = (country: WalletCountry) =>
    currentWallets(country).some((wallet) => topics[topic].getItems(wallet).length > 0)
  const launched = owners.filter((country) => statusOfCountry(country) === 'launched')
  const counts = {
    items,
    total: owners.length,
    naming: owners.filter(isNaming).length,
    launched: { names: launched.filter(isNaming).map(({ name }) => name), total: launched.length },
  }
  const { question, title, answer } = topics[topic]
  return { question, title, answer: answer(counts), items }
}
