/** Chooses the projects on the home page from the whole list. */
import type { ProjectSummary } from '@/lib/contract/projects'

export const mostConnectedProjects = (projects: readonly ProjectSummary[], count: number) =>
  projects.toSorted((a, b) => b.stats.total_links - a.stats.total_links).slice(0, count)

/**
 * The projects that most recently came into use by `today`, as pilots or permanently, newest first. A date may be only
 * a year or a month: it is compared with `today` at its own precision, and follows more precise dates in that period.
 */
export function newestLaunches(projects: readonly ProjectSummary[], today: string, count: number) {
  const launchOf = ({ launch_date: date }: ProjectSummary) => date ?? ''
  return projects
    .filter((project) => {
      const date = launchOf(project)
      return /^\d{4}/.test(date) && date <= today.slice(0, date.length)
    })
    .toSorted((a, b) => launchOf(b).localeCompare(launchOf(a)))
    .slice(0, count)
}
