/**
 * Requests the details of all projects. They are not cached individually, because callers cache the data that they
 * derive from them, and because Next.js treats hundreds of cache entries that are filled at the same time, and wait for
 * each other, as stuck.
 */
import 'server-only'
import { requestDocument } from '@/lib/client/api-request'
import { isOwnApi } from '@/lib/client/public-address'
import type { Success } from '@/lib/client/result'
import { ProjectDetail, type ProjectSummary } from '@/lib/contract/projects'

/** Reading the details of more projects would keep the renderer from everything else. */
const maxProjects = 5000

/**
 * True if the details of all projects can be requested. Each takes a request: there may be too many of them, and over the
 * API of another publisher they would exhaust the rate limit for minutes.
 */
export const canRequestDetails = (projects: readonly unknown[]): boolean =>
  isOwnApi() && projects.length <= maxProjects

/** The details of those projects that still exist. Undefined if they cannot be requested, or one of them is unavailable. */
export async function requestProjectDetails(
  projects: readonly ProjectSummary[],
  version?: string,
): Promise<Success<ProjectDetail>[] | undefined> {
  if (!canRequestDetails(projects)) return undefined
  const query = version === undefined ? '' : `?version=${version}`
  const requests = projects.map(({ id }) =>
    requestDocument({ schema: ProjectDetail, path: `/projects/${id}${query}`, mayBeMissing: true }),
  )
  const details: Success<ProjectDetail>[] = []
  for (const answer of await Promise.all(requests)) {
    if (answer.ok) details.push(answer)
    else if (answer.kind === 'unavailable') return undefined
  }
  return details
}
