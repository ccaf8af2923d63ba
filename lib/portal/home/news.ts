/** The most recent changes: the newest issue of changes, and the newest statuses by their dates. */
import type { ProjectDetail } from '@/lib/contract/projects'
import type { MonthlyChanges } from '@/lib/portal/versions/monthly-changes'

interface StatusNews {
  id: number
  title: string
  status: string
  date: string
}

export interface News {
  /** The newest issue of changes. Undefined if the server has none. */
  issue: MonthlyChanges | undefined
  /** Empty if the server has no dates of statuses. */
  statuses: readonly StatusNews[]
}

const day = /^\d{4}-\d\d-\d\d/

const newestFirst = (a: { date: string }, b: { date: string }): number =>
  b.date.localeCompare(a.date)

const getStatuses = (projects: readonly ProjectDetail[], date: string): StatusNews[] =>
  projects.flatMap(({ id, title, status, status_date: of }) =>
    status && of && day.test(of) && of <= date ? [{ id, title, status, date: of }] : [],
  )

const shownStatuses = 4

/** `date` is that of the data. Undefined if neither an issue nor dates of statuses are known. */
export function getNews(
  projects: readonly ProjectDetail[],
  issue: MonthlyChanges | undefined,
  date: string,
): News | undefined {
  const statuses = getStatuses(projects, date.slice(0, 10))
    .sort(newestFirst)
    .slice(0, shownStatuses)
  return issue || statuses.length > 0 ? { issue, statuses } : undefined
}
