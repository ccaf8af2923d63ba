import 'server-only'
import type { Version } from '@/lib/contract/versions'
import { listVersions } from '../load'
import { newestName } from './past-list-address'

export interface FoundVersion {
  about: Version
  newest: Version
}

/** Finds the version that an address names, and the newest one. Undefined if there is no such version. */
export async function findVersion(name: string): Promise<FoundVersion | undefined> {
  const versions = await listVersions()
  const [newest] = versions
  const about = name === newestName ? newest : versions.find(({ version }) => version === name)
  return newest && about && { about, newest }
}
