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
    means: 'Common name or abbreviation.',
    example: 'eIDAS 2',
    evidence: 'itself',
  },
  url: {
    means: 'URL of the text.',
    example: 'https://law.example/2024/1183',
    evidence: 'itself',
  },
  country: {
    means: 'Country of the law; null for laws of several countries.',
    evidence: 'itself',
  },
  region: {
    means: 'Region in which it applies, if not one country.',
    evidence: 'itself',
  },
  'region.title': {
    means: 'Name of the region.',
    example: 'European Union',
    evidence: 'assigned',
  },
  'stats.total_links': {
    means: 'Number of projects that follow it.',
    example: 9,
    evidence: 'counted',
  },
  projects_following: { means: 'Projects that follow it.', evidence: 'source' },
}
