/** Searches a list's records for a text. */
import 'server-only'
import type { ItemOf } from '@/lib/contract/responses'
import { type Candidates, findCandidates, searchFamily } from '@/lib/portal/search/load'
import type { ItemList } from './define-list'
import type { ItemFamily } from './list-definitions'

/** The ids of the items that match a text. Undefined if the request to the API failed. */
export const searchItems = async <F extends ItemFamily>(
  { family, searchIds }: ItemList<F>,
  items: readonly ItemOf<F>[],
  q: string,
  version: string | undefined,
): Promise<Candidates | undefined> => {
  if (!searchIds) return searchFamily(family, q, version)
  return findCandidates(family, q, async (text) => searchIds(items, text), version)
}
