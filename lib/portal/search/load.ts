/** A search as its page shows it: what was found, and how much more there is if the search stopped at five. */
import 'server-only'
import { lists, search } from '@/lib/client/resources'
import { unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { searchResultsPerFamily } from '@/lib/contract/search'
import { askedOf, type SearchGroup, searchGroups } from './search-groups'
import type { Suggestions } from './suggestions'

export interface CountedGroup extends SearchGroup {
  /** The list that holds all matches, and how many these are; undefined where the search found them all. */
  all?: { path: string; count: number }
}

const hasPages = (family: Family): family is keyof typeof lists => Object.hasOwn(lists, family)

async function counted(group: SearchGroup, q: string): Promise<CountedGroup> {
  const { family, hits } = group
  if (hits.length < searchResultsPerFamily || !hasPages(family)) return group
  const list = await lists[family]({ q, perPage: 1 })
  const count = list.ok ? list.data.pagination.total : 0
  if (count <= hits.length) return group
  return { ...group, all: { path: `/${family}?${new URLSearchParams({ q })}`, count } }
}

/** The groups of what was found. Throws `UpstreamUnavailable` if the API did not answer. */
export async function listSearchGroups(query: string): Promise<CountedGroup[]> {
  const asked = askedOf(query)
  const { data } = unwrap(await search(asked))
  return Promise.all(searchGroups(data, query).map((group) => counted(group, asked)))
}

/** What the search box shows while one types. Throws `UpstreamUnavailable` if the API did not answer. */
export async function getSuggestions(query: string): Promise<Suggestions> {
  const { data } = unwrap(await search(askedOf(query)))
  return { groups: searchGroups(data, query).map(({ title, hits }) => ({ title, hits })) }
}
