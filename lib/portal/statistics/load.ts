/**
 * All statistics, made of the answers of the API. Each part is kept by itself: one that waited for all of the others would
 * be so slow in development, where nothing is compiled yet, that Next.js takes it for stuck.
 */
import 'server-only'
import { cacheLife } from 'next/cache'
import { cacheLifetimeOf, errorLifetime } from '@/lib/client/cache-lifetime'
import { noteFallback } from '@/lib/client/fallback-note'
import { isOwnApi } from '@/lib/client/public-address'
import { listSources, wholeLists } from '@/lib/client/resources'
import { type ApiResult, combinedDetails, type Success, unwrap } from '@/lib/client/result'
import { cacheControl } from '@/lib/contract/headers'
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

/** From the details of all projects. Made of so many answers, it lasts as long as one of them. */
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

/** From the sources, as far as the API has any. */
const sourcePart = (sources: ApiResult<SourceSummary[]>): Part => {
  if (sources.ok) return partOf(statisticsOfSources(sources.data), [sources])
  return sources.kind === 'not_found' ? partOf([], []) : sources
}

/** Throws `UpstreamUnavailable` if the API did not list its projects. */
export async function getStatistics(): Promise<Statistics> {
  const list = unwrap(await wholeLists.projects())
  const withoutDetails = !isOwnApi()
  const sources = await listSources()
  const hasSources = sources.ok && sources.data.length > 0
  // One after the other, so that none waits for what the others compute.
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
    // The list is a part itself.
    omitted: had.reduce((sum, { omitted }) => sum + omitted, 0),
    fetchedAt: common.fetchedAt,
  }
}
