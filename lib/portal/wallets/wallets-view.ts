/** The national wallets in a state of the page: rows, numbers and sentences. */

import type { SourceKind } from '@/lib/contract/sources'
import { walletLabels } from '@/lib/portal/map/map-measures'
import { oldStatusNote } from '@/lib/portal/projects/status'
import { type CountryGroup, dutySentence, getGroup } from '@/lib/portal/records/country-groups'
import type { SourceRecords } from '@/lib/portal/sources/references'
import { type SourceIndex, sourceIndex } from '@/lib/portal/sources/source-index'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { notCertifiedNote } from '@/lib/text/labels'
import { withArticleIfNeeded } from '@/lib/text/names'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { countStatuses, describeOtherStatuses, describeUndated, findingTitle } from './finding'
import {
  type NationalWallet,
  type NationalWallets,
  statusOfCountry,
  statusOfWallet,
  type WalletCountry,
  type WalletStatus,
} from './national-wallets'
import { protocols } from './protocols'
import { walletSources } from './wallet-details'
import { regionTitle, type WalletsState } from './wallets-query'

/** The statuses in the order of the table, with a description of each. */
export const walletStatuses: Readonly<
  Record<Exclude<WalletStatus, 'none'>, { label: string; description: string }>
> = {
  launched: {
    label: walletLabels.launched,
    description: 'The public can use the wallet with at least one official document.',
  },
  pilot: { label: walletLabels.pilot, description: 'Users are testing the wallet.' },
  announced: { label: walletLabels.announced, description: 'Planned, tendered or in development.' },
  undisclosed: { label: walletLabels.undisclosed, description: 'No source states a status.' },
  ended: { label: walletLabels.ended, description: 'Shut down or replaced.' },
}

export const statusNames = Object.keys(walletStatuses) as (keyof typeof walletStatuses)[]

/** A country with its wallets in a section of the table. */
export interface WalletRow {
  country: WalletCountry
  wallets: readonly NationalWallet[]
}

export interface WalletSection {
  status: keyof typeof walletStatuses
  rows: readonly WalletRow[]
}

export interface WalletsView {
  state: WalletsState
  title: string
  /** The newest launch. Undefined if no launched wallet has a date. */
  newest?: string
  /** The launches without a date. Undefined if all have one. */
  undated?: string
  /** How many statuses of launched wallets have no recent source. */
  evidence?: string
  otherStatuses?: string
  duty?: string
  law?: CountryGroup['duty']
  /** The filters in words. Undefined without filters. */
  filters?: string
  /** The number of countries at each status, regardless of the filter by status. */
  counts: Readonly<Record<WalletStatus, number>>
  /** The same without any filter. */
  allCounts: Readonly<Record<WalletStatus, number>>
  endedWallets: number
  sections: readonly WalletSection[]
  sources: SourceIndex
  hasDetails: boolean
  /** The date of the data, ISO 8601. */
  date: string
}

export function isInPlace({ region, group }: WalletsState, country: WalletCountry): boolean {
  const codes = getGroup(group)?.codes
  const isInRegion = region === undefined || country.region === regionTitle(region)
  return isInRegion && (codes === undefined || codes.includes(country.code))
}

/** The countries of a state with the wallets that use its protocol. */
function selectedCountries({ countries }: NationalWallets, state: WalletsState): WalletCountry[] {
  const { protocol } = state
  return countries
    .filter((country) => isInPlace(state, country))
    .map((country) => {
      if (!protocol) return country
      return {
        ...country,
        wallets: country.wallets.filter((wallet) => wallet.protocols.includes(protocol)),
      }
    })
}

const hasEnded = (wallet: NationalWallet): boolean => statusOfWallet(wallet) === 'ended'

/** Countries by the status of their most advanced wallet, and at the end all wallets that have ended. */
function getSections(
  countries: readonly WalletCountry[],
  selectedStatus?: WalletStatus,
): WalletSection[] {
  return statusNames
    .filter((status) => selectedStatus === undefined || status === selectedStatus)
    .map((status) => {
      const isEnd = status === 'ended'
      const rows = countries
        .filter((country) => isEnd || statusOfCountry(country) === status)
        .map((country) => ({
          country,
          wallets: country.wallets.filter((wallet) => hasEnded(wallet) === isEnd),
        }))
      return { status, rows: rows.filter(({ wallets }) => wallets.length > 0) }
    })
    .filter(({ rows }) => rows.length > 0)
}

export const walletsIn = (sections: readonly WalletSection[]): NationalWallet[] =>
  sections.flatMap(({ rows }) => rows.flatMap(({ wallets }) => wallets))

