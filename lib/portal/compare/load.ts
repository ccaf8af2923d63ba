/** Loads the projects of a comparison, and those that can be added to it. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import { getProject, wholeLists } from '@/lib/client/resources'
import { type ApiResult, unwrap, unwrapOrUndefined } from '@/lib/client/result'
import type { ProjectDetail, ProjectSummary } from '@/lib/contract/projects'
import { getRelated } from '@/lib/portal/related/load'
import type { SimilarProject } from '@/lib/portal/related/similar-projects'
import { findIds } from '@/lib/portal/search/load'
import { getSourceRecords } from '@/lib/portal/sources/load'
import type { SourceRecords } from '@/lib/portal/sources/references'
import { maxCompared } from './compare-query'

export interface Compared {
  projects: ProjectDetail[]
  /** The API's records of their sources. Undefined if it has none. */
  records: SourceRecords | undefined
  /** Requested ids that belong to no project. */
  unknown: number[]
  /** The ids of projects beyond the maximum. */
  surplus: number[]
}

/** Loads projects in the order of their ids. Throws `UpstreamUnavailable` if a request to the API failed. */
export async function getCompared(ids: readonly number[]): Promise<Compared> {
  const answers = await Promise.all(ids.map(getProject))
  const asked = answers.map((answer) => unwrapOrUndefined(answer)?.data)
  const projects = asked.filter((project) => project !== undefined)
  const compared = projects.slice(0, maxCompared)
  const records = await Promise.all(compared.map(({ id }) => getSourceRecords('projects', id)))
  const known = records.filter((one) => one !== undefined)
  return {
    projects: compared,
    records: known.length > 0 ? new Map(known.flatMap((one) => [...one])) : undefined,
    unknown: ids.filter((_, index) => asked[index] === undefined),
    surplus: projects.slice(maxCompared).map(({ id }) => id),
  }
}

/** All projects that can be compared. Throws `UpstreamUnavailable` if the request to the API failed. */
export const listComparable = async (): Promise<ProjectSummary[]> =>
  unwrap(await wholeLists.projects()).data

async function cachedFound(text: string): Promise<ApiResult<ProjectSummary[]>> {
  'use cache'
  const [answer, ids] = await Promise.all([wholeLists.projects(), findIds('projects', text)])
  if (!answer.ok || ids.size === 0) cacheLife(shortLifetime)
  if (!answer.ok) return answer
  const byId = new Map(answer.data.map((project) => [project.id, project]))
  return { ...answer, data: [...ids].flatMap((id) => byId.get(id) ?? []) }
}

/** The projects that match a text, best first. Throws `UpstreamUnavailable` if the request to the API failed. */
export const findComparable = async (text: string): Promise<ProjectSummary[]> =>
  unwrap(await cachedFound(text)).data

const maxSuggestions = 4

/** Suggests projects similar to those compared, the most similar to each of them first. Empty without a graph. */
export async function suggestComparable(ids: readonly number[]): Promise<SimilarProject[]> {
  const related = await Promise.all(ids.map((id) => getRelated('projects', { id })))
  const ranked = related
    .flatMap((one) => (one?.similar ?? []).map((project, rank) => ({ project, rank })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ project }) => project)
  return [...new Map(ranked.map((project) => [project.id, project])).values()]
    .filter(({ id }) => !ids.includes(id))
    .slice(0, maxSuggestions)
}
