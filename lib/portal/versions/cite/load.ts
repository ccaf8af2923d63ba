/** Loads versions for citation. */
import 'server-only'
import type { Version } from '@/lib/contract/versions'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getDataContext } from '@/lib/portal/publish/load'
import { listVersions } from '../load'
import type { FoundVersion } from './frozen'
import { latestSegment } from './past-list-address'

/** The context of a version's files beyond their rows: the licence of the data, and the date of the version. */
export async function getPastContext({ version, date }: Version): Promise<DataContext> {
  const context = await getDataContext()
  const { terms } = context
  return { ...context, version, terms: terms && { ...terms, last_updated: date } }
}

/** Finds the version that an address names, and the newest one. Undefined if there is no such version. */
export async function findVersion(name: string): Promise<FoundVersion | undefined> {
  const versions = await listVersions()
  const [newest] = versions
  const about = name === latestSegment ? newest : versions.find(({ version }) => version === name)
  return newest && about && { about, newest }
}
