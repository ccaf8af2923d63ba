/** The list of any family with its index, from which records are counted. */
import type { Family } from '@/lib/contract/families'
import type { ItemOf } from '@/lib/contract/responses'
import type { ItemList } from '@/lib/portal/list/define-list'
import type { ListOutline } from '@/lib/portal/list/list-definition'
import {
  graphLists,
  type ItemFamily,
  isGraphFamily,
  itemLists,
  listOutlines,
} from '@/lib/portal/list/list-definitions'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { unionCode } from '@/lib/portal/records/union-laws'
import { cachedPromise } from '@/lib/promises/cached-promise'
import type { ToolData } from './tool-data'

async function itemIndex<F extends ItemFamily>(dataset: ToolData, family: F): Promise<ListIndex> {
  const list: ItemList<F> = itemLists[family]
  const items: ItemOf<F>[] = await dataset.items(family)
  const hasUnion = family === 'regulations' || family === 'countries'
  const ofUnion = hasUnion ? await dataset.items('regulations', { country: unionCode }) : []
  return list.index(items, await dataset.graph(), new Set(ofUnion.map(({ id }) => id)))
}

async function makeIndex(dataset: ToolData, family: Family): Promise<ListIndex> {
  if (!isGraphFamily(family)) return itemIndex(dataset, family)
  const facts = family === 'projects' ? await dataset.projectFacts() : undefined
  return graphLists[family].index(await dataset.graph(), facts)
}

const indexes = new WeakMap<ToolData, Map<Family, Promise<ListIndex>>>()

export async function listOfFamily(
  dataset: ToolData,
  family: Family,
): Promise<{ outline: ListOutline; index: ListIndex }> {
  const known = indexes.get(dataset) ?? new Map<Family, Promise<ListIndex>>()
  indexes.set(dataset, known)
  const index = await cachedPromise(known, family, () => makeIndex(dataset, family))
  return { outline: listOutlines[family], index }
}
