/**
 * Loads all statistics. Each part is cached separately: a single cache entry for all of them would be so slow in
 * development, where nothing is compiled in advance, that Next.js would consider it stuck.
 */
import 'server-only'
import { cacheLife } from 'next/cache'
import { cacheLifetimeOf, errorLifetime } from '@/lib/client/cache-lifetime'
import { noteFallback } from '@/lib/client/fallback-note'
import { listSources, wholeLists } from '@/lib/client/resources'
import { type ApiResult, combinedDetails, type Success, unwrap } from '@/lib/client/result'
import { cacheControl } from '@/lib/contract/headers'
import type { SourceSummary } from '@/lib/contract/sources'
import { getGraph } from '@/lib/portal/graph/load'
import { canRequestDetails, requestProjectDetails } from '@/lib/portal/projects/details'
import type { Statistic } from './statistic'
import {
  inOrder,
  type Statistics,
  statisticsOfDetails,
  statisticsOfGraph,
  statisticsOfList,
  statisticsOfSources,
} from './statistics'

/** Some of the statistics. */
type Part = ApiResult<Statistic[]>

const partOf = (data: Statistic[], answers: readonly Success<unknown>[]): Part => ({
  ok: true,
  data,
  ...combinedDetails(answers),
})

function missing(): Part {
  cacheLife(errorLifetime)
  return { ok: false, kind: 'unavailable', reason: 'Answers for the statistics are missing' }
}

/** The statistics from the details of all projects. They are cached as long as a single detail. */
async function cachedDetailPart(hasSources: boolean): Promise<Part> {
  'use cache'
  const projects = await wholeLists.projects()
  const answers = projects.ok ? await requestProjectDetails(projects.data) : undefined
  if (!projects.ok || !answers || answers.length < projects.data.length) return missing()
  const details = answers.map(({ data }) => data)
  const part = partOf(statisticsOfDetails(details, hasSources), [projects, ...answers])
  const lasting = part.ok && part.fallbackDate === undefined
  cacheLife(lasting ? cacheLifetimeOf(cacheControl.detail) : errorLifetime)
  return part
}

async function cachedGraphPart(): Promise<Part> {
  'use cache'
  const [graph, industries] = await Promise.all([getGraph(), wholeLists.industries()])
  if (!graph.ok || !industries.ok) return missing()
  cacheLife(graph.data.lifetime)
  return partOf(statisticsOfGraph(graph.data, industries.data), [graph, industries])
}

/** The statistics of sources. Empty if the API has none. */
const sourcePart = (sources: ApiResult<SourceSummary[]>): Part => {
  if (sources.ok) return partOf(statisticsOfSources(sources.data), [sources])
  return sources.kind === 'not_found' ? partOf([], []) : sources
}

/** Throws `UpstreamUnavailable` if the list of projects is unavailable. */
export async function getStatistics(): Promise<Statistics> {
  const list = unwrap(await wholeLists.projects())
  const withoutDetails = !canRequestDetails(list.data)
  const sources = await listSources()
  const hasSources = sources.ok && sources.data.length > 0
  // In sequence, so that no cache entry waits for the computation of another.
  const parts = [partOf(statisticsOfList(list.data), [list]), sourcePart(sources)]
  parts.push(await cachedGraphPart())
  if (!withoutDetails) parts.push(await cachedDetailPart(hasSources))
  const had = parts.filter((part) => part.ok)
  const common = combinedDetails([list, ...had.filter(({ data }) => data.length > 0)])
  noteFallback(common)
  return {
    statistics: inOrder(had.flatMap(({ data }) => data)),
    projects: list.data.length,
    withoutDetails,
    incomplete: had.length < parts.length,
    // The list itself is one of the parts.
    omitted: had.reduce((sum, { omitted }) => sum + omitted, 0),
    fetchedAt: common.fetchedAt,
  }
}
