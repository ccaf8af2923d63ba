/** The projects of a comparison, and those that can be added to it. */
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
  /** What the API knows of their sources; undefined if it has no records of sources. */
  records: SourceRecords | undefined
  /** Ids that no project has. */
  unknown: number[]
  /** Projects beyond the most that can be compared. */
  surplus: number[]
}

/** In the order of the ids. Throws `UpstreamUnavailable` if the API did not answer for one of them. */
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

/** Every project that can be compared. Throws `UpstreamUnavailable` if the API did not answer. */
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

/** The projects that a text may mean, best first. Throws `UpstreamUnavailable` if the API did not answer. */
export const findComparable = async (text: string): Promise<ProjectSummary[]> =>
  unwrap(await cachedFound(text)).data

const maxSuggestions = 4

/** Projects like those compared, without these: the most similar of each first. None without a graph. */
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
