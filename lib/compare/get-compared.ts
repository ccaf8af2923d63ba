/** The projects of a comparison. */
import 'server-only'
import { getProject } from '@/lib/api/resources'
import { found } from '@/lib/api/result'
import type { ProjectDetail } from '@/lib/contract/projects'

export interface Compared {
  projects: ProjectDetail[]
  /** Ids that no project has. */
  unknown: number[]
}

/** In the order of the ids. Throws `UpstreamUnavailable` where the API did not answer for one of them. */
export async function getCompared(ids: readonly number[]): Promise<Compared> {
  const answers = await Promise.all(ids.map(getProject))
  const projects = answers.map((answer) => found(answer)?.data)
  return {
    projects: projects.filter((project) => project !== undefined),
    unknown: ids.filter((_, index) => projects[index] === undefined),
  }
}
