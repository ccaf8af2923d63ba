/** All statistics, made of the answers of the API and kept together, so that page, charts and files agree. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { cacheLifetimeOf, errorLifetime, shortLifetime } from '@/lib/client/cache-lifetime'
import { isOwnApi } from '@/lib/client/public-address'
import { listSources, wholeLists } from '@/lib/client/resources'
import { type ApiResult, combinedDetails, type Success, unwrap } from '@/lib/client/result'
import { cacheControl } from '@/lib/contract/headers'
import type { ProjectSummary } from '@/lib/contract/projects'
import type { SourceSummary } from '@/lib/contract/sources'
import { getGraph } from '@/lib/portal/graph/load'
import { requestProjectDetails } from '@/lib/portal/projects/details'
import type { Statistic } from './statistic'
import {
  inOrder,
  type Statistics,
  statisticsOfDetails,
  statisticsOfGraph,
  statisticsOfList,
  statisticsOfSources,
} from './statistics'

/** Some of the statistics, with the answers that they are made of. */
interface Part {
  statistics: Statistic[]
  answers: Success<unknown>[]
}

/** From the details of all projects; undefined if one of them could not be had. */
async function getDetailPart(
  projects: readonly ProjectSummary[],
  hasSources: boolean,
): Promise<Part | undefined> {
  const answers = await requestProjectDetails(projects)
  if (!answers || answers.length < projects.length) return undefined
  return {
    statistics: statisticsOfDetails(
      answers.map(({ data }) => data),
      hasSources,
    ),
    answers,
  }
}

async function getGraphPart(): Promise<Part | undefined> {
  const [graph, industries] = await Promise.all([getGraph(), wholeLists.industries()])
  if (!graph.ok || !industries.ok) return undefined
  return {
    statistics: statisticsOfGraph(graph.data, industries.data),
    answers: [graph, industries],
  }
}

/** From the sources, as far as the API has any. */
const sourcePart = (sources: ApiResult<SourceSummary[]>): Part | undefined => {
  if (sources.ok) return { statistics: statisticsOfSources(sources.data), answers: [sources] }
  return sources.kind === 'not_found' ? { statistics: [], answers: [] } : undefined
}

async function cachedStatistics(): Promise<ApiResult<Statistics>> {
  'use cache'
  const list = await wholeLists.projects()
  if (!list.ok) {
    cacheLife(shortLifetime)
    return list
  }
  const withoutDetails = !isOwnApi()
  const sources = await listSources()
  const hasSources = sources.ok && sources.data.length > 0
  const parts = await Promise.all([
    { statistics: statisticsOfList(list.data), answers: [list] },
    getGraphPart(),
    sourcePart(sources),
    ...(withoutDetails ? [] : [getDetailPart(list.data, hasSources)]),
  ])
  const had = parts.filter((part) => part !== undefined)
  const incomplete = had.length < parts.length
  const common = combinedDetails(had.flatMap(({ answers }) => answers))
  const lasting = !incomplete && common.fallbackDate === undefined
  if (!lasting) cacheLife(errorLifetime)
  // Made of all details they are dear, and last as long as one; made of lists they last as long as these.
  else if (!withoutDetails) cacheLife(cacheLifetimeOf(cacheControl.detail))
  const data = {
    statistics: inOrder(had.flatMap(({ statistics }) => statistics)),
    projects: list.data.length,
    withoutDetails,
    incomplete,
    omitted: common.omitted,
    fetchedAt: common.fetchedAt,
  }
  return { ok: true, data, ...common }
}

/** Throws `UpstreamUnavailable` if the API did not list its projects. */
export const getStatistics = async (): Promise<Statistics> => unwrap(await cachedStatistics()).data
