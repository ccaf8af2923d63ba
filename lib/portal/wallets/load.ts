/** Loads the national wallets of the current data, or of a version. */
import 'server-only'
import { noteFallback } from '@/lib/client/fallback-note'
import { unwrap } from '@/lib/client/result'
import type { Version } from '@/lib/contract/versions'
import { getData } from '@/lib/portal/data/current-data'
import { getDataDate } from '@/lib/portal/data/indexes'
import { type Citation, versionCitation } from '@/lib/portal/publish/cite/citation'
import { getDataContext } from '@/lib/portal/publish/load'
import { tableCsv } from '@/lib/portal/publish/table/table-file'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'
import { findVersion, getPastContext } from '@/lib/portal/versions/cite/load'
import { computeHash } from '@/lib/portal/versions/cite/past-list'
import { hasVersions } from '@/lib/portal/versions/load'
import { counted } from '@/lib/text/counted'
import { type NationalWallets, nationalWallets } from './national-wallets'
import { pastWalletsAddress, type WalletsState } from './wallets-query'
import { walletsAnswer, walletsTable } from './wallets-table'
import { type WalletsView, walletsIn, walletsView } from './wallets-view'

/** Undefined if the server has no national wallets. Throws `UpstreamUnavailable` without projects or countries. */
export async function getNationalWallets(version?: string): Promise<NationalWallets | undefined> {
  const data = await getData(version, { withDetails: true })
  unwrap(data.countries)
  noteFallback(unwrap(data.projects))
  return nationalWallets(data)
}

export interface DatedWallets {
  view: WalletsView
  date: string
  /** Whether the API has versions, which citations and feeds need. */
  hasVersions: boolean
}

/** Undefined if the server has no national wallets. */
export async function getWallets(state: WalletsState): Promise<DatedWallets | undefined> {
  const [wallets, isVersioned] = await Promise.all([getNationalWallets(), hasVersions()])
  if (!wallets) return undefined
  const date = getDataDate(await getData())
  return { view: walletsView(wallets, state, date), date, hasVersions: isVersioned }
}

export interface PastWallets {
  about: Version
  newest: Version
  view: WalletsView
  /** The number of wallets, as text. */
  count: string
  sha256: string
  citation: Citation
}

async function getPastView(name: string, state: WalletsState) {
  const found = await findVersion(name)
  const wallets = found && (await getNationalWallets(found.about.version))
  return wallets && { ...found, view: walletsView(wallets, state, found.about.date) }
}

/** Whether there is a version of a name. Older versions do not identify national wallets. */
export const hasVersion = async (name: string): Promise<boolean> =>
  (await findVersion(name)) !== undefined

/** The national wallets as of a version. Undefined if there is no such version, or if it has none. */
export async function getPastWallets(
  name: string,
  state: WalletsState,
): Promise<PastWallets | undefined> {
  const past = await getPastView(name, state)
  if (!past) return undefined
  const { view, about } = past
  const context = await getDataContext()
  const sha256 = computeHash(walletsAnswer(view, about.version, context.siteUrl))
  const count = counted(walletsIn(view.sections).length, 'wallet')
  const citation = versionCitation(
    {
      id: `did-atlas-wallets-${sha256.slice(0, 12)}`,
      title: ['National wallets', ...(view.filters ? [view.filters] : [])].join(' · '),
      genre: 'Table',
      version: about.version,
      date: about.date,
      note: `${view.title}; ${count}, SHA-256 of the answer: ${sha256}`,
      path: pastWalletsAddress(about.version, state),
    },
    context,
  )
  return { ...past, count, sha256, citation }
}

/**
 * The wallets as of a version as a file: the JSON document whose hash citations contain, or the rows as CSV. Undefined if
 * there is no such version, or if it has none.
 */
export async function getPastWalletsFile(
  name: string,
  state: WalletsState,
  format: TableFormat,
): Promise<string | undefined> {
  const past = await getPastView(name, state)
  if (!past) return undefined
  const { view, about } = past
  const context = await getPastContext(about)
  if (format === 'json') return walletsAnswer(view, about.version, context.siteUrl)
  const path = pastWalletsAddress(about.version, state)
  return tableCsv({ ...walletsTable(view, context.siteUrl), path }, context)
}
