import { launchPrefix } from '@/lib/portal/projects/launch'
import { isBeforeLaunch } from '@/lib/portal/projects/status'
import { launchedLabel, notLaunchedLabel } from '@/lib/text/labels'
import { DateText } from './date-text'

interface LaunchDateProps {
  date: string | undefined
  status: string | null | undefined
  /** True next to the status, which replaces the label of the column on phones. */
  isNextToStatus?: boolean
}

/** The launch date in a column “Launched”: `Mar 2022`, `Pilot since Mar 2022` or `Not launched yet`. */
export function LaunchDate({ date, status, isNextToStatus }: LaunchDateProps) {
  if (date === undefined) {
    return isBeforeLaunch(status) ? <span className="note">{notLaunchedLabel}</span> : null
  }
  const prefix = launchPrefix(status)
  const isOwnLabel = prefix !== '' || (isNextToStatus && status === launchedLabel)
  return (
    <span className={isOwnLabel ? 'own-label' : undefined}>
      {prefix}
      <span className="whitespace-nowrap">
        <DateText month date={date} />
      </span>
    </span>
  )
}
