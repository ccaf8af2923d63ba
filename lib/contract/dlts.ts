import { z } from 'zod'
import { Id, IncludedProject, LinkStats, NameRef } from './values'

const commonFields = {
  id: Id,
  title: z.string(),
  type: z.string().nullish(),
  has_specific_operator: z.boolean().nullish(),
  website: z.string().nullish(),
  logo_url: z.string().nullish(),
}

const Instance = z.object({
  ...NameRef.shape,
  website: z.string().nullish(),
  operator: NameRef.nullish(),
})

export const DltSummary = z.object({
  ...commonFields,
  instance_count: z.int(),
  stats: LinkStats,
  projects: z.array(IncludedProject).nullish(),
  instances: z.array(Instance).nullish(),
})
export type DltSummary = z.infer<typeof DltSummary>

export const DltDetail = z.object({
  ...commonFields,
  ai_description: z.string().nullish(),
  total_instances: z.int(),
  total_projects: z.int(),
  instances: z.array(Instance.extend({ projects_using: z.int() })).nullish(),
})
export type DltDetail = z.infer<typeof DltDetail>
