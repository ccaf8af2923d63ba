/** The history of a project in one line: announcement, pilot, launch, newest evidence and end. */

import type { ProjectDetail } from '@/lib/contract/projects'
import { getStage, isRunningOrPilot, statusLabels } from '@/lib/portal/projects/status'
import { launchedLabel } from '@/lib/text/labels'

type Text = string | null | undefined

export interface HistoryStep {
  label: string
  /** Undefined if the record does not state it, or has no field for it. */
  date?: string
  source?: Text
  /** `now` is the current state of a project that has not ended, `next` has not happened yet. */
  state: 'past' | 'now' | 'ended' | 'next'
}

/** Whether a date, at its own precision, is after a day. */
const isAfter = (date: string, day: string): boolean =>
  /^\d{4}/.test(date) && date > day.slice(0, date.length)

function announced(project: ProjectDetail): HistoryStep[] {
  const { announcement_date: date, announcement_date_source: source, status } = project
  if (!date && status !== 'Announced') return []
  return [{ label: statusLabels.Announced, ...(date ? { date, source } : {}), state: 'past' }]
}

/**
 * The end of the project. The API contract does not define a date for it. Without that date, a dated status still shows
 * by when the project had ended.
 */
function ended(project: ProjectDetail): HistoryStep {
  const { end_date: end, end_date_source: endSource } = project
  const { status_date: statusDate, status_source: statusSource } = project
  if (end) return { label: 'Ended', date: end, source: endSource, state: 'ended' }
  return statusDate
    ? { label: 'Ended by', date: statusDate, source: statusSource, state: 'ended' }
    : { label: 'Ended', state: 'ended' }
}

function launchSteps(project: ProjectDetail, day: string) {
  const { launch_date: date, launch_date_source: source, status } = project
  const steps: HistoryStep[] = []
  const label = status === 'Pilot' ? statusLabels.Pilot : launchedLabel
  const isPlanned = date ? isAfter(date, day) : false
  if (date && !isPlanned) steps.push({ label, date, source, state: 'past' })
  else if (isRunningOrPilot(status)) steps.push({ label, state: 'past' })
  if (status && getStage(status) === 'ended') steps.push(ended(project))
  if (date && isPlanned) steps.push({ label: 'Launch planned', date, source, state: 'next' })
  return steps
}

/** The date of the status, by which the project had not ended, if it is later than all other steps. */
function newestEvidence(
  { status_date: date, status_source: source }: ProjectDetail,
  steps: readonly HistoryStep[],
): HistoryStep[] {
  const isLatest =
    date && steps.every((step) => !step.date || isAfter(date.slice(0, step.date.length), step.date))
  return isLatest ? [{ label: 'Newest evidence', date, source, state: 'past' }] : []
}

/**
 * The steps in the order in which they happened. Empty if the record states fewer than two, or no dates. `day` is the
 * date of the data: a launch dated after it is planned.
 */
export function projectHistory(project: ProjectDetail, day: string): HistoryStep[] {
  const stated = [...announced(project), ...launchSteps(project, day)]
  if (stated.length < 2 || stated.every(({ date }) => date === undefined)) return []
  if (stated.some(({ state }) => state === 'ended')) return stated
  const past = stated.filter(({ state }) => state === 'past')
  const steps = [
    ...past,
    ...newestEvidence(project, past),
    ...stated.filter(({ state }) => state === 'next'),
  ]
  const now = steps.findLastIndex(({ state }) => state === 'past')
  return steps.map((step, at) => (at === now ? { ...step, state: 'now' } : step))
}
