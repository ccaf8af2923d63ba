/** Answers about national wallets: of one country, of several, and about their technology. */
import type { Country } from '@/lib/contract/countries'
import { countryAnswer } from '@/lib/portal/countries/answer'
import { listAddress } from '@/lib/portal/list/list-state'
import { getStage } from '@/lib/portal/projects/status'
import { getGroup } from '@/lib/portal/records/country-groups'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { countStatuses, describeOtherStatuses } from '@/lib/portal/wallets/finding'
import {
  currentWallets,
  type NationalWallet,
  type NationalWallets,
  statusOfCountry,
  type WalletCountry,
  type WalletStatus,
} from '@/lib/portal/wallets/national-wallets'
import {
  answerWalletTopic,
  type TopicItem,
  type WalletTopic,
} from '@/lib/portal/wallets/wallet-topics'
import { regionTitle, type WalletsState, walletsAddress } from '@/lib/portal/wallets/wallets-query'
import {
  isInPlace,
  type WalletsView,
  walletsIn,
  walletsView,
} from '@/lib/portal/wallets/wallets-view'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { inSentence } from '@/lib/text/names'
import { capitalized } from '@/lib/text/sentences'
import { type Answer, type AnswerRow, answerStatus, cutRows } from './answer'

const allWallets = { text: 'All national wallets', path: walletsAddress() }

/** The number of all countries that have launched a wallet, for an answer that does not name it. */
function launchedNumber({ countries }: NationalWallets): NonNullable<Answer['number']> {
  const counts = countStatuses(countries.map(statusOfCountry))
  const value = counts.launched
  const others = describeOtherStatuses({ counts }) ?? ''
  const launched = `${value === 1 ? 'country has' : 'countries have'} launched a national wallet.`
  return { value, text: `${launched} ${others}`.trim() }
}

const walletRow = ({ id, title, status, status_date: date }: NationalWallet): AnswerRow => ({
  name: title,
  path: recordPath('projects', id, title),
  status,
  note: date ? `as of ${formatDate(date)}` : undefined,
})

type CountryRecords = Pick<Country, 'stats'>

function recordsSentence(records: CountryRecords | undefined): string {
  const { projects_hq: projects = 0, entities = 0, regulations = 0 } = records?.stats ?? {}
  const parts = [
    ...(projects > 0 ? [counted(projects, 'project')] : []),
    ...(entities > 0 ? [counted(entities, 'organization')] : []),
    ...(regulations > 0 ? [counted(regulations, 'law')] : []),
  ]
  return parts.length > 0 ? `We know of ${enumerated(parts)}.` : ''
}

export function answerCountryWallet(
  country: WalletCountry,
  wallets: NationalWallets,
  date: string,
  records: CountryRecords | undefined,
): Answer {
  const [first, ...otherWallets] = country.wallets
  // The status of an only wallet is in the answer itself.
  const rows =
    first && otherWallets.length === 0
      ? [{ name: first.title, path: recordPath('projects', first.id, first.title) }]
      : country.wallets.map(walletRow)
  return {
    title: country.name,
    path: countryPath(country.code),
    status: first && answerStatus(first),
    text: [countryAnswer(country.name, country.wallets, date), recordsSentence(records)]
      .filter(Boolean)
      .join(' '),
    number: launchedNumber(wallets),
    ...cutRows(rows),
    links: [
      { text: `More about ${inSentence(country.name)}`, path: countryPath(country.code) },
      allWallets,
    ],
  }
}

/** `AltID, since June 2026` */
const describeWallet = ({ name, launch_date: launch, status }: NationalWallet): string =>
  launch && getStage(status) === 'running'
    ? `${name}, since ${formatDate(launch.slice(0, 7))}`
    : name

const getLaunch = ({ wallets: [first] }: WalletCountry): string => first?.launch_date ?? ''

function countryRow({ code, name, wallets: [first] }: WalletCountry): AnswerRow {
  return {
    name,
    path: countryPath(code),
    status: first?.status,
    note: first && describeWallet(first),
  }
}

/** ` in Africa`, ` in the EU states`, ` in Europe among the EU states` */
export function placePhrase({ region, group }: WalletsState): string {
  const members = getGroup(group)?.members
  if (!region) return members ? ` in the ${members}` : ''
  return ` in ${inSentence(regionTitle(region))}${members ? ` among the ${members}` : ''}`
}

