import { z } from 'zod'
import { CountryRef, Id, LinkStats, ProjectRelation, RegionRef } from './values'

export const RegulationSummary = z.object({
  id: Id,
  title: z.string(),
  official_name: z.string().nullish(),
  url: z.string().nullish(),
  country: CountryRef.nullish(),
  stats: LinkStats,
})
export type RegulationSummary = z.infer<typeof RegulationSummary>

export const RegulationDetail = z.object({
  ...RegulationSummary.shape,
  region: RegionRef.nullish(),
  ai_description: z.string().nullish(),
  projects_following: z.array(ProjectRelation).nullish(),
})
export type RegulationDetail = z.infer<typeof RegulationDetail>
