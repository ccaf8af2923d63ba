/** The statuses of projects: their labels, their stages, and the one for none. */

import type { z } from 'zod'
import type { ProjectStatus } from '@/lib/contract/values'

type Status = z.infer<typeof ProjectStatus>

/** The status in the graph of projects that do not disclose one. */
const undisclosedStatus = 'Failed to Disclose'

export const statusLabels: Readonly<Record<Status, string>> = {
  Launched: 'Launched',
  Pilot: 'Pilot',
  Announced: 'Announced',
  Discontinued: 'Discontinued',
  Active: 'Active',
  Inactive: 'Inactive',
}

/** `running` and `pilot` are in use. Consortia are active or inactive instead of launched or discontinued. */
export type Stage = 'running' | 'pilot' | 'planned' | 'ended'

const stages: Readonly<Record<Status, Stage>> = {
  Launched: 'running',
  Active: 'running',
  Pilot: 'pilot',
  Announced: 'planned',
  Discontinued: 'ended',
  Inactive: 'ended',
}

/** All statuses, the most advanced first. */
export const statusesByStage = Object.keys(stages) as Status[]

/** Undefined for a status that only another server has. */
export const getStage = (status: string | null | undefined): Stage | undefined =>
  status && Object.hasOwn(stages, status) ? stages[status as Status] : undefined

export const isInUse = (status: string | null | undefined): boolean =>
  ['running', 'pilot'].includes(getStage(status) ?? '')

/** The status of a node, unless it is the one for none. */
export const disclosedStatus = (status: string | null | undefined): string | undefined =>
  status && status !== undisclosedStatus ? status : undefined
