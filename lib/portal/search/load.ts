/** Loads search results. Groups that reach the limit per family also have the number of all matches. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { resource } from '@/lib/contract/index'
import { searchResultsPerFamily } from '@/lib/contract/search'
import { getData, recentData } from '@/lib/portal/data/current-data'
import { makeGraph, projectFacts } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { shortMethodName } from '@/lib/portal/graph/kinds'
import { indexOfList } from '@/lib/portal/list/data-lists'
import { getOtherNames, makeRecordSearch, type RecordSearch } from './record-search'
import { type SearchGroup, searchGroups } from './search-groups'
import type { Suggestions } from './suggestions'

export interface CountedGroup extends SearchGroup {
  /** The list of all matches, and how many it has. */
  all?: { path: string; count: number }
  /** True if there may be more matches, but no list contains them. */
  best?: true
}

const buildSearch = derived(
  'record search',
  (data: PortalData): Promise<RecordSearch> =>
    makeRecordSearch(
      dataOrUndefined(makeGraph(data)),
      dataOrUndefined(data.countries) ?? [],
      projectFacts(data).texts,
      getOtherNames({
        entities: dataOrUndefined(data.entities) ?? [],
        regulations: dataOrUndefined(data.regulations) ?? [],
      }),
    ),
)

/** Next.js caches a page only if all that takes time is in its cache. */
async function waitForSearch(id: string): Promise<void> {
  'use cache'
  const data = recentData(id) ?? (await getData())
  cacheLife(data.lifetime)
  await buildSearch(data)
}

/** The portal's own search. Without a graph, it finds only countries. */
export async function getRecordSearch(data: PortalData): Promise<RecordSearch> {
  await waitForSearch(data.id)
  return buildSearch(data)
}

/** The same for a text that no name in a list contains. Undefined for any other, which needs no such search. */
export const getSearchFor = async (
  data: PortalData,
  family: Family,
  q: string | undefined,
): Promise<RecordSearch | undefined> =>
  q === undefined || indexOfList(data, family).find(q).ids.size > 0
    ? undefined
    : getRecordSearch(data)

/** With this many records found by name, the search box omits those found only in descriptions. */
const enoughNames = 5

interface Results<Group> {
  groups: Group[]
  /** True if nothing has the query, and these names are spelled like it. */
  similar: boolean
}

/** The results for the search box (`brief`) or for the page. Throws `UpstreamUnavailable` without a graph. */
async function getResults(
  data: PortalData,
  query: string,
  brief: boolean,
): Promise<Results<SearchGroup>> {
  unwrap(makeGraph(data))
  const { engine, facts } = await getRecordSearch(data)
  const found = engine.search({ query, perGroup: searchResultsPerFamily, texts: true })
  const named = found.filter(({ kind }) => kind !== 'text')
  const shown = brief && named.length >= enoughNames ? named : found
  const similar = found.length > 0 && found.every(({ kind }) => kind === 'misspelled')
  return { groups: searchGroups(shown, query, facts), similar }
}

function counted(data: PortalData, group: SearchGroup, q: string): CountedGroup {
  const { family, hits } = group
  if (hits.length < searchResultsPerFamily) return group
  if (!resource(family).paginated) return { ...group, best: true }
  const count = data[family].ok ? indexOfList(data, family).find(q).ids.size : 0
  if (count === hits.length) return group
  if (count < hits.length) return { ...group, best: true }
  return { ...group, all: { path: `/${family}?${new URLSearchParams({ q })}`, count } }
}

/** The results in groups with their counts. Throws `UpstreamUnavailable` without a graph. */
export async function getSearchResults(query: string): Promise<Results<CountedGroup>> {
  const data = await getData()
  const { groups, similar } = await getResults(data, query, false)
  return { groups: groups.map((group) => counted(data, group, shortMethodName(query))), similar }
}

/** The suggestions for the search box. Throws `UpstreamUnavailable` without a graph. */
export async function getSuggestions(query: string): Promise<Suggestions> {
  const { groups, similar } = await getResults(await getData(), query, true)
  return { groups: groups.map(({ title, hits }) => ({ title, hits })), similar }
}
