/** A changed record with its path, and the title of its family. */
import type { ChangedRecord } from '@/lib/contract/changes'
import { familyOfPath, getWords } from '@/lib/contract/families'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'

export interface LinkedRecord extends ChangedRecord {
  /** The path of its profile, if it is known. */
  path?: string
}

/**
 * The path of a record's profile. Undefined for a country whose code is not in `codes`: its address needs the code,
 * which a change does not contain.
 */
export function pathOfRecord(
  { family, id, name }: ChangedRecord,
  codes?: ReadonlyMap<number, string>,
): string | undefined {
  const knownFamily = familyOfPath(family)
  if (knownFamily !== 'countries') return knownFamily && recordPath(knownFamily, id, name)
  const code = codes?.get(id)
  return code && countryPath(code)
}

/** The title of a family by its name in the API, or that name if the site does not know the family. */
export function familyTitle(family: string): string {
  const knownFamily = familyOfPath(family)
  return knownFamily ? getWords(knownFamily).title : family
}
