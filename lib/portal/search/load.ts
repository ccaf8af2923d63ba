/** A search as its page shows it: what was found, and how much more there is if the search stopped at five. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import { lists, search, wholeLists } from '@/lib/client/resources'
import { type ApiResult, unwrap } from '@/lib/client/result'
import { type Family, wordsOf } from '@/lib/contract/families'
import { searchResultsPerFamily } from '@/lib/contract/search'
import { getGraph } from '@/lib/portal/graph/load'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { getProjectFacts } from '@/lib/portal/projects/load'
import { recordSearchOf } from './cached-record-search'
import { foundRecords } from './found-records'
import { makeRecordSearch, type RecordSearch } from './record-search'
import { apiSearchText, type SearchGroup, searchGroups } from './search-groups'
import type { Suggestions } from './suggestions'

export interface CountedGroup extends SearchGroup {
  /** The list that holds all matches, and how many these are. */
  all?: { path: string; count: number }
  /** True if there may be more than these, and no list that holds them. */
  best?: true
}

/** The search over the graph. `whole` is false if the graph or the countries are unavailable. */
export async function getRecordSearch(): Promise<RecordSearch & { whole: boolean }> {
  const [graph, answer, projects] = await Promise.all([
    getGraph(),
    wholeLists.countries(),
    getProjectFacts(),
  ])
  const countries = answer.ok ? answer.data : []
  const made = graph.ok
    ? recordSearchOf({ graph: graph.data, countries, projectTexts: projects.texts })
    : makeRecordSearch(undefined, [])
  return { ...(await made), whole: graph.ok && answer.ok }
}

/** As many names are enough for the search box: what is said of records is left to the page. */
const enoughNames = 5

/** What was found, for the search box (`brief`) or the page. */
async function cachedGroups(query: string, brief: boolean): Promise<ApiResult<SearchGroup[]>> {
  'use cache'
  const [answer, own] = await Promise.all([search(apiSearchText(query)), getRecordSearch()])
  if (!answer.ok || !own.whole) cacheLife(shortLifetime)
  if (!answer.ok) return answer
  const found = own.engine.search({ query, perGroup: searchResultsPerFamily, texts: true })
  const named = found.filter(({ kind }) => kind !== 'text')
  const shown = brief && named.length >= enoughNames ? named : found
  return { ...answer, data: searchGroups(foundRecords(shown, answer.data), query, own.facts) }
}

const hasPages = (family: Family): family is keyof typeof lists => Object.hasOwn(lists, family)

async function counted(group: SearchGroup, q: string): Promise<CountedGroup> {
  const { family, hits } = group
  if (hits.length < searchResultsPerFamily) return group
  if (!hasPages(family)) return { ...group, best: true }
  const list = await lists[family]({ q, perPage: 1 })
  const count = list.ok ? list.data.pagination.total : 0
  if (count === hits.length) return group
  if (count < hits.length) return { ...group, best: true }
  return { ...group, all: { path: `/${family}?${new URLSearchParams({ q })}`, count } }
}

/** The groups of what was found. Throws `UpstreamUnavailable` if the API did not answer. */
export async function listSearchGroups(query: string): Promise<CountedGroup[]> {
  const { data } = unwrap(await cachedGroups(query, false))
  return Promise.all(data.map((group) => counted(group, apiSearchText(query))))
}

/** What the search box shows while one types. Throws `UpstreamUnavailable` if the API did not answer. */
export async function getSuggestions(query: string): Promise<Suggestions> {
  const { data } = unwrap(await cachedGroups(query, true))
  return { groups: data.map(({ title, hits }) => ({ title, hits })) }
}

/** The ids of the records of a family that the portal's own search finds; none for a family that it does not know. */
export async function findIds(family: Family, query: string): Promise<ReadonlySet<number>> {
  const { prefix: group } = wordsOf(family)
  if (group === undefined) return new Set()
  const { engine } = await getRecordSearch()
  const found = engine.search({ query, group, perGroup: Number.POSITIVE_INFINITY, texts: true })
  return new Set(found.flatMap(({ id }) => recordOfNode(id)?.id ?? []))
}

export interface Candidates {
  ids: ReadonlySet<number>
  /** True if the API found nothing, so that the portal has searched by itself. */
  byPortal?: true
}

/** The ids that were found, or if there are none, those that the portal's own search finds. */
export const withPortalFallback = async (
  ids: ReadonlySet<number>,
  family: Family,
  q: string,
): Promise<Candidates> =>
  ids.size > 0 ? { ids } : { ids: await findIds(family, q), byPortal: true }

/** The ids of the records that are found for a text. Undefined if the request to the API failed. */
export async function searchFamily(
  family: Family,
  q: string,
  version?: string,
): Promise<Candidates | undefined> {
  // Visitors may enter the prefix `did:`, which is not part of the names of methods in the API.
  const name = family === 'did-methods' ? q.replace(/^did:/i, '') : q
  const filters = version === undefined ? undefined : { version }
  const found = await wholeLists[family]({ q: name, filters })
  if (!found.ok) return undefined
  const ids = new Set(found.data.map(({ id }) => id))
  // The portal searches in the data of today.
  return version === undefined ? withPortalFallback(ids, family, q) : { ids }
}
