/** Breakdowns of projects by launch year. */
import type { PortalData } from '@/lib/portal/data/portal-data'
import { statusesAt } from '@/lib/portal/projects/status'
import { undatedReasons } from '@/lib/portal/projects/undated'
import { counted, formatCount } from '@/lib/text/counted'
import { type Breakdown, type BreakdownInput, breakdown } from './breakdown'
import { percentage } from './findings'

const launchMeaning =
  'The launch date is the day on which the intended users of a project could first use it'

export const launchDefinition = `${launchMeaning}.`
export const startDefinition = `${launchMeaning}; for a pilot, it is the day on which the pilot began.`

export interface ByLaunchYear extends Breakdown {
  /** The number of pilots among the projects with a year, which is that in which the pilot began. */
  pilots: number
}

/** Counts projects by launch year. Those without a launch date are counted by reason. */
export function byLaunchYear(
  data: PortalData,
  input: Pick<BreakdownInput, 'filters' | 'series'>,
): ByLaunchYear | undefined {
  const withStatuses = (statuses: readonly string[]) =>
    breakdown(data, {
      ...input,
      family: 'projects',
      rows: 'year',
      filters: { ...input.filters, status: statuses },
    })
  const found = breakdown(data, { ...input, family: 'projects', rows: 'year' })
  return (
    found && {
      ...found,
      omitted: undatedReasons.flatMap(({ label, statuses }) =>
        (withStatuses(statuses)?.omitted ?? []).map((row) => ({ ...row, label })),
      ),
      pilots: withStatuses(statusesAt('pilot'))?.withValue ?? 0,
    }
  )
}

/** The projects in a chart by launch year, as a share of all. */
export function describeBase({ withValue, total, pilots }: ByLaunchYear): string {
  const share = `${formatCount(withValue)} of ${formatCount(total)} projects and consortia (${percentage(withValue, total)})`
  const launched = `${formatCount(withValue - pilots)} with a known launch date`
  return pilots > 0
    ? `Based on ${share}: ${launched}, and ${counted(pilots, 'pilot')} counted in the year ${pilots === 1 ? 'it' : 'they'} began.`
    : `Based on ${share} with a known launch date.`
}
