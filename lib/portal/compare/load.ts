/** Loads the projects of a comparison, and those that can be added to it. */
import 'server-only'
import { unwrap } from '@/lib/client/result'
import type { ProjectDetail, ProjectSummary } from '@/lib/contract/projects'
import { getData } from '@/lib/portal/data/current-data'
import { getSources } from '@/lib/portal/data/indexes'
import { getProject } from '@/lib/portal/profile/load'
import { relatedRecords } from '@/lib/portal/related/related'
import type { SimilarProject } from '@/lib/portal/related/similar-projects'
import { findIds } from '@/lib/portal/search/candidates'
import { getRecordSearch } from '@/lib/portal/search/load'
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
  const asked = await Promise.all(ids.map(getProject))
  const projects = asked.flatMap((answer) => answer?.data ?? [])
  return {
    projects: projects.slice(0, maxCompared),
    records: getSources(await getData()),
    unknown: ids.filter((_, index) => asked[index] === undefined),
    surplus: projects.slice(maxCompared).map(({ id }) => id),
  }
}

/** All projects that can be compared. Throws `UpstreamUnavailable` if the API did not give their list. */
export const listComparable = async (): Promise<ProjectSummary[]> =>
  unwrap((await getData()).projects).data

/** The projects that match a text, best first. Throws `UpstreamUnavailable` if the API did not give their list. */
export async function findComparable(text: string): Promise<ProjectSummary[]> {
  const data = await getData()
  const byId = new Map(unwrap(data.projects).data.map((project) => [project.id, project]))
  const ids = findIds(await getRecordSearch(data), 'projects', text)
  return [...ids].flatMap((id) => byId.get(id) ?? [])
}

const maxSuggestions = 4

/** Suggests projects similar to those compared, the most similar to each of them first. Empty without a graph. */
export async function suggestComparable(ids: readonly number[]): Promise<SimilarProject[]> {
  const data = await getData()
  const ranked = ids
    .map((id) => relatedRecords(data, { family: 'projects', id }))
    .flatMap((one) => (one?.similar ?? []).map((project, rank) => ({ project, rank })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ project }) => project)
  return [...new Map(ranked.map((project) => [project.id, project])).values()]
    .filter(({ id }) => !ids.includes(id))
    .slice(0, maxSuggestions)
}
