/** Tells projects that have not launched yet from those whose launch date is not disclosed. */
import { noValue } from '@/lib/portal/list/facets'
import { notLaunchedLabel } from '@/lib/text/labels'
import { statusesAt } from './status'

export const beforeLaunchStatuses: readonly string[] = [
  ...statusesAt('pilot'),
  ...statusesAt('planned'),
].sort()

/** The statuses of the projects that have launched, or may have: those whose status is not disclosed count too. */
export const launchedStatuses: readonly string[] = [
  ...statusesAt('running'),
  ...statusesAt('ended'),
  noValue,
].sort()

/** Why projects have no launch date, with the statuses of these projects. */
export const undatedReasons: readonly { label: string; statuses: readonly string[] }[] = [
  { label: notLaunchedLabel, statuses: beforeLaunchStatuses },
  { label: 'Launch date not disclosed', statuses: launchedStatuses },
]
