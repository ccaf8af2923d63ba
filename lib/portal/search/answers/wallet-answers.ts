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
import { answerWalletTopic, type WalletTopic } from '@/lib/portal/wallets/wallet-topics'
import { regionTitle, type WalletsState, walletsAddress } from '@/lib/portal/wallets/wallets-query'
import {
  isInPlace,
  type WalletsView,
  walletsIn,
  walletsView,
} from '@/lib/portal/wallets/wallets-view'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { groupBy } from '@/lib/text/group-by'
import { inSentence } from '@/lib/text/names'
import { capitalized } from '@/lib/text/sentences'
import { type Answer, type AnswerRow, answerStatus, cutRows, makeNumber } from './answer'

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

export const countryLink = ({ code, name }: WalletCountry) => ({
  text: `More about ${inSentence(name)}`,
  path: countryPath(code),
})

type CountryRecords = Pick<Country, 'stats'>

function recordsSentence(records: CountryRecords | undefined): string {
  const { projects_hq: projects = 0, entities = 0, regulations = 0 } = records?.stats ?? {}
  const counts = { project: projects, organization: entities, law: regulations }
  const known = Object.entries(counts).filter(([, count]) => count > 0)
  const parts = known.map(([noun, count]) => counted(count, noun))
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
    status: answerStatus(first),
    text: [countryAnswer(country.name, country.wallets, date), recordsSentence(records)]
      .filter(Boolean)
      .join(' '),
    number: launchedNumber(wallets),
    ...cutRows(rows),
    links: [countryLink(country), allWallets],
  }
}

/** `AltID, since June 2026` */
const describeWallet = ({ name, launch_date: launch, status }: NationalWallet): string =>
  launch && getStage(status) === 'running'
    ? `${name}, since ${formatDate(launch.slice(0, 7))}`
    : name

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

/** The words for countries at a status, in the singular and the plural. */
const statusVerbs = {
  pilot: ['is piloting', 'are piloting'],
  announced: ['has announced, but not launched,', 'have announced, but not launched,'],
} as const

/** The countries at the requested status, or the finding about countries that have launched a wallet. */
function getTitle({ title, counts, endedWallets, state }: WalletsView): string {
  const { status } = state
  if (status === 'pilot' || status === 'announced') {
    const verb = statusVerbs[status][counts[status] > 1 ? 1 : 0]
    return `${countryPhrase(counts[status], state)} ${verb} a national wallet`
  }
  if (status !== 'ended') return title
  const ended = endedWallets === 0 ? 'No national wallet' : counted(endedWallets, 'national wallet')
  return `${ended}${placePhrase(state)} ${endedWallets > 1 ? 'have' : 'has'} ended`
}

const orders = { newest: 'Newest launch first', oldest: 'Oldest launch first' } as const

