/** The record of a change. */
import type { ChangedRecord } from '@/lib/contract/changes'
import { familyOfPath, wordsOf } from '@/lib/contract/families'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'

/** The codes of countries by their ids. */
export type CountryCodes = ReadonlyMap<number, string>

/** Undefined for countries without their code, by which they go: a change does not say it. */
export function pathOfRecord(
  { family, id, name }: ChangedRecord,
  codes?: CountryCodes,
): string | undefined {
  const known = familyOfPath(family)
  if (known !== 'countries') return known && recordPath(known, id, name)
  const code = codes?.get(id)
  return code && countryPath(code)
}

/** The title of a family by its name in the API, also of one that this site does not know. */
export function familyTitle(family: string): string {
  const known = familyOfPath(family)
  return known ? wordsOf(known).title : family
}