/** `4 countries in Europe`, `None of the 27 EU states`, `All 27 EU states` */
function countryPhrase(count: number, place: WalletsState): string {
  const group = getGroup(place.group)
  if (group && !place.region) {
    const members = `${group.codes.length} ${group.members}`
    if (count === group.codes.length) return `All ${members}`
    return `${count === 0 ? 'None' : formatCount(count)} of the ${members}`
  }
  const found = count === 0 ? 'No country' : counted(count, 'country', 'countries')
  return `${found}${placePhrase(place)}`
}

/** `Every country in Europe has`, `All 27 EU states have` */
function allPhrase(place: WalletsState): string {
  const group = getGroup(place.group)
  return group && !place.region
    ? `${countryPhrase(group.codes.length, place)} have`
    : `Every country${placePhrase(place)} has`
}

/** The countries at the requested status, or the finding about countries that have launched a wallet. */
function getTitle({ title, counts, endedWallets, state }: WalletsView): string {
  const { pilot, announced } = counts
  if (state.status === 'pilot') {
    return `${countryPhrase(pilot, state)} ${pilot > 1 ? 'are' : 'is'} piloting a national wallet`
  }
  if (state.status === 'announced') {
    return `${countryPhrase(announced, state)} ${announced > 1 ? 'have' : 'has'} announced, but not launched, a national wallet`
  }
  return state.status === 'ended'
    ? `${endedWallets === 0 ? 'No national wallet' : counted(endedWallets, 'national wallet')}${placePhrase(state)} ${endedWallets > 1 ? 'have' : 'has'} ended`
    : title
}

const orders = { newest: 'Newest launch first', oldest: 'Oldest launch first' } as const

/** Sorts by launch. Countries without a known launch come last. */
function sortByLaunch(countries: readonly WalletCountry[], order: keyof typeof orders) {
  const key = (country: WalletCountry) => getLaunch(country) || (order === 'oldest' ? '9' : '')
  const sorted = countries.toSorted((a, b) => key(a).localeCompare(key(b)))
  return order === 'oldest' ? sorted : sorted.reverse()
}

/** The countries in a state of the page of national wallets: the launched first, in the order of their launches. */
export function answerWallets(
  wallets: NationalWallets,
  state: WalletsState,
  date: string,
  order: keyof typeof orders = 'newest',
): Answer {
  const view = walletsView(wallets, state, date)
  const path = walletsAddress(state)
  const isOther = state.status !== undefined && state.status !== 'launched'
  const endedWallets = state.status === 'ended' ? walletsIn(view.sections) : undefined
  const countries = view.sections.flatMap(({ rows }) =>
    sortByLaunch(
      rows.map(({ country }) => country),
      order,
    ),
  )
  const rows = [...new Map(countries.map((country) => [country.code, country])).values()]
  return {
    title: getTitle(view),
    path,
    text: [isOther ? undefined : view.otherStatuses, view.duty].filter(Boolean).join(' '),
    ...cutRows(endedWallets?.map(walletRow) ?? rows.map(countryRow)),
    ...(isOther || rows.length < 2 ? {} : { order: orders[order] }),
    rowNoun: view.filters ? `countries: ${view.filters}` : 'countries with a national wallet',
    links: [
      { text: view.filters ? `Table: ${view.filters}` : 'All national wallets', path },
      ...(view.filters ? [allWallets] : []),
    ],
  }
}

/** The list of the countries of a place without a national wallet. */
const listWithout = ({ region, group }: WalletsState): string =>
  listAddress('/countries', {
    filters: {
      wallet: ['none'],
      records: ['all'],
      ...(region ? { region: [regionTitle(region)] } : {}),
      ...(group ? { group: [group] } : {}),
    },
  })

/** The countries of a place that have not launched a national wallet, or that have none in the data. */
export function answerWithout(
  what: 'launch' | 'wallet',
  { countries }: NationalWallets,
  place: WalletsState,
): Answer {
  const order: readonly WalletStatus[] = ['pilot', 'announced', 'undisclosed', 'ended', 'none']
  const getStatus = (country: WalletCountry) => order.indexOf(statusOfCountry(country))
  const found = countries
    .filter((country) => isInPlace(place, country))
    .filter((country) => getStatus(country) >= (what === 'launch' ? 0 : order.length - 1))
    .toSorted((a, b) => getStatus(a) - getStatus(b))
  const verb = found.length > 1 ? 'have' : 'has'
  const lack =
    what === 'launch'
      ? `${verb} not launched a national wallet`
      : `${verb} no known national wallet`
  const path = walletsAddress(place)
  return {
    title:
      found.length === 0
        ? `${allPhrase(place)} ${what === 'launch' ? 'launched a national wallet' : 'a known national wallet'}`
        : `${countryPhrase(found.length, place)} ${lack}`,
    path: what === 'launch' ? path : listWithout(place),
    text: 'There may be wallets that we do not know of.',
    number: { value: found.length, text: found.length === 1 ? 'country' : 'countries' },
    ...cutRows(found.map(countryRow)),
    links: [{ text: 'All national wallets', path }],
  }
}

