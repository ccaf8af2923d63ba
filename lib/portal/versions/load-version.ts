/** Loads the data for the page of a version. */
import 'server-only'
import type { Version } from '@/lib/contract/versions'
import type { DownloadsView } from '@/lib/portal/downloads/downloads-view'
import { getDownloads } from '@/lib/portal/downloads/load'
import { newestName } from './cite/past-list-address'
import { listVersions } from './load'

export interface VersionView {
  about: Version
  newest: Version
  /** The preceding version. Undefined for the first. */
  before: Version | undefined
  /** Undefined if the API has no files. */
  downloads: DownloadsView | undefined
}

/** Undefined if there is no such version. */
export async function getVersionView(name: string): Promise<VersionView | undefined> {
  const versions = await listVersions()
  const place = name === newestName ? 0 : versions.findIndex(({ version }) => version === name)
  const [about, newest] = [versions[place], versions[0]]
  if (!about || !newest) return undefined
  const downloads = await getDownloads(about.version)
  return { about, newest, before: versions[place + 1], downloads }
}
