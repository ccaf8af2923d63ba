/** Loads a record as of a version, for readers who follow a citation. */
import 'server-only'
import { type Family, familyOfPath } from '@/lib/contract/families'
import { versionForm } from '@/lib/contract/version-form'
import type { Version } from '@/lib/contract/versions'
import { getData } from '@/lib/portal/data/current-data'
import { getSources } from '@/lib/portal/data/indexes'
import { getRecord, type LoadedRecord } from '@/lib/portal/profile/load'
import type { DataContext } from '@/lib/portal/publish/data-context'
import type { SourceRecords } from '@/lib/portal/sources/references'
import { findVersion, getPastContext } from '../load'
import { pastRecordAddress } from './past-record-address'

export interface PastRecord<F extends Family> {
  family: F
  about: Version
  newest: Version
  answer: LoadedRecord<F>
  context: DataContext
  /** The path of its page. */
  path: string
  /** True if the current data has the record too. */
  isCurrent: boolean
  sourceRecords: SourceRecords | undefined
}

/** Undefined if there is no such version, or if the version lacks the record. */
export async function getPastRecord(
  version: string,
  familyPath: string,
  segment: string,
): Promise<PastRecord<Family> | undefined> {
  const family = familyOfPath(familyPath)
  const found = family && versionForm.test(version) ? await findVersion(version) : undefined
  if (!family || !found) return undefined
  const { about, newest } = found
  const answer = await getRecord<Family>(family, segment, about.version)
  if (!answer) return undefined
  const path = pastRecordAddress(about.version, family, answer.data)
  return {
    family,
    about,
    newest,
    answer,
    path,
    context: await getPastContext(about),
    isCurrent: (await getRecord<Family>(family, segment)) !== undefined,
    sourceRecords: getSources(await getData(about.version)),
  }
}
