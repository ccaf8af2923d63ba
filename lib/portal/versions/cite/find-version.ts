import 'server-only'
import type { Version } from '@/lib/contract/versions'
import { listVersions } from '../load'
import { newestName } from './past-list-address'

export interface FoundVersion {
  about: Version
  newest: Version
}

/** The version of a name in an address, and the newest. Undefined if there is none of this name. */
export async function findVersion(name: string): Promise<FoundVersion | undefined> {
  const versions = await listVersions()
  const [newest] = versions
  const about = name === newestName ? newest : versions.find(({ version }) => version === name)
  return newest && about && { about, newest }
}
