import { z } from 'zod'
import type { Definitions } from './codebook/definition'
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

export const regulationDefinitions: Definitions = {
  title: {
    means: 'The common name or abbreviation of the law.',
    example: 'eIDAS 2',
    evidence: 'itself',
  },
  url: {
    means: 'The address of its text.',
    example: 'https://law.example/2024/1183',
    evidence: 'itself',
  },
  country: {
    means: 'The country whose law it is; null for laws of several countries.',
    evidence: 'itself',
  },
  region: {
    means: 'The region in which it holds, if it is no law of one country.',
    evidence: 'itself',
  },
  'region.title': {
    means: 'The name of the region.',
    example: 'European Union',
    evidence: 'assigned',
  },
  'stats.total_links': {
    means: 'The number of projects that follow it.',
    example: 9,
    evidence: 'counted',
  },
  projects_following: { means: 'The projects that follow it.', evidence: 'source' },
}
