/** Chooses projects from the full list. */
import type { ProjectSummary } from '@/lib/contract/projects'

export const mostConnectedProjects = (projects: readonly ProjectSummary[], count: number) =>
  projects.toSorted((a, b) => b.stats.total_links - a.stats.total_links).slice(0, count)
