/** How recent national wallets are: one finding, which the home page and its chart state. */
import type { ProjectSummary } from '@/lib/contract/projects'
import { launchYear } from '@/lib/portal/projects/project-dates'
import { getStage, isBeforeLaunch } from '@/lib/portal/projects/status'
import { isNationalWallet } from './national-wallets'

export interface RecentLaunches {
  /** The latest year at whose end at most half of the wallets had launched. */
  year: string
  /** The number of wallets launched after it. */
  number: number
  /** The number of all national wallets with a known launch date, including those that have since ended. */
  total: number
  /** Which wallets these are: `'with a known launch date, including one that has ended'`. */
  scope: string
}

/** Undefined if all of the wallets launched in the same year, or none has a date. */
export function findRecentLaunches(
  projects: readonly ProjectSummary[],
): RecentLaunches | undefined {
  const dated = projects.filter(
    (project) =>
      isNationalWallet(project) &&
      !isBeforeLaunch(project.status) &&
      launchYear(project.launch_date) !== undefined,
  )
  const years = dated.flatMap(({ launch_date: date }) => launchYear(date) ?? []).sort()
  const middle = years[Math.floor(years.length / 2)]
  const year = years.findLast((launched) => middle !== undefined && launched < middle)
  if (year === undefined) return undefined
  const ended = dated.filter(({ status }) => getStage(status) === 'ended').length
  const including =
    ended > 0 ? `, including ${ended === 1 ? 'one that has' : `${ended} that have`} ended` : ''
  return {
    year,
    number: years.filter((launched) => launched > year).length,
    total: years.length,
    scope: `with a known launch date${including}`,
  }
}
