/** Loads all statistics. */
import 'server-only'
import { noteFallback } from '@/lib/client/fallback-note'
import { combinedDetails, dataOrUndefined, type Success, unwrap } from '@/lib/client/result'
import { getData } from '@/lib/portal/data/current-data'
import { makeGraph } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import type { Statistic } from './statistic'
import {
  inOrder,
  markIncomplete,
  type Statistics,
  statisticsOfDetails,
  statisticsOfGraph,
  statisticsOfList,
  statisticsOfSources,
} from './statistics'

/** The statistics of each kind of data. Undefined if some of that data is missing. */
const statisticParts = derived('statistics', (data: PortalData) => {
  const { projects, sources, industries, details } = data
  const graph = makeGraph(data)
  const hasAllDetails = projects.ok && details.ok && details.data.length >= projects.data.length
  const hasSources = sources.ok && sources.data.length > 0
  const mark = (statistics: Statistic[], fetchedAt: string) =>
    statistics.map(markIncomplete(dataOrUndefined(data.terms)?.last_updated ?? fetchedAt))
  return {
    list: projects.ok ? mark(statisticsOfList(projects.data), projects.fetchedAt) : undefined,
    sources: sources.ok ? mark(statisticsOfSources(sources.data), sources.fetchedAt) : undefined,
    graph: graph.ok && industries.ok ? statisticsOfGraph(graph.data, industries.data) : undefined,
    details: hasAllDetails ? statisticsOfDetails(details.data, hasSources) : undefined,
  } satisfies Record<string, Statistic[] | undefined>
})

const isAbsent = (part: PortalData['sources' | 'details']): boolean =>
  !part.ok && part.kind === 'not_found'

/** Throws `UpstreamUnavailable` if the list of projects is unavailable. */
export async function getStatistics(): Promise<Statistics> {
  const data = await getData()
  const { projects, sources, nodes, links, industries, details } = data
  const list = unwrap(projects)
  const withoutDetails = isAbsent(details)
  const parts = statisticParts(data)
  const expected = [
    parts.list,
    parts.graph,
    ...(isAbsent(sources) ? [] : [parts.sources]),
    ...(withoutDetails ? [] : [parts.details]),
  ]
  const from: Success<unknown>[] = [
    list,
    ...(parts.sources ? [sources] : []),
    ...(parts.graph ? [nodes, links, industries] : []),
    ...(parts.details ? [details] : []),
  ].filter((response): response is typeof list & Success<unknown> => response.ok)
  const common = combinedDetails(from)
  noteFallback(common)
  return {
    statistics: inOrder(expected.flatMap((part) => part ?? [])),
    projects: dataOrUndefined(projects)?.length ?? 0,
    withoutDetails,
    incomplete: expected.includes(undefined),
    omitted: common.omitted,
    fetchedAt: common.fetchedAt,
  }
}
