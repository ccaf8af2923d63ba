/** Loads the facts that the graph adds to a profile. It is in memory, so most profiles need no request. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import type { Family } from '@/lib/contract/families'
import type { RegulationSummary } from '@/lib/contract/regulations'
import { getGraph } from '@/lib/portal/graph/load'
import { listUnionRegulations } from '@/lib/portal/map/load'
import { getNames } from '@/lib/portal/names/load'
import { isMemberOfUnion } from '@/lib/portal/records/union-laws'
import { type Related, relatedOf } from './related'
import { type ProjectList, projectListsOf } from './usage'

async function cachedRelated(
  family: Family,
  id: number,
  code: string | undefined,
): Promise<Related | undefined> {
  'use cache'
  const graph = await getGraph()
  if (!graph.ok) {
    cacheLife(shortLifetime)
    return undefined
  }
  const { names, complete } = await getNames(graph.data)
  cacheLife(complete ? graph.data.lifetime : shortLifetime)
  return relatedOf(graph.data, names, { family, id, ...(code ? { code } : {}) })
}

/** Undefined if the graph is unavailable. The profile then shows only the facts of its record. */
export const getRelated = (
  family: Family,
  record: { id: number; code?: string },
): Promise<Related | undefined> => cachedRelated(family, record.id, record.code)

/**
 * The lists of the projects of records, by the path of the record, for those that have such a list. Empty if the graph
 * is unavailable.
 */
export async function getProjectLists(
  paths: readonly string[],
): Promise<Record<string, ProjectList>> {
  'use cache'
  const graph = await getGraph()
  cacheLife(graph.ok ? graph.data.lifetime : shortLifetime)
  return graph.ok ? projectListsOf(graph.data, paths) : {}
}

/**
 * The regulations of the European Union if they apply in the country, because the record of a member state contains
 * only its own. Undefined for other countries, and if the API does not answer.
 */
export const listSharedRegulations = async (
  code: string,
): Promise<readonly RegulationSummary[] | undefined> =>
  isMemberOfUnion(code) ? listUnionRegulations() : undefined
