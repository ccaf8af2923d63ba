/** All statistics, made of the answers of the API and kept together, so that page, charts and files agree. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { cacheLifetimeOf, shortLifetime, troubleLifetime } from '@/lib/client/cache-lifetime'
import { isOwnApi } from '@/lib/client/public-address'
import { getProject, listIndustries, wholeLists } from '@/lib/client/resources'
import { type ApiResult, type Found, together } from '@/lib/client/result'
import { cacheControl } from '@/lib/contract/headers'
import type { ProjectDetail, ProjectSummary } from '@/lib/contract/projects'
import { getGraph } from '@/lib/portal/graph/load'
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

/** Some of the statistics, with the answers that they are made of. */
interface Part {
  statistics: Statistic[]
  answers: Found<unknown>[]
}

/**
 * From the details of all projects; undefined where one of them could not be had. They take a request each, which is no
 * matter where the API is our own, and would take another's whole allowance for minutes.
 */
async function detailPart(projects: readonly ProjectSummary[]): Promise<Part | undefined> {
  const answers: Found<ProjectDetail>[] = []
  for (const answer of await Promise.all(projects.map(({ id }) => getProject(id)))) {
    if (!answer.ok) return undefined
    answers.push(answer)
  }
  const details = answers.map(({ data }) => data)
  return { statistics: [propertyStatistic(details), sourceStatistic(details)], answers }
}

async function graphPart(): Promise<Part | undefined> {
  const [graph, industries] = await Promise.all([getGraph(), listIndustries()])
  if (!graph.ok || !industries.ok) return undefined
  const statistics = [
    ...usageStatistics(graph.data),
    industryStatistic(graph.data, industries.data.data),
    organizationStatistic(graph.data),
  ]
  return { statistics, answers: [graph, industries] }
}

const listPart = (list: Found<ProjectSummary[]>): Part => ({
  statistics: [launchStatistic, statusStatistic, countryStatistic, regionStatistic].map((make) =>
    make(list.data),
  ),
  answers: [list],
})

const inOrder = (statistics: readonly Statistic[]): Statistic[] =>
  statistics.toSorted((a, b) => statisticIds.indexOf(a.id) - statisticIds.indexOf(b.id))

export async function getStatistics(): Promise<ApiResult<Statistics>> {
  'use cache'
  const list = await wholeLists.projects()
  if (!list.ok) {
    cacheLife(shortLifetime)
    return list
  }
  const withoutDetails = !isOwnApi()
  const parts = await Promise.all([
    listPart(list),
    graphPart(),
    ...(withoutDetails ? [] : [detailPart(list.data)]),
  ])
  const had = parts.filter((part) => part !== undefined)
  const incomplete = had.length < parts.length
  const common = together(had.flatMap(({ answers }) => answers))
  const lasting = !incomplete && common.lastGood === undefined
  if (!lasting) cacheLife(troubleLifetime)
  // Made of all details they are dear, and last as long as one; made of lists they last as long as these.
  else if (!withoutDetails) cacheLife(cacheLifetimeOf(cacheControl.detail))
  const data = {
    statistics: inOrder(had.flatMap(({ statistics }) => statistics)),
    projects: list.data.length,
    withoutDetails,
    incomplete,
    fetchedAt: common.fetchedAt,
  }
  return { ok: true, data, ...common }
}
