/** Loads search results. Groups that reach the limit per family also have the number of all matches. */
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
import type { Found } from '@/lib/search/engine'
import { recordSearchOf } from './cached-record-search'
import { correctedText } from './corrected-text'
import { areOnlySimilar, foundRecords } from './found-records'
import type { Guess } from './guess'
import { makeRecordSearch, type RecordSearch } from './record-search'
import { apiSearchText, type SearchGroup, searchGroups } from './search-groups'
import type { Suggestions } from './suggestions'

export interface CountedGroup extends SearchGroup {
  /** The list of all matches, and how many it has. */
  all?: { path: string; count: number }
  /** True if there may be more matches, but no list contains them. */
  best?: true
}

/** The portal's own search. `whole` is false if the graph or the countries are unavailable. */
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

/** With this many records found by name, the search box omits those found only in descriptions. */
const enoughNames = 5

interface Results<Group> {
  groups: Group[]
  /** True if nothing has the query, and these names are spelled like it. */
  similar: boolean
}

/** The results for the search box (`brief`) or for the page. */
async function cachedResults(
  query: string,
  brief: boolean,
): Promise<ApiResult<Results<SearchGroup>>> {
  'use cache'
  const [answer, own] = await Promise.all([search(apiSearchText(query)), getRecordSearch()])
  if (!answer.ok || !own.whole) cacheLife(shortLifetime)
  if (!answer.ok) return answer
  const found = own.engine.search({ query, perGroup: searchResultsPerFamily, texts: true })
  const named = found.filter(({ kind }) => kind !== 'text')
  const shown = brief && named.length >= enoughNames ? named : found
  const groups = searchGroups(foundRecords(shown, answer.data), query, own.facts)
  return { ...answer, data: { groups, similar: areOnlySimilar(found, answer.data) } }
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

/** The results in groups with their counts. Throws `UpstreamUnavailable` if the request to the API failed. */
export async function getSearchResults(query: string): Promise<Results<CountedGroup>> {
  const { groups, similar } = unwrap(await cachedResults(query, false)).data
  const all = groups.map((group) => counted(group, apiSearchText(query)))
  return { groups: await Promise.all(all), similar }
}

/** The suggestions for the search box. Throws `UpstreamUnavailable` if the request to the API failed. */
export async function getSuggestions(query: string): Promise<Suggestions> {
  const { groups, similar } = unwrap(await cachedResults(query, true)).data
  return { groups: groups.map(({ title, hits }) => ({ title, hits })), similar }
}

/** The records of a family that the portal's own search finds. Empty for a family that it does not cover. */
async function findInFamily(family: Family, query: string): Promise<Found[]> {
  const { prefix: group } = wordsOf(family)
  if (group === undefined) return []
  const { engine } = await getRecordSearch()
  return engine.search({ query, group, perGroup: Number.POSITIVE_INFINITY, texts: true })
}

const idsOf = (found: readonly Found[]): ReadonlySet<number> =>
  new Set(found.flatMap(({ id }) => recordOfNode(id)?.id ?? []))

/** The ids of the records of a family that the portal's own search finds, best first. */
export const findIds = async (family: Family, query: string): Promise<ReadonlySet<number>> =>
  idsOf(await findInFamily(family, query))

export interface Candidates {
  ids: ReadonlySet<number>
  /** True if no name contains the text, so that the portal's own search was used. */
  byPortal?: true
  /** Present if that search found something. */
  guess?: Guess
}

/** Returns the ids of the records whose names contain a text. Undefined if the request to the API failed. */
type FindExact = (text: string) => Promise<ReadonlySet<number> | undefined>

/**
 * The records of a family whose names contain a text or, if there are none, those that the portal's own search finds.
 * That search covers only the current data. Undefined if the request to the API failed.
 */
export async function findCandidates(
  family: Family,
  q: string,
  findExact: FindExact,
  version?: string,
): Promise<Candidates | undefined> {
  const exact = await findExact(q)
  if (!exact || exact.size > 0 || version !== undefined) return exact && { ids: exact }
  const found = await findInFamily(family, q)
  if (found.length === 0) return { ids: exact, byPortal: true }
  const text = correctedText(q, found)
  const corrected = text === undefined ? undefined : await findExact(text)
  return text !== undefined && corrected !== undefined && corrected.size > 0
    ? { ids: corrected, byPortal: true, guess: { q, text } }
    : { ids: idsOf(found), byPortal: true, guess: { q } }
}

/** The same for a family that the API can search. */
export const searchFamily = (
  family: Family,
  q: string,
  version?: string,
): Promise<Candidates | undefined> => {
  const filters = version === undefined ? undefined : { version }
  const findExact: FindExact = async (text) => {
    const name = family === 'did-methods' ? apiSearchText(text) : text
    const found = await wholeLists[family]({ q: name, filters })
    return found.ok ? new Set(found.data.map(({ id }) => id)) : undefined
  }
  return findCandidates(family, q, findExact, version)
}