const topicNouns: Readonly<Record<WalletTopic, readonly [singular: string, plural: string]>> = {
  suppliers: ['supplier of', 'suppliers of'],
  protocols: ['standard of', 'standards of'],
  ledgers: ['ledger of', 'ledgers of'],
  laws: ['law for', 'laws for'],
}

/** The suppliers and managers of a country's wallets, each once with its roles. */
function makerRows(country: WalletCountry): AnswerRow[] {
  const roles = new Map<string, { name: string; notes: Set<string> }>()
  const add = (note: string, organizations: NationalWallet['managers']) => {
    for (const { id, name } of organizations) {
      const path = recordPath('entities', id, name)
      const organization = roles.get(path) ?? { name, notes: new Set() }
      organization.notes.add(note)
      roles.set(path, organization)
    }
  }
  const wallets = currentWallets(country)
  for (const { suppliers } of wallets) add('supplier', suppliers)
  for (const { managers } of wallets) add('manager', managers)
  return [...roles].map(([path, { name, notes }]) => ({ name, path, note: enumerated([...notes]) }))
}

/** The sources that connect the wallets of a country with other records, by the paths of these. */
const findSources = (country: WalletCountry): ReadonlyMap<string, string | null | undefined> =>
  new Map(
    currentWallets(country).flatMap(({ entities, dlt_instances: ledgers, regulations }) => [
      ...(entities ?? [])
        .toSorted((a, b) => Number(a.role === 'Supplier') - Number(b.role === 'Supplier'))
        .map(({ id, name, source }) => [recordPath('entities', id, name), source] as const),
      ...(ledgers ?? []).map(
        ({ id, name, source }) => [recordPath('dlt-instances', id, name), source] as const,
      ),
      ...(regulations ?? []).map(
        ({ id, title, source }) => [recordPath('regulations', id, title), source] as const,
      ),
    ]),
  )

/** @example 'Standards of the national wallet (AltID):', before the rows with the names */
function topicSentence(topic: WalletTopic, country: WalletCountry, count: number) {
  const [singular, plural] = topicNouns[topic]
  const wallets = currentWallets(country).map(({ name }) => name)
  const which = `the national ${wallets.length === 1 ? 'wallet' : 'wallets'} (${enumerated(wallets)})`
  if (topic === 'suppliers' && count > 0) return `Organizations behind ${which}:`
  return count === 0
    ? `Our sources name no ${singular} ${which}.`
    : `${capitalized(count === 1 ? singular : plural)} ${which}:`
}

function answerCountryTopic(
  topic: WalletTopic,
  country: WalletCountry,
  items: readonly TopicItem[],
): Answer {
  const sources = findSources(country)
  const rows =
    topic === 'suppliers' ? makerRows(country) : items.map(({ name, path }) => ({ name, path }))
  return {
    title: `${country.name}: national wallet`,
    path: countryPath(country.code),
    status: country.wallets[0] && answerStatus(country.wallets[0]),
    text: topicSentence(topic, country, items.length),
    ...cutRows(rows.map((row) => ({ ...row, source: sources.get(row.path) }))),
    links: [allWallets],
  }
}

/** Answers about the technology, suppliers and laws of wallets: in the countries of a place, or in one country. */
export function answerTopic(
  topic: WalletTopic,
  wallets: NationalWallets,
  place: WalletsState,
  country?: WalletCountry,
): Answer | undefined {
  if (country && currentWallets(country).length === 0) return undefined
  const countries = country
    ? [country]
    : wallets.countries.filter((candidate) => isInPlace(place, candidate))
  const found = answerWalletTopic(topic, { ...wallets, countries })
  if (country) return answerCountryTopic(topic, country, found?.items ?? [])
  if (!found) return undefined
  const rows = found.items.map(({ name, path, countries }) => ({
    name,
    path,
    note:
      countries.length > 4
        ? counted(countries.length, 'country', 'countries')
        : enumerated(countries),
  }))
  return {
    title: `${found.title}${placePhrase(place)}?`,
    path: walletsAddress(place),
    text: found.answer,
    number: launchedNumber(wallets),
    ...cutRows(rows),
    links: [allWallets],
  }
}
