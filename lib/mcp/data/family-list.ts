/** The list of any family with its index, from which records are counted. */
import type { Family } from '@/lib/contract/families'
import { lists } from '@/lib/portal/list/list-definitions'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { unionCode } from '@/lib/portal/records/union-laws'
import { cachedPromise } from '@/lib/promises/cached-promise'
import type { ToolData } from './tool-data'

async function makeIndex<F extends Family>(dataset: ToolData, family: F): Promise<ListIndex> {
  const hasUnion = family === 'regulations' || family === 'countries'
  const unionLaws = hasUnion ? await dataset.items('regulations', { country: unionCode }) : []
  return lists[family].index({
    items: await dataset.items(family),
    graph: await dataset.graph(),
    facts: family === 'projects' ? await dataset.projectFacts() : undefined,
    unionLaws: new Set(unionLaws.map(({ id }) => id)),
  })
}

const indexes = new WeakMap<ToolData, Map<Family, Promise<ListIndex>>>()

export async function listOfFamily(
  dataset: ToolData,
  family: Family,
): Promise<{ outline: (typeof lists)[Family]; index: ListIndex }> {
  const known = indexes.get(dataset) ?? new Map<Family, Promise<ListIndex>>()
  indexes.set(dataset, known)
  const index = await cachedPromise(known, family, () => makeIndex(dataset, family))
  return { outline: lists[family], index }
}
