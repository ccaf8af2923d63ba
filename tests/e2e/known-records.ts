/** Records for the tests, chosen through the API because the facts may change. */

import type { z } from 'zod'
import type { CountryList } from '@/lib/contract/countries'
import type { Family } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { IndustryList } from '@/lib/contract/industries'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { SearchResult } from '@/lib/contract/search'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { get } from '../contract/client'

export const graphNodes = async () => (await get<{ data: GraphNode[] }>('/graph/nodes')).data
export const isProject = ({ id }: GraphNode): boolean => id.startsWith('project-')
const idOf = ({ id }: GraphNode): number => Number(id.replace(/^[a-z]+-/, ''))
const links = ({ total_links: count }: GraphNode): number => count ?? 0

export type KnownProject = ProjectDetail & {
  /** Its canonical path. */
  path: string
  /** The id of its node in the graph. */
  node: string
  country: NonNullable<ProjectDetail['country']>
  managing_entity: NonNullable<ProjectDetail['managing_entity']>
  logo_url: string
}

async function choose(): Promise<KnownProject> {
  const nodes = (await graphNodes()).filter(
    ({ type, title }) => type === 'DID Project' && /^[A-Za-z]{8,}$/.test(title),
  )
  for (const node of nodes.toSorted((a, b) => links(b) - links(a))) {
    const found = await get<SearchResult[]>(`/search?query=${node.title.slice(0, 6)}`)
    const project = await get<ProjectDetail>(`/projects/${idOf(node)}`)
    const { id, title, country, managing_entity, logo_url } = project
    if (found.length !== 1 || !country || !managing_entity || !logo_url) continue
    const path = recordPath('projects', id, title)
    return { ...project, path, node: node.id, country, managing_entity, logo_url }
  }
  throw new Error('no project is found by the start of its name alone, and has all that is asked')
}

let chosen: Promise<KnownProject> | undefined

/**
 * A well connected project that is not a consortium, with a country, a managing entity and a logo. Its title is one
 * word of Latin letters, whose first six find this project alone.
 */
export function aProject(): Promise<KnownProject> {
  chosen ??= choose()
  return chosen
}

/** Other projects of the same type from other countries, the best connected first. */
export async function projectsElsewhere(count: number): Promise<GraphNode[]> {
  const { node, type, country } = await aProject()
  const others = (await graphNodes())
    .filter((one) => isProject(one) && one.id !== node)
    .filter((other) => other.type === type && other.country && other.country !== country.code)
    .toSorted((a, b) => links(b) - links(a))
  if (others.length < count) throw new Error(`there are no ${count} such projects`)
  return others.slice(0, count)
}

/** The ids of the known project and of others to compare with it. */
export async function idsToCompare(count: number): Promise<number[]> {
  return [(await aProject()).id, ...(await projectsElsewhere(count - 1)).map(idOf)]
}

type Country = z.infer<typeof CountryList>['data'][number]
const countries = async (): Promise<Country[]> =>
  (await get<z.infer<typeof CountryList>>('/countries')).data
const weight = ({ stats }: Country): number =>
  Object.values(stats).reduce((sum, count) => sum + count, 0)

export async function bestConnectedCountry(): Promise<Country> {
  const [country] = (await countries()).toSorted((a, b) => weight(b) - weight(a))
  if (!country) throw new Error('there are no countries')
  return country
}

/** A country about which the facts say nothing. */
export async function unrelatedCountry(): Promise<Country> {
  const country = (await countries()).find((one) => weight(one) === 0)
  if (!country) throw new Error('every country has a record')
  return country
}

interface Named {
  id: number
  name?: string
  title?: string
}

/** The address of the record of a family with the most links. */
export async function bestConnected(family: Family): Promise<string> {
  if (family === 'countries') return countryPath((await bestConnectedCountry()).code)
  if (family === 'industries') {
    const { data } = await get<z.infer<typeof IndustryList>>('/industries')
    const [most] = data.toSorted((a, b) => b.project_count - a.project_count)
    return recordPath('industries', most?.id ?? 0, most?.name ?? '')
  }
  // Lists begin with the record that has the most links.
  const { data } = await get<{ data: Named[] }>(`/${family}?per_page=1`)
  const { id = 0, title, name } = data[0] ?? {}
  return recordPath(family, id, title ?? name ?? '')
}

/** The id of the most cited source, with which the list begins. */
export async function mostCitedSource(): Promise<number> {
  const { data } = await get<{ data: { id: number }[] }>('/sources?per_page=1')
  return data[0]?.id ?? 0
}
