/** Which projects the home page shows, chosen from the whole list. */
import type { ProjectSummary } from '@/lib/contract/projects'

export const mostConnectedProjects = (projects: readonly ProjectSummary[], count: number) =>
  projects.toSorted((a, b) => b.stats.total_links - a.stats.total_links).slice(0, count)

/**
 * The projects that came into use last by `today`, as pilots or for good, newest first. Dates may be years or months: each is compared as
 * far as it goes, and the more exact of two comes first.
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
