/** All statistics, made of the answers of the API and kept together, so that page, charts and files agree. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { cacheLifetimeOf, shortLifetime } from '@/lib/api/cache-lifetime'
import { getGraph } from '@/lib/api/graph'
import { isOwnApi } from '@/lib/api/public-address'
import { getProject, listIndustries, wholeLists } from '@/lib/api/resources'
import type { ApiResult } from '@/lib/api/result'
import { cacheControl } from '@/lib/contract/headers'
import type { ProjectDetail, ProjectSummary } from '@/lib/contract/projects'
import { propertyStatistic, sourceStatistic } from './detail-statistics'
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
  /** True where the details of all projects were left alone, because they are another server's. */
  withoutDetails: boolean
  /** True where some could not be made because the API did not answer. */
  incomplete: boolean
  fetchedAt: string
}

/**
 * The details of all projects; undefined where one of them could not be had. They take a request each, which is no
 * matter where the API is our own, and would take another's whole allowance for minutes.
 */
async function detailsOf(
  projects: readonly ProjectSummary[],
): Promise<ProjectDetail[] | undefined> {
  const answers = await Promise.all(projects.map(({ id }) => getProject(id)))
  const details = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
  return details.length === projects.length ? details : undefined
}

async function graphStatistics(): Promise<Statistic[] | undefined> {
  const [graph, industries] = await Promise.all([getGraph(), listIndustries()])
  if (!graph.ok || !industries.ok) return undefined
  return [
    ...usageStatistics(graph.data),
    industryStatistic(graph.data, industries.data.data),
    organizationStatistic(graph.data),
  ]
}

async function detailStatistics(
  projects: readonly ProjectSummary[],
): Promise<Statistic[] | undefined> {
  const details = await detailsOf(projects)
  return details && [propertyStatistic(details), sourceStatistic(details)]
}

const inOrder = (statistics: readonly Statistic[]): Statistic[] =>
  statistics.toSorted((a, b) => statisticIds.indexOf(a.id) - statisticIds.indexOf(b.id))

export async function getStatistics(): Promise<ApiResult<Statistics>> {
  'use cache'
  const list = await wholeLists.projects()
  if (!list.ok) {
    cacheLife(shortLifetime)
    return list
  }
  const { data: projects, omitted, fetchedAt } = list
  const withoutDetails = !isOwnApi()
  const parts = await Promise.all([
    graphStatistics(),
    withoutDetails ? [] : detailStatistics(projects),
  ])
  const incomplete = parts.includes(undefined)
  cacheLife(incomplete ? shortLifetime : cacheLifetimeOf(cacheControl.detail))
  const statistics = inOrder([
    launchStatistic(projects),
    statusStatistic(projects),
    countryStatistic(projects),
    regionStatistic(projects),
    ...parts.flatMap((part) => part ?? []),
  ])
  const data = { statistics, projects: projects.length, withoutDetails, incomplete, fetchedAt }
  return { ok: true, data, omitted, fetchedAt }
}
