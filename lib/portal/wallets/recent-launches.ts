/** How recent national wallets are: one finding, which the home page and its chart state. */
import type { ProjectSummary } from '@/lib/contract/projects'
import { isBeforeLaunch } from '@/lib/portal/projects/status'
import { launchYear } from '@/lib/portal/records/launch-year'
import { isNationalWallet } from './national-wallets'

export interface RecentLaunches {
  /** The latest year at whose end at most half of the wallets had launched. */
  year: string
  /** The number of wallets launched after it. */
  number: number
  /** The number of all national wallets with a known launch date, including those that have since ended. */
  total: number
  /** The text after both numbers. */
  text: string
}

/** Undefined if all of the wallets launched in the same year, or none has a date. */
export function findRecentLaunches(
  projects: readonly ProjectSummary[],
): RecentLaunches | undefined {
  const years = projects
    .filter((project) => isNationalWallet(project) && !isBeforeLaunch(project.status))
    .flatMap(({ launch_date: date }) => launchYear(date) ?? [])
    .sort()
  const middle = years[Math.floor(years.length / 2)]
  const year = years.findLast((launched) => middle !== undefined && launched < middle)
  if (year === undefined) return undefined
  return {
    year,
    number: years.filter((launched) => launched > year).length,
    total: years.length,
    text: `national wallets with a known launch date launched after ${year}`,
  }
}
