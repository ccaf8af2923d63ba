/** Assembles all statistics from the data on which each is based. */
import type { Industry } from '@/lib/contract/industries'
import type { ProjectDetail, ProjectSummary } from '@/lib/contract/projects'
import type { SourceSummary } from '@/lib/contract/sources'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { formatDate } from '@/lib/text/dates'
import { propertyStatistic, sourceStatistic } from './detail-statistics'
import { ageStatistic, kindStatistic, stateStatistic } from './evidence-statistics'
import { industryStatistic, organizationStatistic, usageStatistics } from './graph-statistics'
import {
  countryStatistic,
  launchStatistic,
  regionStatistic,
  statusStatistic,
} from './project-statistics'
import { type Statistic, statisticIds } from './statistic'

export interface Statistics {
  /** The statistics in the order of the page. */
  statistics: Statistic[]
  projects: number
  /** True if the details of projects were not requested, because the API is that of another publisher. */
  withoutDetails: boolean
  /** True if some statistics are missing because the API did not answer. */
  incomplete: boolean
  /** The number of records that could not be read. */
  omitted: number
  fetchedAt: string
}

export const statisticsOfList = (projects: readonly ProjectSummary[]): Statistic[] =>
  [launchStatistic, statusStatistic, countryStatistic, regionStatistic].map((make) =>
    make(projects),
  )

/** The number of facts with a source is included only if the API provides no statistics of the sources themselves. */
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

/** Marks the year in which the data ends, so that a fall in the last column is not taken for one. */
export const markIncomplete =
  (asOf: string) =>
  (statistic: Statistic): Statistic => {
    const year = asOf.slice(0, 4)
    const isDrawn = statistic.rows.some(({ label }) => label === year)
    if (statistic.form !== 'years' || !isDrawn) return statistic
    const note = `${year} is incomplete: the data ends on ${formatDate(asOf.slice(0, 10))}.`
    return { ...statistic, incomplete: year, limits: `${statistic.limits} ${note}` }
  }

export const inOrder = (statistics: readonly Statistic[]): Statistic[] =>
  statistics.toSorted((a, b) => statisticIds.indexOf(a.id) - statisticIds.indexOf(b.id))