function filterText({ region, group, status, protocol }: WalletsState): string | undefined {
  const parts = [
    region && regionTitle(region),
    getGroup(group)?.name,
    status && walletStatuses[status].label,
    protocol && protocols[protocol].label,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : undefined
}

const union = getGroup('eu')

/**
 * `'For 13 of the 26 launched wallets, the newest source for the status is over a year old; for 1 more, the date is too imprecise to tell.'`
 * A date without a day is old for certain only if all its days are, and may be old if the first one is.
 */
function describeOldEvidence(launched: readonly WalletCountry[], date: string): string | undefined {
  const statuses = launched.flatMap(({ wallets: [wallet] }) => wallet ?? [])
  const countOld = (complete: (statusDate: string) => string) =>
    statuses.filter(({ status, status_date: day }) =>
      oldStatusNote({ status, date: day && complete(day) }, date),
    ).length
  const old = countOld((day) => day)
  if (old === 0) return undefined
  const unclear = countOld((day) => day + '-01-01'.slice(0, 10 - day.length)) - old
  const share =
    statuses.length === 1
      ? 'For the launched wallet'
      : `For ${formatCount(old)} of the ${counted(statuses.length, 'launched wallet')}`
  const more =
    unclear > 0 ? `; for ${formatCount(unclear)} more, the date is too imprecise to tell` : ''
  return `${share}, the newest source for the status is over a year old${more}.`
}

/** `'The status rests on an official source for 1 of the 26, on press reports for 15, on code repositories for 6 and on other sources for 4.'` */
function describeKinds(
  launched: readonly WalletCountry[],
  records: SourceRecords | undefined,
): string | undefined {
  if (!records || launched.length < 2) return undefined
  const kinds = launched.map(({ wallets: [first] }) => {
    const address = safeHttpUrl(first?.status_source)?.href
    return address && records.get(address)?.kind
  })
  const count = (kind: SourceKind) => kinds.filter((other) => other === kind).length
  const [official, press, code] = [count('official'), count('press'), count('code')]
  const unknown = kinds.filter((kind) => !kind).length
  const others = kinds.length - official - press - code - unknown
  const parts = [
    `on an official source for ${official === 0 ? 'none' : formatCount(official)} of the ${formatCount(launched.length)}`,
    ...(press > 0 ? [`on press reports for ${formatCount(press)}`] : []),
    ...(code > 0 ? [`on code repositories for ${formatCount(code)}`] : []),
    ...(others > 0 ? [`on other sources for ${formatCount(others)}`] : []),
    ...(unknown > 0 ? [`on no known source for ${formatCount(unknown)}`] : []),
  ]
  return official + press === 0 ? undefined : `The status rests ${enumerated(parts)}.`
}

/** `'The latest launch we know of is AltID (Denmark, June 2026).'` */
function describeNewest(launched: readonly WalletCountry[]): string | undefined {
  const dated = launched.flatMap(({ name, wallets: [first] }) =>
    first?.launch_date ? [{ country: name, wallet: first.name, date: first.launch_date }] : [],
  )
  const [newest] = dated.toSorted((a, b) => b.date.localeCompare(a.date))
  if (!newest) return undefined
  const month = formatDate(newest.date.slice(0, 7))
  return `The latest launch we know of is ${withArticleIfNeeded(newest.wallet)} (${newest.country}, ${month}).`
}

/** The countries of the launched wallets without a launch date, one for each wallet. */
const undatedLaunches = (countries: readonly WalletCountry[]): string[] =>
  countries.flatMap(({ name, wallets }) =>
    wallets
      .filter((wallet) => statusOfWallet(wallet) === 'launched' && !wallet.launch_date)
      .map(() => name),
  )

/** `date` is that of the data. With the records of sources, the evidence names their kinds. */
export function walletsView(
  walletsByCountry: NationalWallets,
  state: WalletsState,
  date: string,
  records?: SourceRecords,
): WalletsView {
  if (!union) throw new RangeError('The European Union is not among the groups')
  const countries = selectedCountries(walletsByCountry, state)
  const counts = countStatuses(countries.map(statusOfCountry))
  const sections = getSections(countries, state.status)
  const ofUnion = ({ code }: WalletCountry): boolean => union.codes.includes(code)
  const launched = countries.filter((country) => statusOfCountry(country) === 'launched')
  const duty = countries.some(ofUnion) ? dutySentence(union, date.slice(0, 10)) : undefined
  const evidence = [describeOldEvidence(launched, date), describeKinds(launched, records)]
  return {
    state,
    title: findingTitle({
      counts,
      unionLaunched: launched.filter(ofUnion).length,
      union,
      region: state.region && regionTitle(state.region),
      group: getGroup(state.group),
      protocol: state.protocol && protocols[state.protocol].label,
    }),
    otherStatuses: describeOtherStatuses({ counts }),
    duty: duty && `${notCertifiedNote}. ${duty}`,
    law: duty === undefined ? undefined : union.duty,
    newest: describeNewest(launched),
    undated: describeUndated(undatedLaunches(countries)),
    evidence: evidence.filter(Boolean).join(' ') || undefined,
    filters: filterText(state),
    counts,
    allCounts: countStatuses(walletsByCountry.countries.map(statusOfCountry)),
    endedWallets: countries.flatMap(({ wallets }) => wallets).filter(hasEnded).length,
    sections,
    sources: sourceIndex(
      'wallets',
      walletsIn(sections)
        .flatMap(walletSources)
        .map((source) => ({ source })),
    ),
    hasDetails: walletsByCountry.hasDetails,
    date,
  }
}

/** Describes the content of a map: `Launched 26, Pilot 6.` */
export function describeCounts(counts: Readonly<Record<WalletStatus, number>>): string {
  const parts = statusNames
    .filter((status) => counts[status] > 0)
    .map((status) => `${walletStatuses[status].label} ${formatCount(counts[status])}`)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No country has one.'
}

/** `Launched: Austria, Belgium. Pilot: Germany.` */
export function listCountries(countries: readonly WalletCountry[]): string {
  const parts = statusNames.flatMap((status) => {
    const names = countries
      .filter((country) => statusOfCountry(country) === status)
      .map(({ name }) => name)
    return names.length > 0 ? [`${walletStatuses[status].label}: ${names.join(', ')}.`] : []
  })
  return parts.join(' ') || 'No country has one.'
}
