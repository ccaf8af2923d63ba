import { z } from 'zod'
import { counted, type Definitions, fromItself, fromSource } from './codebook/definition'
import { Id, LinkStats, namedObject, ProjectRelation, sourced } from './values'

const ProjectOfStandard = namedObject('ProjectUsage', {
  id: Id,
  title: z.string(),
  type: z.string(),
  website: z.string().nullish(),
  ...sourced,
})

export const StandardSummary = namedObject('StandardSummary', {
  id: Id,
  title: z.string(),
  url: z.string().nullish(),
  stats: LinkStats,
  projects: z.array(ProjectOfStandard).nullish(),
})
export type StandardSummary = z.infer<typeof StandardSummary>

export const StandardDetail = namedObject('StandardDetail', {
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
  title: fromItself(
    'Title under which the standard is published.',
    'Verifiable Credentials Data Model',
  ),
  projects: fromSource('Projects that follow or maintain the standard.'),
  projects_following: fromSource('Projects that follow the standard.'),
  projects_following_count: counted('Number of projects that follow the standard.', 31),
  projects_managing: fromSource('Projects that write or maintain the standard.'),
}
