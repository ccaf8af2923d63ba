/** A list as of a version: the document that citations hash, and the changes since. */
import type { ChangedRecord } from '@/lib/contract/changes'
import type { Family } from '@/lib/contract/families'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import { getFilter, pastListAddress } from './past-list-address'

interface ListAnswer {
  version: string
  family: Family
  state: ListState
  siteUrl: string
  /** The records as the API returns them, in any order. */
  items: readonly { id: number }[]
}

/**
 * The hashed document of a list. It contains only data of the version, sorted by id, so it never changes: no text of
 * the site and no date of the request.
 */
export function answerText({ version, family, state, siteUrl, items }: ListAnswer): string {
  const records = items.toSorted((a, b) => a.id - b.id)
  const list = siteUrl + listAddress(`/${family}`, getFilter(state))
  const address = siteUrl + pastListAddress(version, family, state)
  return `${JSON.stringify({ version, address, list, total: records.length, records }, null, 2)}\n`
}

export interface ListChanges {
  added: readonly ListedRecord[]
  removed: readonly ListedRecord[]
  changed: readonly ListedRecord[]
}

interface ListedRecord {
  id: number
  name: string
}

/**
 * The changes of a list: records that were added to it or removed from it, and remaining records whose facts changed.
 */
export function listChanges(
  before: readonly ListedRecord[],
  after: readonly ListedRecord[],
  records: readonly ChangedRecord[],
): ListChanges {
  const [was, is] = [before, after].map((rows) => new Set(rows.map(({ id }) => id)))
  const changedIds = new Set(records.map(({ id }) => id))
  const withoutIds = (rows: readonly ListedRecord[], otherIds: ReadonlySet<number> | undefined) =>
    rows.filter(({ id }) => !otherIds?.has(id)).map(({ id, name }) => ({ id, name }))
  return {
    added: withoutIds(after, was),
    removed: withoutIds(before, is),
    changed: after
      .filter(({ id }) => was?.has(id) && changedIds.has(id))
      .map(({ id, name }) => ({ id, name })),
  }
}
