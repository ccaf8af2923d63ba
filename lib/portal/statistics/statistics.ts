/** All statistics, made of what each of them counts. */
import type { Industry } from '@/lib/contract/industries'
import type { ProjectDetail, ProjectSummary } from '@/lib/contract/projects'
import type { SourceSummary } from '@/lib/contract/sources'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { propertyStatistic, sourceStatistic } from './detail-statistics'
import { ageStatistic, kindStatistic, stateStatistic } from './evidence-statistics'
import { industryStatistic, usageStatistics } from './graph-statistics'
import { organizationStatistic } from './organization-statistic'
import {
  countryStatistic,
  launchStatistic,
  regionStatistic,
  statusStatistic,
} from './project-statistics'
import { type Statistic, statisticIds } from './statistic'

export interface Statistics {
  /** In the order of the page. */
  statistics: Statistic[]
  projects: number
  /** True if the details of all projects were left alone, because they are another server's. */
  withoutDetails: boolean
  /** True if some could not be made because the API did not answer. */
  incomplete: boolean
  /** How many records could not be read. */
  omitted: number
  fetchedAt: string
}

export const statisticsOfList = (projects: readonly ProjectSummary[]): Statistic[] =>
  [launchStatistic, statusStatistic, countryStatistic, regionStatistic].map((make) =>
    make(projects),
  )

/** How many facts have a source is said only where no more is known of the sources than their addresses. */
export const statisticsOfDetails = (
  details: readonly ProjectDetail[],
  hasSources: boolean,
): Statistic[] => [propertyStatistic(details), ...(hasSources ? [] : [sourceStatistic(details)])]

export const statisticsOfSources = (sources: readonly SourceSummary[]): Statistic[] =>
  [kindStatistic, ageStatistic, stateStatistic]
    .map((make) => make(sources))
    .filter(({ rows }) => rows.length > 0)

export const statisticsOfGraph = (
  graph: GraphIndex,
  industries: readonly Industry[],
): Statistic[] => [
  ...usageStatistics(graph),
  industryStatistic(graph, industries),
  organizationStatistic(graph),
]

export const inOrder = (statistics: readonly Statistic[]): Statistic[] =>
  statistics.toSorted((a, b) => statisticIds.indexOf(a.id) - statisticIds.indexOf(b.id))