/** Sorts by launch. Countries without a known launch come last. */
function sortByLaunch(countries: readonly WalletCountry[], order: keyof typeof orders) {
  const key = ({ wallets: [first] }: WalletCountry) =>
    first?.launch_date ?? (order === 'oldest' ? '9' : '')
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

/** What some countries lack, and what all others have. */
const withoutWords = {
  launch: { lack: 'not launched a national wallet', opposite: 'launched a national wallet' },
  wallet: { lack: 'no known national wallet', opposite: 'a known national wallet' },
} as const

/** The countries of a place that have not launched a national wallet, or that have none in the data. */
export function answerWithout(
  what: keyof typeof withoutWords,
  { countries }: NationalWallets,
  place: WalletsState,
): Answer {
  const order: readonly WalletStatus[] = ['pilot', 'announced', 'undisclosed', 'ended', 'none']
  const getStatus = (country: WalletCountry) => order.indexOf(statusOfCountry(country))
  const found = countries
    .filter((country) => isInPlace(place, country))
    .filter((country) => getStatus(country) >= (what === 'launch' ? 0 : order.length - 1))
    .toSorted((a, b) => getStatus(a) - getStatus(b))
  const { lack, opposite } = withoutWords[what]
  const group = place.region ? undefined : getGroup(place.group)
  const all = group
    ? `${countryPhrase(group.codes.length, place)} have`
    : `Every country${placePhrase(place)} has`
  const path = walletsAddress(place)
  return {
    title:
      found.length === 0
        ? `${all} ${opposite}`
        : `${countryPhrase(found.length, place)} ${found.length > 1 ? 'have' : 'has'} ${lack}`,
    path: what === 'launch' ? path : listWithout(place),
    text: 'There may be wallets that we do not know of.',
    number: makeNumber(found.length, 'country', 'countries'),
    ...cutRows(found.map(countryRow)),
    links: [{ text: 'All national wallets', path }],
  }
}

/** The suppliers and managers of a country's wallets, each once with its roles. */
function makerRows(wallets: readonly NationalWallet[]): AnswerRow[] {
  const entities = wallets.flatMap((wallet) => wallet.entities ?? [])
  const makers = [
    ...entities
      .filter(({ role }) => role === 'Supplier')
      .map((found) => ({ ...found, note: 'supplier' })),
    ...entities
      .filter(({ relationship_type: type }) => type === 'Managing')
      .map((found) => ({ ...found, note: 'manager' })),
  ]
  return [...groupBy(makers, ({ id }) => id).values()].flatMap((roles) =>
    roles.slice(0, 1).map(({ id, name, source }) => ({
      name,
      path: recordPath('entities', id, name),
      note: enumerated([...new Set(roles.map(({ note }) => note))]),
      source,
    })),
  )
}

const topicNouns: Readonly<Record<WalletTopic, string>> = {
  suppliers: 'supplier of',
  protocols: 'standard of',
  ledgers: 'ledger of',
  laws: 'law for',
}

/** @example 'Standards of the national wallet (AltID):', before the rows with the names */
function topicSentence(topic: WalletTopic, wallets: readonly NationalWallet[], count: number) {
  const noun = topicNouns[topic]
  const which = `the national ${wallets.length === 1 ? 'wallet' : 'wallets'} (${enumerated(wallets.map(({ name }) => name))})`
  if (count === 0) return `Our sources name no ${noun} ${which}.`
  return topic === 'suppliers'
    ? `Organizations behind ${which}:`
    : `${capitalized(count === 1 ? noun : noun.replace(' ', 's '))} ${which}:`
}

/** The technology, suppliers or laws of the wallets of a country. Undefined if it has no wallet. */
export function answerCountryTopic(topic: WalletTopic, country: WalletCountry): Answer | undefined {
  const wallets = currentWallets(country)
  if (wallets.length === 0) return undefined
  const items = answerWalletTopic(topic, { countries: [country] })?.items ?? []
  const sources = new Map(
    wallets.flatMap(({ dlt_instances: ledgers, regulations }) => [
      ...(ledgers ?? []).map(
        ({ id, name, source }) => [recordPath('dlt-instances', id, name), source] as const,
      ),
      ...(regulations ?? []).map(
        ({ id, title, source }) => [recordPath('regulations', id, title), source] as const,
      ),
    ]),
  )
  const rows =
    topic === 'suppliers'
      ? makerRows(wallets)
      : items.map(({ name, path }) => ({ name, path, source: sources.get(path) }))
  return {
    title: `${country.name}: national wallet`,
    path: countryPath(country.code),
    status: answerStatus(country.wallets[0]),
    text: topicSentence(topic, wallets, items.length),
    ...cutRows(rows),
    links: [allWallets],
  }
}

/** The technology, suppliers or laws of the wallets in the countries of a place. */
export function answerTopic(
  topic: WalletTopic,
  wallets: NationalWallets,
  place: WalletsState,
): Answer | undefined {
  const countries = wallets.countries.filter((country) => isInPlace(place, country))
  const found = answerWalletTopic(topic, { countries })
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
