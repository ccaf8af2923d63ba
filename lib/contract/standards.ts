import { z } from 'zod'
import type { Definitions } from './codebook/definition'
import { Id, LinkStats, ProjectRelation, sourced } from './values'

export const ProjectOfStandard = z.object({
  id: Id,
  title: z.string(),
  type: z.string(),
  website: z.string().nullish(),
  ...sourced,
})

export const StandardSummary = z.object({
  id: Id,
  title: z.string(),
  url: z.string().nullish(),
  stats: LinkStats,
  projects: z.array(ProjectOfStandard).nullish(),
})
export type StandardSummary = z.infer<typeof StandardSummary>

export const StandardDetail = z.object({
  id: Id,
  title: z.string(),
  url: z.string().nullish(),
  ai_description: z.string().nullish(),
  projects_following_count: z.int(),
  projects_following: z.array(ProjectRelation).nullish(),
  projects_managing: z.array(ProjectRelation).nullish(),
  stats: LinkStats,
})
export type StandardDetail = z.infer<typeof StandardDetail>

export const standardDefinitions: Definitions = {
  title: {
    means: 'Title of the standard or specification.',
    example: 'Verifiable Credentials Data Model',
    evidence: 'itself',
  },
  projects: { means: 'Projects that follow or maintain it.', evidence: 'source' },
  projects_following: { means: 'Projects that follow it.', evidence: 'source' },
  projects_following_count: {
    means: 'Number of projects that follow it.',
    example: 31,
    evidence: 'counted',
  },
  projects_managing: { means: 'Projects that write or maintain it.', evidence: 'source' },
}
