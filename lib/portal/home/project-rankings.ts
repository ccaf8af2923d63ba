/** Chooses the projects on the home page from the whole list. */
import type { ProjectSummary } from '@/lib/contract/projects'

export const mostConnectedProjects = (projects: readonly ProjectSummary[], count: number) =>
  projects.toSorted((a, b) => b.stats.total_links - a.stats.total_links).slice(0, count)

const getLaunch = ({ launch_date: date }: ProjectSummary): string => date ?? ''

/**
 * The projects that most recently came into use by `today`, as pilots or permanently, newest first. A date may be only
 * a year or a month: it is compared with `today` at its own precision. The rest of it is unknown, so it follows the more
 * precise dates of its period: April 2026, 2026, December 2025.
 */
export const newestLaunches = (
  projects: readonly ProjectSummary[],
  today: string,
  count: number,
): ProjectSummary[] =>
  projects
    .filter((project) => {
      const date = getLaunch(project)
      return /^\d{4}/.test(date) && date <= today.slice(0, date.length)
    })
    .toSorted((a, b) => getLaunch(b).localeCompare(getLaunch(a)))
    .slice(0, count)
