/** Words before launch dates. The date of a pilot is that on which the pilot began, which is not a launch. */
import { formatDate } from '@/lib/text/dates'
import { getStage, type Stage, stageLabels } from './status'

const prefixes: Partial<Record<Stage, string>> = {
  pilot: `${stageLabels.pilot} since `,
  planned: 'Planned for ',
}

/** The words before the date in a column “Launched”: `'Pilot since '`. Empty for projects that have launched. */
export const launchPrefix = (status: string | null | undefined): string =>
  prefixes[getStage(status) ?? 'running'] ?? ''

/** The launch date as a value under “Launched”: `'Pilot since March 2022'`. A date without words stays as it is. */
export function launchValue(date: string, status: string | null | undefined): string {
  const prefix = launchPrefix(status)
  return prefix ? `${prefix}${formatDate(date)}` : date
}
