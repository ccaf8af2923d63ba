/** Findings with numbers for the home page. Each has the page with its chart or with the list that it counts. */
import type { ProjectSummary } from '@/lib/contract/projects'
import { chartAddress } from '@/lib/portal/charts/chart-address'
import { listAddress } from '@/lib/portal/list/list-state'
import { getStage, stagePhrases } from '@/lib/portal/projects/status'
import { getGroup } from '@/lib/portal/records/country-groups'
import { type NationalWallets, statusOfCountry } from '@/lib/portal/wallets/national-wallets'
import { findRecentLaunches } from '@/lib/portal/wallets/recent-launches'
import { walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { walletsView } from '@/lib/portal/wallets/wallets-view'
import { formatCount } from '@/lib/text/counted'

export interface Finding {
  number: number
  total: number
  text: string
  link: { text: string; path: string }
}

/** How many states of the European Union have launched a wallet, which all of them must offer. */
function findUnionWallets(wallets: NationalWallets, date: string): Finding | undefined {
  const union = getGroup('eu')
  const { counts } = walletsView(wallets, { group: 'eu' }, date)
  const { launched, pilot, announced } = counts
  if (!union || launched + pilot + announced === 0) return undefined
  const pilotSentence = `${formatCount(pilot)} are piloting one and ${formatCount(announced)} have only announced one`
  return {
    number: launched,
    total: union.codes.length,
    text: `${union.members} have launched a national wallet. Of the others, ${pilotSentence}.`,
    link: { text: 'EU wallets', path: walletsAddress({ group: 'eu' }) },
  }
}

function findLedgerWallets(wallets: NationalWallets): Finding | undefined {
  const launched = wallets.countries.filter((country) => statusOfCountry(country) === 'launched')
  const naming = launched.filter(({ wallets: nationalWallets }) =>
    nationalWallets.some(({ ledgers }) => ledgers.length > 0),
  )
  if (naming.length === 0) return undefined
  return {
    number: naming.length,
    total: launched.length,
    text: 'countries with a launched wallet have one that is known to use a ledger, such as a blockchain.',
    link: { text: 'Launched wallets', path: walletsAddress({ status: 'launched' }) },
  }
}

function findRecentWallets(projects: readonly ProjectSummary[]): Finding | undefined {
  const recent = findRecentLaunches(projects)
  if (!recent) return undefined
  const { number, total, scope, year } = recent
  const link = { text: 'Wallets by year', path: chartAddress('national-wallets') }
  // A part between two commas.
  const comma = scope.includes(',') ? ',' : ''
  return { number, total, text: `national wallets ${scope}${comma} launched after ${year}.`, link }
}

export function countEnded(projects: readonly ProjectSummary[]) {
  const withStatus = projects.filter(({ status }) => getStage(status) !== undefined)
  const ended = withStatus.filter(({ status }) => getStage(status) === 'ended')
  const statuses = [...new Set(ended.flatMap(({ status }) => status ?? []))].sort()
  return {
    ended: ended.length,
    withStatus: withStatus.length,
    path: listAddress('/projects', { filters: { status: statuses } }),
  }
}

function findEnded(projects: readonly ProjectSummary[]): Finding | undefined {
  const { ended, withStatus, path } = countEnded(projects)
  if (ended === 0) return undefined
  const text = 'projects with a known status have ended.'
  return { number: ended, total: withStatus, text, link: { text: 'Ended projects', path } }
}

function findInUse(projects: readonly ProjectSummary[]): Finding | undefined {
  const pilots = projects.filter(({ status }) => getStage(status) === 'pilot')
  if (pilots.length === 0) return undefined
  const path = listAddress('/projects', { filters: { status: ['Pilot'] } })
  return {
    number: pilots.length,
    total: projects.length,
    text: `projects and consortia are ${stagePhrases.pilot}.`,
    link: { text: 'Pilots', path },
  }
}

const shownFindings = 3

/** The findings that the data allows. Findings on national wallets come first. `date` is the date of the data. */
export const getFindings = (
  wallets: NationalWallets | undefined,
  projects: readonly ProjectSummary[],
  date: string,
): Finding[] =>
  [
    wallets && findUnionWallets(wallets, date),
    wallets && findLedgerWallets(wallets),
    findRecentWallets(projects),
    findEnded(projects),
    findInUse(projects),
  ]
    .filter((finding) => finding !== undefined)
    .slice(0, shownFindings)
