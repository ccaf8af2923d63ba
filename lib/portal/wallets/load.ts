/** Loads the national wallets of the current data, or of a version. */
import 'server-only'
import { noteFallback } from '@/lib/client/fallback-note'
import { unwrap } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { getData } from '@/lib/portal/data/current-data'
import { getDataDate, getSources } from '@/lib/portal/data/indexes'
import type { RecordFiles } from '@/lib/portal/downloads/downloads-view'
import { getDataContext, getFileContext } from '@/lib/portal/publish/load'
import { tableText } from '@/lib/portal/publish/table/table-file'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import type { Frozen } from '@/lib/portal/versions/cite/frozen'
import { findVersion, hasVersions } from '@/lib/portal/versions/load'
import { counted } from '@/lib/text/counted'
import { type NationalWallets, nationalWallets } from './national-wallets'
import { pastWalletsAddress, type WalletsState, walletsFileAddress } from './wallets-query'
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
  const data = await getData()
  const date = getDataDate(data)
  const view = walletsView(wallets, state, date, getSources(data))
  return { view, date, hasVersions: isVersioned }
}

/** The files of national wallets, which are created on request. Undefined if there are none. */
export async function getWalletFiles(): Promise<RecordFiles | undefined> {
  const [wallets, context] = await Promise.all([getWallets({}), getFileContext()])
  if (!wallets) return undefined
  const table = walletsTable(wallets.view, readSettings().SITE_URL)
  return {
    name: 'wallets',
    title: 'National wallets',
    rows: table.rows.length,
    links: tableFormats.map((format) => ({
      href: walletsFileAddress({}, format),
      name: format,
      title: format.toUpperCase(),
      bytes: Buffer.byteLength(tableText(table, format, context)),
    })),
  }
}

export interface PastWallets extends Frozen {
  view: WalletsView
}

/** The national wallets as of a version. Undefined if there is no such version, or if it has no national wallets. */
export async function getPastWallets(
  name: string,
  state: WalletsState,
): Promise<PastWallets | undefined> {
  const found = await findVersion(name)
  const wallets = found && (await getNationalWallets(found.about.version))
  if (!wallets) return undefined
  const { version, date } = found.about
  const view = walletsView(wallets, state, date)
  const { siteUrl } = await getDataContext()
  return {
    ...found,
    kind: 'wallets',
    view,
    title: ['National wallets', ...(view.filters ? [view.filters] : [])].join(' · '),
    count: counted(walletsIn(view.sections).length, 'wallet'),
    finding: view.title,
    path: pastWalletsAddress(version, state),
    document: walletsAnswer(view, version, siteUrl),
    getTable: () => walletsTable(view, siteUrl),
  }
}
