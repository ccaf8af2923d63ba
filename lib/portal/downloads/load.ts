import 'server-only'
import { getDownloads as askForDownloads } from '@/lib/client/resources'
import { unwrapOrUndefined } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { getFileContext } from '@/lib/portal/publish/load'
import { tableText } from '@/lib/portal/publish/table/table-file'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { getWallets } from '@/lib/portal/wallets/load'
import { walletsFileAddress } from '@/lib/portal/wallets/wallets-query'
import { walletsTable } from '@/lib/portal/wallets/wallets-table'
import { type DownloadsView, downloadsView, type RecordFiles } from './downloads-view'

/**
 * The files of the current version, or of the given one. Undefined if the API has none. Throws `UpstreamUnavailable` if
 * it did not answer.
 */
export async function getDownloads(version?: string): Promise<DownloadsView | undefined> {
  const answer = unwrapOrUndefined(await askForDownloads(version))
  return answer && downloadsView(answer.data, readSettings().SITE_URL)
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
