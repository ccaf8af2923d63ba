import { z } from 'zod'
import { assigned, counted, type Definitions, fromItself, fromSource } from './codebook/definition'
import {
  CountryRef,
  Id,
  LinkStats,
  namedObject,
  ProjectRelation,
  RegionRef,
  sourced,
} from './values'

export const RegulationSummary = namedObject('RegulationSummary', {
  id: Id,
  title: z.string(),
  official_name: z.string().nullish(),
  url: z.string().nullish(),
  country: CountryRef.nullish(),
  stats: LinkStats,
})
export type RegulationSummary = z.infer<typeof RegulationSummary>

export const RegulationDetail = namedObject('RegulationDetail', {
  ...RegulationSummary.shape,
  region: RegionRef.nullish(),
  ai_description: z.string().nullish(),
  // An addition to the API contract.
  ...sourced,
  projects_following: z.array(ProjectRelation).nullish(),
})
export type RegulationDetail = z.infer<typeof RegulationDetail>

export const regulationDefinitions: Definitions = {
  title: fromSource('Short name or abbreviation in everyday use.', 'eIDAS 2'),
  url: fromItself('Link to the text of the law.', 'https://law.example/2024/1183'),
  country: fromSource('Country that made the law; null for laws of several countries.'),
  region: fromSource('Group of countries in which the law applies, if there are several.'),
  'region.title': assigned('Full name of the region.', 'European Union'),
  source: fromSource(
    'Link to the page that confirms the law, its names and where it applies.',
    'https://law.example/2024/1183/summary',
  ),
  'stats.total_links': counted('Number of projects that follow the law.', 9),
  projects_following: fromSource('Projects that follow the law, with the page that confirms it.'),
}
