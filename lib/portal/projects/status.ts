/** The statuses of projects: their labels, their stages, and the words about them. */

import type { z } from 'zod'
import type { ProjectStatus } from '@/lib/contract/values'
import { bothOrAll, enumerated, formatCount } from '@/lib/text/counted'
import { countValues } from '@/lib/text/group-by'

type Status = z.infer<typeof ProjectStatus>

/** Consortia are active or inactive instead of launched or discontinued. */
export type Stage = 'running' | 'pilot' | 'planned' | 'ended'

/** The phrase for projects at each stage, the most advanced first: `3 being piloted`. */
export const stagePhrases: Readonly<Record<Stage, string>> = {
  running: 'launched or active',
  pilot: 'being piloted',
  planned: 'announced',
  ended: 'ended',
}
export const stages = Object.keys(stagePhrases) as Stage[]

/**
 * The labels of the stages that have a single one. Visitors need not know that the API calls projects discontinued, and
 * consortia inactive.
 */
export const stageLabels = { pilot: 'Pilot', planned: 'Announced', ended: 'Ended' } as const

interface StatusWords {
  label: string
  stage: Stage
  /** The phrase for one project: `AltID launched`. */
  verb: string
  /** The phrase for several projects: `3 launched and 6 being piloted`. */
  phrase: string
  /** The verb before the phrase, in the singular and the plural: `3 have launched`. */
  auxiliary?: readonly [singular: string, plural: string]
}

const statuses: Readonly<Record<Status, StatusWords>> = {
  Launched: {
    label: 'Launched',
    stage: 'running',
    verb: 'launched',
    phrase: 'launched',
    auxiliary: ['has', 'have'],
  },
  Pilot: {
    label: stageLabels.pilot,
    stage: 'pilot',
    verb: 'began its pilot',
    phrase: stagePhrases.pilot,
  },
  Announced: {
    label: stageLabels.planned,
    stage: 'planned',
    verb: 'was announced',
    phrase: 'announced',
    auxiliary: ['has been', 'have been'],
  },
  Discontinued: {
    label: stageLabels.ended,
    stage: 'ended',
    verb: 'ended',
    phrase: 'ended',
    auxiliary: ['has', 'have'],
  },
  Active: { label: 'Active', stage: 'running', verb: 'became active', phrase: 'active' },
  Inactive: {
    label: stageLabels.ended,
    stage: 'ended',
    verb: 'ended',
    phrase: 'ended',
    auxiliary: ['has', 'have'],
  },
}

/** The status in the graph of projects that do not disclose a status. */
const undisclosedStatus = 'Failed to Disclose'

const statusValues = Object.keys(statuses) as Status[]

/** The names of the statuses where they are next to each other. Consortia have statuses of their own. */
export const statusLabels = Object.fromEntries(
  statusValues.map((status) => [
    status,
    `${statuses[status].label}${['Active', 'Inactive'].includes(status) ? ' (consortia)' : ''}`,
  ]),
) as Readonly<Record<Status, string>>

/** Undefined without a status, and for a status that only another server has. */
export const getStatusWords = (status: string | null | undefined): StatusWords | undefined =>
  status && Object.hasOwn(statuses, status) ? statuses[status as Status] : undefined

/** The label of a status for visitors. A status that only another server has is its own label. */
export const statusLabel = (status: string): string => getStatusWords(status)?.label ?? status

/** The same as its name next to other statuses: `'Active (consortia)'`. */
export const statusName = (status: string): string =>
  Object.hasOwn(statusLabels, status) ? statusLabels[status as Status] : status

/** Undefined for a status that only another server has. */
export const getStage = (status: string | null | undefined): Stage | undefined =>
  getStatusWords(status)?.stage

export const statusesAt = (stage: Stage): Status[] =>
  statusValues.filter((status) => statuses[status].stage === stage)

/** Whether the public cannot use a project of this status yet, so that it has no launch date. */
export const isBeforeLaunch = (status: string | null | undefined): boolean =>
  ['pilot', 'planned'].includes(getStage(status) ?? '')

export const isRunningOrPilot = (status: string | null | undefined): boolean =>
  ['running', 'pilot'].includes(getStage(status) ?? '')

/**
 * The age of the evidence of a status if it is over a year older than the data: `over a year ago`, `over 3 years ago`.
 * Ended projects need no newer evidence. Dates are a year, a month or a day; a partial date counts as its last day.
 */
export function oldStatusNote(
  { status, date }: { status?: string | null; date?: string | null },
  dataDate: string,
): string | undefined {
  if (!date || getStage(status) === 'ended') return undefined
  const years = Number(dataDate.slice(0, 4)) - Number(date.slice(0, 4))
  const isBeforeAnniversary = date.slice(4) >= dataDate.slice(4, date.length)
  const wholeYears = isBeforeAnniversary ? years - 1 : years
  if (wholeYears < 1) return undefined
  return wholeYears === 1 ? 'over a year ago' : `over ${formatCount(wholeYears)} years ago`
}

/** A project whose status is undisclosed comes before one that has ended. */
const stageOrder: readonly (Stage | undefined)[] = [
  'running',
  'pilot',
  'planned',
  undefined,
  'ended',
]

type WithStatus = { status?: string | null }

/** Compares two projects: the more advanced comes first. */
export const byStage = (a: WithStatus, b: WithStatus): number =>
  stageOrder.indexOf(getStage(a.status)) - stageOrder.indexOf(getStage(b.status))

/** All statuses, the most advanced first. */
export const statusesByStage = statusValues
  .map((status) => ({ status }))
  .toSorted(byStage)
  .map(({ status }) => status)

/** The status of a node, unless it is the status for undisclosed ones. */
export const disclosedStatus = (status: string | null | undefined): string | undefined =>
  status && status !== undisclosedStatus ? status : undefined

/**
 * The numbers of projects by status, the most advanced first. If all have the same, it is not counted: `all launched`.
 * @example describeStatuses(projects) // '16 launched, 6 being piloted and 15 announced'
 */
export function describeStatuses(projects: readonly WithStatus[]): string {
  const isKnown = ({ status }: WithStatus) => disclosedStatus(status) !== undefined
  const order: readonly (string | null | undefined)[] = statusesByStage
  const known = projects
    .filter(isKnown)
    .toSorted((a, b) => byStage(a, b) || order.indexOf(a.status) - order.indexOf(b.status))
    .map(({ status }) => getStatusWords(status)?.phrase ?? status ?? '')
  const unknown = projects.filter((project) => !isKnown(project)).map(() => 'with no known status')
  const counts = [...countValues([...known, ...unknown])]
  const [[phrase] = [], ...others] = counts
  return phrase && others.length === 0 && projects.length > 1
    ? `${bothOrAll(projects.length)} ${phrase}`
    : enumerated(counts.map(([phrase, count]) => `${formatCount(count)} ${phrase}`))
}
