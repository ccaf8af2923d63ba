/**
 * Requests the details of all projects. They are not kept one by one: whoever needs all of them keeps what it makes of
 * them, and hundreds of entries in the cache of Next.js that fill at once wait for each other until it takes them for stuck.
 */
import 'server-only'
import { requestDocument } from '@/lib/client/api-request'
import { isOwnApi } from '@/lib/client/public-address'
import type { Success } from '@/lib/client/result'
import { ProjectDetail, type ProjectSummary } from '@/lib/contract/projects'

/**
 * The details of those projects that still exist. Undefined if one of them is unavailable, or if the API is another
 * publisher's: they take a request each, which would use up its whole allowance for minutes.
 */
export async function requestProjectDetails(
  projects: readonly ProjectSummary[],
  version?: string,
): Promise<Success<ProjectDetail>[] | undefined> {
  if (!isOwnApi()) return undefined
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
