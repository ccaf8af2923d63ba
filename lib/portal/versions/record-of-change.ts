/** The record of a change. */
import type { ChangedRecord } from '@/lib/contract/changes'
import { familyOfPath, wordsOf } from '@/lib/contract/families'
import { recordPath } from '@/lib/portal/records/record-path'

/** Undefined for countries, which go by their code: a change does not say it. */
export function pathOfRecord({ family, id, name }: ChangedRecord): string | undefined {
  const known = familyOfPath(family)
  return known && known !== 'countries' ? recordPath(known, id, name) : undefined
}

/** The title of a family by its name in the API, also of one that this site does not know. */
export function familyTitle(family: string): string {
  const known = familyOfPath(family)
  return known ? wordsOf(known).title : family
}
